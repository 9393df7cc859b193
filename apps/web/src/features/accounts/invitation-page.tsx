import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { accounts, sessionQuery, type InvitationInfo } from '@/api/accounts'
import { keys } from '@/api/keys'
import { Button } from '@/ui/button'
import { ErrorNotice } from '@/ui/error-notice'
import { Skeleton } from '@/ui/skeleton'
import { AccountLink, AccountPage } from './account-page'
import { AccountForm, TextField } from './form'
import { NameFields, NewPasswordField } from './sign-up-page'
import { useEnter } from './use-enter'
import { useSignOut } from './use-sign-out'

export function InvitationPage() {
  const { token } = useParams({ from: '/invitations/$token' })
  const { data: session } = useQuery(sessionQuery)
  const { data: invitation, error } = useQuery({
    queryKey: keys.account('invitations', token),
    queryFn: () => accounts.invitation(token),
    retry: false,
  })
  if (error) {
    return (
      <AccountPage
        title="This invitation is not valid"
        footer={<AccountLink to="/">Go to Waypost</AccountLink>}
      >
        <p className="text-muted">
          It was used, taken back, or has expired. Ask whoever sent it for a new one.
        </p>
      </AccountPage>
    )
  }
  if (!invitation || !session) {
    return (
      <AccountPage title="Your invitation">
        <Skeleton className="h-24" />
      </AccountPage>
    )
  }
  const title = `Join ${invitation.workspace.name}`
  const from = invitation.invited_by === null ? 'You are invited' : `${invitation.invited_by} invites you`
  return (
    <AccountPage title={title} description={`${from} as ${invitation.email}.`}>
      {session.user?.email === invitation.email ? (
        <Accept token={token} invitation={invitation} />
      ) : session.user ? (
        <OtherAccount token={token} invitation={invitation} signedIn={session.user.email} />
      ) : invitation.has_account ? (
        <div className="flex flex-col gap-3">
          <p className="text-muted">There is an account with this address. Sign in to accept.</p>
          <Button asChild variant="primary" className="h-9">
            <Link to="/sign-in" search={{ next: `/invitations/${token}` }}>
              Sign in
            </Link>
          </Button>
        </div>
      ) : (
        <SignUp token={token} invitation={invitation} />
      )}
    </AccountPage>
  )
}

function Accept({ token, invitation }: { token: string; invitation: InvitationInfo }) {
  const enter = useEnter()
  const accept = useMutation({
    mutationFn: () => accounts.acceptInvitation(token),
    onSuccess: ({ workspace }) => enter({ workspace }),
  })
  return (
    <div className="flex flex-col gap-3">
      {accept.error && <ErrorNotice error={accept.error} />}
      <Button variant="primary" className="h-9" busy={accept.isPending} onClick={() => accept.mutate()}>
        Join {invitation.workspace.name}
      </Button>
    </div>
  )
}

/** Whoever shares a browser, or was invited under another address. */
function OtherAccount({
  token,
  invitation,
  signedIn,
}: {
  token: string
  invitation: InvitationInfo
  signedIn: string
}) {
  const signOut = useSignOut()
  const [busy, setBusy] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        You are signed in as {signedIn}. The invitation is for {invitation.email}: go on with that account.
      </p>
      <Button
        variant="primary"
        className="h-9"
        busy={busy}
        onClick={() => {
          setBusy(true)
          void signOut(`/invitations/${token}`).finally(() => setBusy(false))
        }}
      >
        Sign out and go on
      </Button>
      <Button asChild className="h-9">
        <Link to="/">Stay signed in as {signedIn}</Link>
      </Button>
    </div>
  )
}

function SignUp({ token, invitation }: { token: string; invitation: InvitationInfo }) {
  const enter = useEnter()
  const signUp = useMutation({
    mutationFn: accounts.signUp,
    onSuccess: ({ workspace }) => enter({ workspace }),
  })
  return (
    <AccountForm
      action="Create account and join"
      busy={signUp.isPending}
      error={signUp.error}
      onSubmit={({ password = '', first_name = '', last_name = '' }) =>
        signUp.mutate({ password, first_name, last_name, invitation: token })
      }
    >
      <NameFields error={signUp.error} />
      <TextField
        name="email"
        label="Email"
        autoComplete="username"
        defaultValue={invitation.email}
        readOnly
        error={signUp.error}
      />
      <NewPasswordField error={signUp.error} />
    </AccountForm>
  )
}
