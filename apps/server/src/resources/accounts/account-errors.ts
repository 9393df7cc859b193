import { AccountExists, InvalidAccount } from '../../accounts/accounts.js'
import { WeakPassword } from '../../accounts/passwords.js'
import { ApiError, badRequest } from '../../errors.js'

/** What the accounts refuse, as an answer; anything else as it was. */
export function toAccountError(error: unknown, passwordField = 'password'): unknown {
  if (error instanceof WeakPassword) return about(passwordField, 'invalid', error.message)
  if (error instanceof InvalidAccount) return about(fieldOf(error.message), 'invalid', error.message)
  if (error instanceof AccountExists)
    return new ApiError(409, 'account_exists', `${error.message} Sign in instead.`)
  switch (codeOf(error)) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
    case 'PASSWORD_TOO_LONG':
      return new ApiError(401, 'wrong_credentials', 'The email or the password is wrong.')
    case 'INVALID_PASSWORD':
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return about('current_password', 'wrong_password', 'The current password is wrong.')
    case 'INACTIVE_USER':
      return new ApiError(
        403,
        'inactive_user',
        'This account is deactivated. Ask the operator of the server.',
      )
    case 'INVALID_TOKEN':
      return badRequest('invalid_token', 'This link has been used or is too old. Ask for another one.')
    default:
      return error
  }
}

const about = (field: string, code: string, sentence: string): ApiError =>
  badRequest(code, sentence, { fields: { [field]: [sentence] } })

const fieldOf = (sentence: string): string =>
  ['first name', 'last name'].find((name) => sentence.includes(name))?.replace(' ', '_') ?? 'email'

/** The code of an error of better-auth. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('body' in error)) return null
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null
}
