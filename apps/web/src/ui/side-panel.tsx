import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button'

interface SidePanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** Slides in from the right and leaves the page behind it usable; Escape closes it. */
export function SidePanel({ open, onOpenChange, title, actions, children }: SidePanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 right-0 z-30 flex w-full max-w-xl animate-slide-in flex-col border-l border-line bg-surface shadow-dialog outline-none"
        >
          <header className="flex h-11 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
            <Radix.Title className="min-w-0 flex-1 truncate text-base font-medium">{title}</Radix.Title>
            {actions}
            <Radix.Close asChild>
              <IconButton label="Close" shortcut="escape">
                <X />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
