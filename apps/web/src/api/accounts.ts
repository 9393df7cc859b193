import { queryOptions } from '@tanstack/react-query'
import { createAccountClient, unwrap, type Schema } from 'waypost-client'
import { keys } from './keys'

/** Signing in and out lies beside the API, at /api/auth: these are not operations that a key could call. */
const client = createAccountClient({ baseUrl: '/api' })

export type WorkspaceRef = Schema<'WorkspaceName'>
export type InvitationInfo = Schema<'OpenInvitation'>

interface FirstRunInput {
  email: string
  password: string
  first_name?: string
  last_name?: string
  workspace_name: string
  workspace_slug?: string
}

interface SignUpInput {
  password: string
  email?: string
  first_name?: string
  last_name?: string
  invitation?: string
}

const byToken = (token: string) => ({ params: { path: { token } } })

export const accounts = {
  session: () => unwrap(client.GET('/auth/session')),
  firstRun: (body: FirstRunInput) => unwrap(client.POST('/auth/first-run', { body })),
  signIn: (body: { email: string; password: string }) => unwrap(client.POST('/auth/sign-in', { body })),
  signUp: (body: SignUpInput) => unwrap(client.POST('/auth/sign-up', { body })),
  signOut: () => client.POST('/auth/sign-out'),
  signOutEverywhere: () => client.POST('/auth/sign-out-everywhere'),
  sessions: () => unwrap(client.GET('/auth/sessions')),
  endSession: (id: string) =>
    client.DELETE('/auth/sessions/{session_id}', { params: { path: { session_id: id } } }),
  changePassword: (body: { current_password: string; new_password: string }) =>
    client.POST('/auth/change-password', { body }),
  forgotPassword: (email: string) => unwrap(client.POST('/auth/forgot-password', { body: { email } })),
  resetPassword: (body: { token: string; new_password: string }) =>
    client.POST('/auth/reset-password', { body }),
  verifyEmail: (token: string) => client.POST('/auth/verify-email', { body: { token } }),
  invitation: (token: string) => unwrap(client.GET('/auth/invitations/{token}', byToken(token))),
  acceptInvitation: (token: string) =>
    unwrap(client.POST('/auth/invitations/{token}/accept', byToken(token))),
}

const signedIn = 'waypost.signed-in'

/** What the last answer was, before there is another one. */
export const wasSignedIn = (): boolean => localStorage.getItem(signedIn) === 'yes'

export const sessionQuery = queryOptions({
  queryKey: keys.account('session'),
  queryFn: async () => {
    const session = await accounts.session()
    localStorage.setItem(signedIn, session.user ? 'yes' : 'no')
    return session
  },
  staleTime: Number.POSITIVE_INFINITY,
})
