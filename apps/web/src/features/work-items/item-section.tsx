import type { ReactNode } from 'react'

interface ItemSectionProps {
  title: string
  count?: string | number
  actions?: ReactNode
  children?: ReactNode
}

/** A part of a work item below its description: sub-items, relations, links, files. */
export function ItemSection({ title, count, actions, children }: ItemSectionProps) {
  return (
    <section aria-label={title} className="mt-6">
      <div className="flex min-h-8 items-center gap-2">
        <h2 className="font-medium">{title}</h2>
        {count !== undefined && <span className="text-sm text-faint tabular-nums">{count}</span>}
        <div className="ml-auto flex items-center gap-1">{actions}</div>
      </div>
      {children}
    </section>
  )
}
