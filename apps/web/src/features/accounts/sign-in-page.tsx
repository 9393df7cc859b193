import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts, sessionQuery } from '@/api/accounts'
import { AccountPage } from './account-page'
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
            New here?{' '}
            <Link to="/sign-up" className="text-accent-text underline underline-offset-2">
              Create an account
            </Link>
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
              <Link to="/reset-password" className="text-accent-text underline underline-offset-2">
                Forgot your password?
              </Link>
            ) : undefined
          }
        />
      </AccountForm>
    </AccountPage>
  )
}
