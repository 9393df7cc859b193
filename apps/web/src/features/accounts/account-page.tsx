import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'

/** The frame of the pages that are seen before one is signed in. */
export function AccountPage({
  title,
  description,
  children,
  footer,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Waypost`
  }, [title])
  return (
    <main className="scroll-quiet flex min-h-full items-center justify-center overflow-y-auto px-4 py-10">
      <div className="w-full max-w-sm">
        <div className="mb-6 flex flex-col items-center text-center">
          <img src="/favicon.svg" alt="" width={36} height={36} className="mb-4" />
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {description !== undefined && <p className="mt-1.5 text-md text-muted">{description}</p>}
        </div>
        <div className="rounded-xl border border-line bg-surface p-5">{children}</div>
        {footer !== undefined && <div className="mt-4 text-center text-base text-muted">{footer}</div>}
      </div>
    </main>
  )
}

interface AccountLinkProps {
  to: '/' | '/sign-in' | '/sign-up' | '/reset-password'
  children: ReactNode
}

/** A link in the words around a form. */
export function AccountLink({ to, children }: AccountLinkProps) {
  return (
    <Link to={to} className="text-accent-text underline underline-offset-2">
      {children}
    </Link>
  )
}
