import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts, sessionQuery } from '@/api/accounts'
import { Button } from '@/ui/button'
import { AccountLink, AccountPage } from './account-page'
import { AccountForm, TextField } from './form'
import { NewPasswordField } from './sign-up-page'

const signInLink = <AccountLink to="/sign-in">Sign in</AccountLink>

/** Without a token it asks where to send one; the mail leads back here with it. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  return token === undefined ? <AskForLink /> : <ChoosePassword token={token} />
}

function AskForLink() {
  const { data: session } = useQuery(sessionQuery)
  const ask = useMutation({ mutationFn: accounts.forgotPassword })
  return (
    <AccountPage title="Reset your password" footer={signInLink}>
      {session?.mail === false ? (
        <p className="text-muted">
          This server sends no mail. Whoever runs it can give you a new password with{' '}
          <code className="font-mono text-sm">waypost user set-password</code>.
        </p>
      ) : ask.data ? (
        <p role="status" className="text-muted">
          {ask.data.message}
        </p>
      ) : (
        <AccountForm
          action="Send me a link"
          busy={ask.isPending}
          error={ask.error}
          onSubmit={({ email = '' }) => ask.mutate(email)}
        >
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            error={ask.error}
          />
        </AccountForm>
      )}
    </AccountPage>
  )
}

function ChoosePassword({ token }: { token: string }) {
  const reset = useMutation({ mutationFn: accounts.resetPassword })
  return (
    <AccountPage
      title="Choose a new password"
      {...(reset.isSuccess
        ? {}
        : {
            footer: reset.isError ? (
              <AccountLink to="/reset-password">Ask for another link</AccountLink>
            ) : (
              signInLink
            ),
          })}
    >
      {reset.isSuccess ? (
        <div className="flex flex-col gap-3">
          <p role="status" className="text-muted">
            Your password is changed, and you are signed out everywhere. Sign in with the new one.
          </p>
          <Button asChild variant="primary" className="h-9">
            <Link to="/sign-in">Sign in</Link>
          </Button>
        </div>
      ) : (
        <AccountForm
          action="Change password"
          busy={reset.isPending}
          error={reset.error}
          onSubmit={({ new_password = '' }) => reset.mutate({ token, new_password })}
        >
          <NewPasswordField name="new_password" autoFocus error={reset.error} />
        </AccountForm>
      )}
    </AccountPage>
  )
}
