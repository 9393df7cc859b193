import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/ui/cn'

/** One line of the properties: what it is, and its value. */
export function PropertyField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-start gap-1">
      <span aria-hidden className="w-24 shrink-0 truncate pt-1.5 text-sm text-faint">
        {label}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

interface PropertyButtonProps extends ComponentProps<'button'> {
  /** For screen readers, before the value: "State: Done". */
  name: string
  /** What its shortcut presses. */
  property: string
  empty?: boolean
}

/** The value as a button; the popover that it opens changes it. */
export function PropertyButton({
  name,
  property,
  empty = false,
  className,
  children,
  ...rest
}: PropertyButtonProps) {
  return (
    <button
      type="button"
      data-property={property}
      className={cn(
        'flex min-h-8 max-w-full min-w-0 items-center gap-2 rounded-md px-2 py-1 text-left text-base hover:bg-hover disabled:hover:bg-transparent data-[state=open]:bg-active [&_svg]:shrink-0',
        empty ? 'text-faint' : 'text-ink',
        className,
      )}
      {...rest}
    >
      <span className="sr-only">{name}: </span>
      {children}
    </button>
  )
}
