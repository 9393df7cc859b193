import { Type } from 'typebox'
import { DateTime, Uuid, described, nullable, requiredText, text } from '../../schema.js'

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

export const Account = Type.Object(
  { id: Uuid, email: Type.String(), display_name: Type.String() },
  { title: 'Account' },
)
export const WorkspaceName = Type.Object(
  { id: Uuid, slug: Type.String(), name: Type.String() },
  { title: 'WorkspaceName' },
)
export const SessionState = Type.Object(
  {
    first_run: described(Type.Boolean(), 'There is no account yet.'),
    open_sign_up: described(Type.Boolean(), 'Anybody may make an account.'),
    mail: described(Type.Boolean(), 'This server sends mail.'),
    user: nullable(Account),
    session: nullable(Type.Object({ id: Uuid, expires_at: DateTime })),
  },
  { title: 'SessionState' },
)
export const SessionInfo = Type.Object(
  {
    id: Uuid,
    created_at: DateTime,
    updated_at: DateTime,
    expires_at: DateTime,
    ip_address: nullable(Type.String()),
    user_agent: nullable(Type.String()),
    current: described(Type.Boolean(), 'The session that asks.'),
  },
  { title: 'SessionInfo' },
)
export const OpenInvitation = Type.Object(
  {
    email: Type.String(),
    role: Type.Integer(),
    workspace: WorkspaceName,
    invited_by: described(nullable(Type.String()), 'The name of who has invited.'),
    has_account: described(Type.Boolean(), 'The email has an account, which can accept.'),
  },
  { title: 'OpenInvitation' },
)
