import type { ReactNode } from 'react'
import { cn } from './cn'

type Tone = 'neutral' | 'accent' | 'danger' | 'warning' | 'success'

const tones: Record<Tone, string> = {
  neutral: 'bg-active text-muted',
  accent: 'bg-accent-soft text-accent-text',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  success: 'bg-success-soft text-success',
}

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cn('inline-flex h-5 items-center gap-1 rounded-full px-2 text-xs font-medium', tones[tone])}
    >
      {children}
    </span>
  )
}

/** A label: a dot in its colour, and its name. */
export function Chip({
  color,
  children,
  className,
}: {
  color?: string
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={cn(
        'inline-flex h-[22px] max-w-40 items-center gap-1.5 rounded-full border border-line bg-surface px-2 text-sm text-muted',
        className,
      )}
    >
      {color !== undefined && <Dot color={color} />}
      <span className="truncate">{children}</span>
    </span>
  )
}

export function Dot({ color }: { color: string }) {
  return <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: color }} />
}
