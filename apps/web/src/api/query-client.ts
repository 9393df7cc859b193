import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from 'waypost-client'
import { sessionQuery } from './accounts'

const worthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Seconds of patience: what the server asks for, else twice as long each time. */
function retryDelay(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== undefined) return error.retryAfter * 1000
  return Math.min(1000 * 2 ** attempt, 15_000)
}

/** A session that ended elsewhere: whoever watches the session query shows the sign-in page. */
export function onRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

/**
 * Nothing goes stale by time: live updates say what changed. What was seen is shown at once, and stays for half an hour
 * after its page is left.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onRefusal }),
  mutationCache: new MutationCache({ onError: onRefusal }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 1_800_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 3 && worthRetrying(error),
      retryDelay,
    },
  },
})

/** Runs one of many requests of a query again when it was too many, or the server was away. */
export async function withPatience<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= 4 || !worthRetrying(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, error)))
    }
  }
}
