import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'

export function NotFoundPage() {
  return (
    <main className="flex h-full items-center justify-center">
      <EmptyState
        icon={<Compass />}
        level={1}
        title="There is nothing at this address"
        action={
          <Button asChild variant="primary">
            <Link to="/">Go to your workspace</Link>
          </Button>
        }
      >
        It may have been moved or deleted, or it is not shared with you.
      </EmptyState>
    </main>
  )
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <main className="mx-auto flex h-full max-w-lg flex-col justify-center gap-4 px-6">
      <h1 className="text-lg font-semibold">This page could not be shown</h1>
      <ErrorNotice error={error} onRetry={reset} />
      <p className="text-muted">
        <Link to="/" className="text-accent-text underline underline-offset-2">
          Go to your workspace
        </Link>
      </p>
    </main>
  )
}
