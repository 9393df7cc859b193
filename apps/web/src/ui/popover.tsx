import { Popover as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={cn('z-50 animate-appear rounded-lg bg-raised shadow-raised outline-none', className)}
        {...rest}
      />
    </Radix.Portal>
  )
}

interface AnchoredPopoverProps extends ComponentProps<typeof Radix.Content> {
  label: string
  anchor: HTMLElement
  onClose: () => void
}

/** Opens at an element that is there already, and gives the keyboard back to it. */
export function AnchoredPopover({ label, anchor, onClose, children, ...rest }: AnchoredPopoverProps) {
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <PopoverContent
        aria-label={label}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          anchor.focus()
        }}
        {...rest}
      >
        {children}
      </PopoverContent>
    </Popover>
  )
}
