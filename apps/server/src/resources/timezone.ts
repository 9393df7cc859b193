import { invalidField } from '../errors.js'

export function checkTimezone(name: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    throw invalidField('timezone', `must be an IANA name such as Europe/Rome; "${name}" is not one.`)
  }
}
