import { useMutation, useQuery } from '@tanstack/react-query'
import { accounts, sessionQuery } from '@/api/accounts'
import { AccountLink, AccountPage } from './account-page'
import { AccountForm, TextField } from './form'
import { useEnter } from './use-enter'

export function SignUpPage() {
  const { data: session } = useQuery(sessionQuery)
  const enter = useEnter()
  const signUp = useMutation({
    mutationFn: accounts.signUp,
    onSuccess: ({ workspace }) => enter({ workspace }),
  })
  const signInLink = (
    <>
      Have an account? <AccountLink to="/sign-in">Sign in</AccountLink>
    </>
  )
  if (session?.open_sign_up === false) {
    return (
      <AccountPage title="By invitation" footer={signInLink}>
        <p className="text-muted">
          Accounts on this Waypost are made by invitation. Ask an admin of your workspace for one: it is a
          link that brings you here.
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title="Create your account" footer={signInLink}>
      <AccountForm
        action="Create account"
        busy={signUp.isPending}
        error={signUp.error}
        onSubmit={({ password = '', ...rest }) => signUp.mutate({ password, ...rest })}
      >
        <NameFields error={signUp.error} />
        <TextField name="email" label="Email" type="email" autoComplete="username" error={signUp.error} />
        <NewPasswordField error={signUp.error} />
      </AccountForm>
    </AccountPage>
  )
}

export function NameFields({ error }: { error: unknown }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField name="first_name" label="First name" autoComplete="given-name" autoFocus error={error} />
      <TextField name="last_name" label="Last name" autoComplete="family-name" optional error={error} />
    </div>
  )
}

interface NewPasswordProps {
  error: unknown
  name?: string
  autoFocus?: boolean
}

export function NewPasswordField({ error, name = 'password', autoFocus = false }: NewPasswordProps) {
  return (
    <TextField
      name={name}
      label={name === 'password' ? 'Password' : 'New password'}
      type="password"
      autoComplete="new-password"
      minLength={8}
      autoFocus={autoFocus}
      hint="At least 8 characters."
      error={error}
    />
  )
}
