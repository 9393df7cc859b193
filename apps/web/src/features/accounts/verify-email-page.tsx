import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts } from '@/api/accounts'
import { keys } from '@/api/keys'
import { Button } from '@/ui/button'
import { ErrorNotice } from '@/ui/error-notice'
import { AccountLink, AccountPage } from './account-page'

export function VerifyEmailPage() {
  const { token = '' } = useSearch({ from: '/verify-email' })
  const { error, isSuccess } = useQuery({
    queryKey: keys.account('verify-email', token),
    queryFn: async () => {
      await accounts.verifyEmail(token)
      return true
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <AccountPage
      title="Your email address"
      {...(isSuccess ? {} : { footer: <AccountLink to="/">Go to Waypost</AccountLink> })}
    >
      {error ? (
        <ErrorNotice error={error} />
      ) : (
        <div className="flex flex-col gap-3">
          <p role="status" className="text-muted">
            {isSuccess ? 'Your address is confirmed.' : 'Confirming your address…'}
          </p>
          {isSuccess && (
            <Button asChild variant="primary" className="h-9">
              <Link to="/">Go to Waypost</Link>
            </Button>
          )}
        </div>
      )}
    </AccountPage>
  )
}
