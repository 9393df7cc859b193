import { Toaster as Sonner, toast } from 'sonner'
import { useTheme } from './theme'
import { wordsOf } from './error-notice'

/** `what` is the thing that was not done: "WEB-12 was not changed". */
export function showFailure(what: string, error: unknown): void {
  toast.error(what, { description: wordsOf(error), duration: 8000 })
}

export function showDone(what: string): void {
  toast(what)
}

export function Toaster() {
  const { resolved } = useTheme()
  return (
    <Sonner
      theme={resolved}
      position="bottom-right"
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
