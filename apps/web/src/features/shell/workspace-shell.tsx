import { useQuery } from '@tanstack/react-query'
import { Outlet, useParams, useSearch } from '@tanstack/react-router'
import { Dialog as Radix } from 'radix-ui'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLiveUpdates } from '@/api/live'
import { rememberWorkspace, workspacesQuery } from '@/features/workspaces/workspaces.queries'
import { NotFoundPage } from '@/routes/error-pages'
import { ShellActions } from './shell-actions'
import { ShellContext, type CreateDefaults, type Shell } from './shell-context'
import { Sidebar } from './sidebar'
import { useSignedInOnly } from './use-signed-in-only'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette')).CommandPalette }))
const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help')).ShortcutHelp }))
const CreateWorkItemDialog = lazy(async () => ({
  default: (await import('@/features/work-items/create-work-item-dialog')).CreateWorkItemDialog,
}))

const WorkItemPanel = lazy(async () => ({
  default: (await import('@/features/work-items/work-item-panel')).WorkItemPanel,
}))

type Overlay = { kind: 'palette' } | { kind: 'help' } | { kind: 'create'; defaults: CreateDefaults }

const hiddenKey = 'waypost.sidebar'

export function WorkspaceShell() {
  const { workspace: slug } = useParams({ from: '/$workspace' })
  const { peek } = useSearch({ from: '/$workspace' })
  const [overlay, setOverlay] = useState<Overlay>()
  const [drawer, setDrawer] = useState(false)
  const [sidebarHidden, setSidebarHidden] = useState(localStorage.getItem(hiddenKey) === 'hidden')
  const { data: workspaces } = useQuery(workspacesQuery)
  const known = workspaces?.some((workspace) => workspace.slug === slug)
  useSignedInOnly()
  useLiveUpdates(slug)
  useEffect(() => {
    if (known === true) rememberWorkspace(slug)
  }, [known, slug])

  const shell = useMemo<Shell>(
    () => ({
      slug,
      createWorkItem: (defaults = {}) => setOverlay({ kind: 'create', defaults }),
      openPalette: () => setOverlay({ kind: 'palette' }),
      openSidebar: () => setDrawer(true),
      sidebarHidden,
      toggleSidebar: () => {
        localStorage.setItem(hiddenKey, sidebarHidden ? 'shown' : 'hidden')
        setSidebarHidden(!sidebarHidden)
      },
    }),
    [slug, sidebarHidden],
  )
  if (known === false) return <NotFoundPage />
  const close = () => setOverlay(undefined)
  return (
    <ShellContext value={shell}>
      <ShellActions openHelp={() => setOverlay({ kind: 'help' })} />
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-1.5 text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="flex h-full">
        {!sidebarHidden && (
          <div className="hidden w-64 shrink-0 sm:block">
            <Sidebar />
          </div>
        )}
        <Radix.Root open={drawer} onOpenChange={setDrawer}>
          <Radix.Portal>
            <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-black/40 sm:hidden" />
            <Radix.Content
              aria-describedby={undefined}
              className="fixed inset-y-0 left-0 z-40 w-72 animate-slide-right bg-canvas shadow-dialog outline-none sm:hidden"
            >
              <Radix.Title className="sr-only">Navigation</Radix.Title>
              <Sidebar onNavigate={() => setDrawer(false)} />
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
        <main
          id="main"
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-col overflow-hidden bg-surface outline-none sm:my-2 sm:mr-2 sm:rounded-lg sm:border sm:border-line"
        >
          <Outlet />
        </main>
      </div>
      <Suspense>{peek !== undefined && <WorkItemPanel name={peek} />}</Suspense>
      <Suspense>
        {overlay?.kind === 'palette' && <CommandPalette onClose={close} />}
        {overlay?.kind === 'help' && <ShortcutHelp onClose={close} />}
        {overlay?.kind === 'create' && (
          <CreateWorkItemDialog slug={slug} defaults={overlay.defaults} onClose={close} />
        )}
      </Suspense>
    </ShellContext>
  )
}
