import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { requestJson, send } from './request'

/** Signing in and out lies beside the API, at /api/auth: these are not operations that a key could call. */

export interface Account {
  id: string
  email: string
  display_name: string
}

export interface WorkspaceRef {
  id: string
  slug: string
  name: string
}

export interface Session {
  first_run: boolean
  open_sign_up: boolean
  mail: boolean
  user: Account | null
  session: { id: string; expires_at: string } | null
}

export interface InvitationInfo {
  email: string
  role: number
  workspace: { name: string; slug: string }
  invited_by: string | null
  has_account: boolean
}

export interface SessionInfo {
  id: string
  created_at: string
  updated_at: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  current: boolean
}

const call = (method: string, path: string, body?: object) => send(method, `/api/auth/${path}`, body)
const read = <Answer>(method: string, path: string, body?: object) =>
  requestJson<Answer>(method, `/api/auth/${path}`, body)

export interface FirstRunInput {
  email: string
  password: string
  first_name?: string
  last_name?: string
  workspace_name: string
  workspace_slug?: string
}

export interface SignUpInput {
  password: string
  email?: string
  first_name?: string
  last_name?: string
  invitation?: string
}

export const accounts = {
  session: () => read<Session>('GET', 'session'),
  firstRun: (input: FirstRunInput) =>
    read<{ user: Account; workspace: WorkspaceRef }>('POST', 'first-run', input),
  signIn: (input: { email: string; password: string }) => read<{ user: Account }>('POST', 'sign-in', input),
  signUp: (input: SignUpInput) =>
    read<{ user: Account; workspace: WorkspaceRef | null }>('POST', 'sign-up', input),
  signOut: () => call('POST', 'sign-out'),
  signOutEverywhere: () => call('POST', 'sign-out-everywhere'),
  sessions: () => read<SessionInfo[]>('GET', 'sessions'),
  endSession: (id: string) => call('DELETE', `sessions/${id}`),
  changePassword: (input: { current_password: string; new_password: string }) =>
    call('POST', 'change-password', input),
  forgotPassword: (email: string) => read<{ message: string }>('POST', 'forgot-password', { email }),
  resetPassword: (input: { token: string; new_password: string }) => call('POST', 'reset-password', input),
  verifyEmail: (token: string) => call('POST', 'verify-email', { token }),
  invitation: (token: string) => read<InvitationInfo>('GET', `invitations/${encodeURIComponent(token)}`),
  acceptInvitation: (token: string) =>
    read<{ workspace: WorkspaceRef }>('POST', `invitations/${encodeURIComponent(token)}/accept`, {}),
}

export const sessionQuery = queryOptions({
  queryKey: keys.account('session'),
  queryFn: accounts.session,
  staleTime: Number.POSITIVE_INFINITY,
})
