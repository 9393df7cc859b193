import { invalidFields } from '../../errors.js'
import { checkTimezone } from '../timezone.js'
import { forbiddenCharacters } from './projects.schema.js'

interface Named {
  name?: string
  identifier?: string
  timezone?: string
}

/** The rules that a schema cannot say. Gives the body with its name trimmed and its identifier upper-cased. */
export function checkProject<Body extends Named>(body: Body): Body {
  const faults: Record<string, string[]> = {}
  const checked = { ...body }
  if (body.name !== undefined) {
    checked.name = body.name.trim()
    if (checked.name === '') faults['name'] = ['must not be empty.']
  }
  if (body.identifier !== undefined) {
    checked.identifier = body.identifier.trim().toUpperCase()
    if (checked.identifier === '' || checked.identifier.length > 12)
      faults['identifier'] = ['must have 1 to 12 characters.']
  }
  for (const field of ['name', 'identifier'] as const) {
    const found = [...new Set(checked[field] ?? '')].filter((character) =>
      forbiddenCharacters.includes(character),
    )
    if (found.length > 0)
      faults[field] = [
        ...(faults[field] ?? []),
        `must not contain ${found.join(' ')} (none of ${forbiddenCharacters}).`,
      ]
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  if (body.timezone !== undefined) checkTimezone(body.timezone)
  return checked
}
