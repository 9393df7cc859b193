import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts } from '@/api/accounts'
import { AccountPage } from './account-page'
import { AccountForm, TextField } from './form'
import { NewPasswordField } from './sign-up-page'

const signInLink = (
  <Link to="/sign-in" className="text-accent-text underline underline-offset-2">
    Sign in
  </Link>
)

/** Without a token it asks where to send one; the mail leads back here with it. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  return token === undefined ? <AskForLink /> : <ChoosePassword token={token} />
}

function AskForLink() {
  const ask = useMutation({ mutationFn: accounts.forgotPassword })
  return (
    <AccountPage title="Reset your password" footer={signInLink}>
      {ask.data ? (
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
    <AccountPage title="Choose a new password" footer={signInLink}>
      {reset.isSuccess ? (
        <p role="status" className="text-muted">
          Your password is changed. Sign in with it.
        </p>
      ) : (
        <AccountForm
          action="Change password"
          busy={reset.isPending}
          error={reset.error}
          onSubmit={({ new_password = '' }) => reset.mutate({ token, new_password })}
        >
          <NewPasswordField name="new_password" error={reset.error} />
        </AccountForm>
      )}
    </AccountPage>
  )
}
