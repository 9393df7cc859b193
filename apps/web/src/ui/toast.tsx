import { Toaster as Sonner, toast } from 'sonner'
import { useTheme } from './theme'
import { wordsOf } from './error-notice'

/** `what` is the thing that was not done: "WEB-12 was not changed". */
export function showFailure(what: string, error: unknown, retry?: () => void): void {
  toast.error(what, {
    description: wordsOf(error),
    // What can be tried again waits for that.
    ...(retry ? { duration: 60_000, action: { label: 'Try again', onClick: retry } } : { duration: 8000 }),
  })
}

export function showDone(what: string): void {
  toast(what)
}

/** How far something long is. It stays until it ends. */
export function showProgress(words: string): { update: (words: string) => void; end: () => void } {
  const id = toast.loading(words)
  return {
    update: (next) => void toast.loading(next, { id }),
    end: () => void toast.dismiss(id),
  }
}

export function Toaster() {
  const { resolved } = useTheme()
  return (
    <Sonner
      theme={resolved}
      position="bottom-right"
      // A failure is not to hide behind what was done; and below is the bar of what is selected.
      expand
      offset={{ bottom: 68, right: 16 }}
      toastOptions={{
        classNames: {
          toast: '!rounded-lg !border-0 !bg-raised !text-ink !text-base !shadow-raised !font-sans',
          description: '!text-muted',
          actionButton: '!bg-active !text-ink !font-medium',
        },
      }}
    />
  )
}
