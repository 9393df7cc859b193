import { ConfigError } from '../config.js'

export const isDebug = (): boolean => ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')

/** Says on stderr what went wrong; the stack is for those who ask for it. */
export function reportError(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error)
  const stack = isDebug() && error instanceof Error ? `\n${error.stack ?? ''}` : ''
  process.stderr.write(`error: ${withoutPasswords(sentence + stack)}\n`)
  process.exitCode = error instanceof ConfigError ? 2 : 1
}

/** A wrong DATABASE_URL is named with its value, and an address may hold a password. The word itself is an example. */
const withoutPasswords = (text: string): string =>
  text.replace(/(:\/\/[^\s:@/"]*):(?!password@)[^\s"]*@/g, '$1:***@')
