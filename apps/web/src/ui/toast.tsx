import type { ExternalToast } from 'sonner'
import { lazy, Suspense, useDeferredValue } from 'react'
import { wordsOf } from './error-notice'
import { newId } from './new-id'

/** Comes once the first page is drawn, which has nothing to say. */
const library = () => import('./toaster')
const LateToaster = lazy(async () => ({ default: (await library()).Toaster }))

export function say(words: string, options?: ExternalToast): void {
  void library().then(({ toast }) => toast(words, options))
}

/** `what` is the thing that was not done: "WEB-12 was not changed". */
export function showFailure(what: string, error: unknown, retry?: () => void): void {
  const options: ExternalToast = {
    description: wordsOf(error),
    // What can be tried again waits for that.
    ...(retry ? { duration: 60_000, action: { label: 'Try again', onClick: retry } } : { duration: 8000 }),
  }
  void library().then(({ toast }) => toast.error(what, options))
}

export function showDone(what: string): void {
  say(what)
}

/** How far something long is. It stays until it ends. */
export function showProgress(words: string): { update: (words: string) => void; end: () => void } {
  const id = newId()
  const update = (next: string) => void library().then(({ toast }) => toast.loading(next, { id }))
  update(words)
  return { update, end: () => void library().then(({ toast }) => toast.dismiss(id)) }
}

export function Toaster() {
  const drawn = useDeferredValue(true, false)
  return <Suspense>{drawn && <LateToaster />}</Suspense>
}
