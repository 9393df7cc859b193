import { Link, Outlet } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useSignedInOnly } from '@/features/shell/use-signed-in-only'
import { tabLook } from '@/ui/tabs'

const tabs = [
  { to: '/profile', label: 'Profile' },
  { to: '/profile/security', label: 'Password and sessions' },
  { to: '/profile/tokens', label: 'Personal access tokens' },
] as const

export function ProfileLayout() {
  useSignedInOnly()
  useEffect(() => {
    document.title = 'Profile settings · Waypost'
  }, [])
  return (
    <div className="scroll-quiet h-full overflow-y-auto bg-surface">
      <main className="mx-auto max-w-3xl px-4 py-6 sm:px-8">
        <Link to="/" className="inline-flex items-center gap-1.5 rounded-md text-muted hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" /> Back to the workspace
        </Link>
        <h1 className="mt-4 text-xl font-semibold tracking-tight">Profile settings</h1>
        <nav
          aria-label="Profile settings"
          className="mt-4 -ml-2 flex gap-1 overflow-x-auto border-b border-line pb-2"
        >
          {tabs.map(({ to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: true }} className={`${tabLook} shrink-0`}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="py-6">
          <Outlet />
        </div>
      </main>
    </div>
  )
}
