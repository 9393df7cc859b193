export const passwordMin = 8
export const passwordMax = 128

export class WeakPassword extends Error {
  override readonly name = 'WeakPassword'
}

export function checkPassword(password: string): void {
  if (password.length < passwordMin) {
    throw new WeakPassword(`The password is too short: use at least ${passwordMin} characters.`)
  }
  if (password.length > passwordMax) {
    throw new WeakPassword(`The password is too long: use at most ${passwordMax} characters.`)
  }
}
