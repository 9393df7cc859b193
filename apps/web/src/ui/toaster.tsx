import { Toaster as Sonner } from 'sonner'
import { useTheme } from './theme'

export { toast } from 'sonner'

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
