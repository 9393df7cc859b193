import { Type } from 'typebox'
import { described, requiredText, text } from '../../schema.js'

const Email = text(254)
const Password = described(text(1000), '8 to 128 characters.')
const names = { first_name: Type.Optional(text(255)), last_name: Type.Optional(text(255)) }

export const FirstRun = Type.Object({
  email: Email,
  password: Password,
  ...names,
  workspace_name: requiredText(80),
  workspace_slug: Type.Optional(text(48)),
})
export const SignIn = Type.Object({ email: Email, password: Password })
export const SignUp = Type.Object({
  email: Type.Optional(Email),
  password: Password,
  ...names,
  invitation: described(Type.Optional(text(100)), 'The token of an invitation; it decides the email.'),
})
export const ChangePassword = Type.Object({ current_password: Password, new_password: Password })
export const ForgotPassword = Type.Object({ email: Email })
export const ResetPassword = Type.Object({ token: text(200), new_password: Password })
export const VerifyEmail = Type.Object({ token: text(200) })
