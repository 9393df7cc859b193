import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { accounts, sessionQuery } from '@/api/accounts'
import { AccountLink, AccountPage } from './account-page'
import { AccountForm, TextField } from './form'
import { useEnter } from './use-enter'

export function SignInPage() {
  const { next } = useSearch({ from: '/sign-in' })
  const { data: session } = useQuery(sessionQuery)
  const enter = useEnter()
  const signIn = useMutation({ mutationFn: accounts.signIn, onSuccess: () => enter({ next }) })
  return (
    <AccountPage
      title="Sign in to Waypost"
      footer={
        session?.open_sign_up === true ? (
          <>
            New here? <AccountLink to="/sign-up">Create an account</AccountLink>
          </>
        ) : (
          'No account yet? Ask an admin of your workspace for an invitation.'
        )
      }
    >
      <AccountForm
        action="Sign in"
        busy={signIn.isPending}
        error={signIn.error}
        onSubmit={({ email = '', password = '' }) => signIn.mutate({ email, password })}
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          error={signIn.error}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          error={signIn.error}
          hint={
            session?.mail === true ? (
              <AccountLink to="/reset-password">Forgot your password?</AccountLink>
            ) : undefined
          }
        />
      </AccountForm>
    </AccountPage>
  )
}
