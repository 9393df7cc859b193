import { TriangleAlert } from 'lucide-react'
import { ApiError } from 'waypost-client'
import { Button } from './button'

/** What went wrong, in the server's words, where it happened. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-lg border border-danger/30 bg-danger-soft px-3 py-2.5 text-base"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ink">{wordsOf(error)}</p>
        {error instanceof ApiError && error.status >= 500 && error.requestId !== undefined && (
          <p className="mt-0.5 text-sm text-muted">
            Quote this when you ask about it: <code className="font-mono">{error.requestId}</code>
          </p>
        )}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

export function wordsOf(error: unknown): string {
  if (error instanceof ApiError) {
    const faults = Object.values(error.fields).flat()
    return faults.length > 0 && error.code === 'validation_error' ? faults.join(' ') : error.message
  }
  return error instanceof Error ? error.message : 'Something went wrong.'
}
