import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { cn } from './cn'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons, at the lower right. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** For dialogs that show what they are about by themselves; screen readers still hear the title. */
  hideTitle?: boolean
}

const sizes = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-2xl' }

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  hideTitle = false,
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-black/30 dark:bg-black/55" />
        <Radix.Content
          // Fields that should have the focus say so; otherwise nothing but the dialog itself does.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'fixed top-[12vh] left-1/2 z-40 flex max-h-[80vh] w-[calc(100vw-24px)] -translate-x-1/2 animate-fade flex-col rounded-xl bg-raised shadow-dialog outline-none',
            sizes[size],
          )}
        >
          {hideTitle ? (
            <Radix.Title className="sr-only">{title}</Radix.Title>
          ) : (
            <header className="flex items-start gap-3 px-5 pt-4 pb-1">
              <div className="min-w-0 flex-1">
                <Radix.Title className="text-md font-semibold">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-0.5 text-base text-muted">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close" size="sm">
                  <X />
                </IconButton>
              </Radix.Close>
            </header>
          )}
          <div className={cn('scroll-quiet min-h-0 overflow-y-auto', !hideTitle && 'px-5 pt-2 pb-4')}>
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
