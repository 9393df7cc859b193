import { ChevronRight, Menu, PanelLeft } from 'lucide-react'
import { Fragment, useEffect, type ReactNode } from 'react'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { useShell } from './shell-context'

interface PageProps {
  title: string
  /** Links to what the page lies in, from the outside in. */
  crumbs?: readonly ReactNode[]
  icon?: ReactNode
  actions?: ReactNode
  /** A second line under the bar: tabs, filters. */
  toolbar?: ReactNode
  /** For pages of text and forms; lists fill the width and scroll by themselves. */
  narrow?: boolean
  children: ReactNode
}

/** A page of the workspace: the bar with where one is and what one can do, and the content under it. */
export function Page({ title, crumbs = [], icon, actions, toolbar, narrow = false, children }: PageProps) {
  const { openSidebar, sidebarHidden, toggleSidebar } = useShell()
  useEffect(() => {
    document.title = `${title} · Waypost`
  }, [title])
  return (
    <div className="flex h-full min-w-0 flex-1 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-2 sm:px-4">
        <IconButton label="Open navigation" className="sm:hidden" onClick={openSidebar}>
          <Menu />
        </IconButton>
        {sidebarHidden && (
          <IconButton
            label="Show sidebar"
            shortcut="["
            className="-ml-2 max-sm:hidden"
            onClick={toggleSidebar}
          >
            <PanelLeft />
          </IconButton>
        )}
        <nav aria-label="Breadcrumbs" className="flex min-w-0 flex-1 items-center gap-1.5 text-base">
          {crumbs.map((crumb, index) => (
            <Fragment key={index}>
              <span className="hidden min-w-0 shrink-0 truncate text-muted sm:inline">{crumb}</span>
              <ChevronRight aria-hidden className="hidden size-3.5 shrink-0 text-faint sm:inline" />
            </Fragment>
          ))}
          {icon}
          <h1 className="truncate font-medium">{title}</h1>
        </nav>
        <div className="flex shrink-0 items-center gap-1.5">{actions}</div>
      </header>
      {toolbar !== undefined && (
        <div className="flex h-10 shrink-0 items-center gap-1 overflow-x-auto border-b border-line px-2 sm:px-4">
          {toolbar}
        </div>
      )}
      <div className={cn('flex min-h-0 flex-1 flex-col', narrow && 'scroll-quiet overflow-y-auto')}>
        {narrow ? <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-8">{children}</div> : children}
      </div>
    </div>
  )
}
