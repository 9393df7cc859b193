import type { ReactNode } from 'react'

/** A line of a part of a work item. What can be done with it shows under the pointer, and always on a phone. */
export function ItemLine({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <li className="group flex h-9 items-center gap-1 rounded-md hover:bg-hover">
      {children}
      <span className="flex shrink-0 items-center gap-1 focus-within:opacity-100 sm:opacity-0 sm:group-hover:opacity-100">
        {actions}
      </span>
    </li>
  )
}
