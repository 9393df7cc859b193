import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Tooltip } from './tooltip'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger'
type Size = 'sm' | 'md'

const base =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:shrink-0'

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-hover data-[state=open]:bg-active',
  ghost: 'text-muted hover:bg-hover hover:text-ink data-[state=open]:bg-active data-[state=open]:text-ink',
  danger: 'bg-danger-fill text-white hover:brightness-110',
}

const sizes: Record<Size, string> = {
  sm: 'h-7 px-2 text-sm [&_svg]:size-3.5',
  md: 'h-8 px-3 text-base [&_svg]:size-4',
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant
  size?: Size
  /** While something is being saved: the button keeps its width and cannot be pressed again. */
  busy?: boolean
  /** Renders the child, such as a link, with the looks of a button. */
  asChild?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = cn(base, variants[variant], sizes[size], className)
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type="button" className={look} disabled={disabled === true || busy} aria-busy={busy} {...rest}>
      {busy && <LoaderCircle className="animate-spin" aria-hidden />}
      {children}
    </button>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name for screen readers, and its tooltip. */
  label: string
  shortcut?: string
  size?: Size
  variant?: Variant
  children: ReactNode
}

export function IconButton({
  label,
  shortcut,
  size = 'md',
  variant = 'ghost',
  className,
  ...rest
}: IconButtonProps) {
  const box = size === 'sm' ? 'size-6 [&_svg]:size-3.5' : 'size-7 [&_svg]:size-4'
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        aria-label={label}
        className={cn(base, variants[variant], box, className)}
        {...rest}
      />
    </Tooltip>
  )
}
