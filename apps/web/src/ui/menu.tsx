import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Kbd } from './kbd'

/** What is around an open menu stays in reach, of screen readers too: hidden from them, it could still have the focus. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}
export const MenuTrigger = Radix.Trigger
export const MenuGroup = Radix.Group

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      {/* At the end of the page a menu is outside of all that screen readers can jump to, unless it is such a place. */}
      <section aria-label={rest['aria-label'] ?? 'Menu'}>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={cn('z-50 min-w-48 animate-appear rounded-lg bg-raised p-1 shadow-raised', className)}
          {...rest}
        />
      </section>
    </Radix.Portal>
  )
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode
  shortcut?: string
  checked?: boolean
  danger?: boolean
}

export function MenuItem({
  icon,
  shortcut,
  checked = false,
  danger = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <Radix.Item
      className={cn(
        'flex h-8 items-center gap-2 rounded-md px-2 text-base outline-none select-none data-disabled:opacity-50 data-highlighted:bg-active [&_svg]:size-4 [&_svg]:shrink-0',
        danger ? 'text-danger' : 'text-ink [&_svg]:text-muted',
        className,
      )}
      {...rest}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {checked && <Check aria-label="current" />}
      {shortcut !== undefined && <Kbd keys={shortcut} />}
    </Radix.Item>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2 pt-1.5 pb-1 text-xs font-medium text-faint">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
}
