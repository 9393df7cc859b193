import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** 1 where it is the whole page. */
  level?: 1 | 2
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-6 py-16 text-center">
      {icon !== undefined && (
        <div
          aria-hidden
          className="mb-3 flex size-10 items-center justify-center rounded-xl border border-line bg-raised text-faint [&_svg]:size-5"
        >
          {icon}
        </div>
      )}
      <Heading className="text-md font-semibold">{title}</Heading>
      {children !== undefined && <p className="mt-1 text-muted">{children}</p>}
      {action !== undefined && <div className="mt-4 flex gap-2">{action}</div>}
    </div>
  )
}
