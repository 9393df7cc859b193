import { useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useActions } from '@/actions'
import { canWrite } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { IconButton } from '@/ui/button'
import { neighbour, useOpenWorkItem } from './open-work-item'
import { WorkItemMenu } from './work-item-menu'
import { EpicInstead, WorkItemMissing } from './work-item-page'
import { WorkItemView } from './work-item-view'
import { useItemScope, useWorkItem } from './work-item.queries'

/**
 * A work item beside the list that it was opened from. The list stays usable; Escape and back close the panel. It is a
 * region, no dialog: the shortcuts of the page work in it.
 */
export function WorkItemPanel({ name }: { name: string }) {
  const { slug } = useShell()
  const navigate = useNavigate()
  const router = useRouter()
  const open = useOpenWorkItem()
  const panel = useRef<HTMLElement>(null)
  const { project, row, detail, isEpic, error, retry } = useWorkItem(slug, name)
  const scope = useItemScope(slug, project?.id, row?.id, name)

  useEffect(() => {
    const before = document.activeElement
    const title = document.title
    panel.current?.focus({ preventScroll: true })
    return () => {
      document.title = title
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    document.title = `${name} · Waypost`
  }, [name])

  const close = () => {
    // Back, so that the list's address is there once; a panel that was opened by its address has nothing behind it.
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '.', search: ({ peek: _, ...rest }) => rest, replace: true })
  }
  const step = (by: 1 | -1) => {
    const next = neighbour(name, by)
    if (next !== undefined) open(next, { replace: true })
  }
  const expand = () =>
    void navigate({ to: '/$workspace/browse/$item', params: { workspace: slug, item: name } })
  useActions([
    {
      id: 'item.close',
      label: `Close ${name}`,
      group: 'Work items',
      keys: 'escape',
      hidden: true,
      run: close,
    },
    {
      id: 'item.next',
      label: `Next after ${name}`,
      group: 'Work items',
      keys: 'j',
      hidden: true,
      run: () => step(1),
    },
    {
      id: 'item.previous',
      label: `Previous before ${name}`,
      group: 'Work items',
      keys: 'k',
      hidden: true,
      run: () => step(-1),
    },
    {
      id: 'item.expand',
      label: `Open ${name} as a page`,
      group: 'Work items',
      keys: 'f',
      icon: <Maximize2 />,
      run: expand,
    },
  ])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={`Work item ${name}`}
      className="fixed inset-y-0 right-0 z-30 flex w-full max-w-2xl animate-slide-in flex-col border-l border-line bg-surface shadow-dialog outline-none sm:inset-y-2 sm:right-2 sm:w-[calc(100vw-16px)] sm:rounded-lg sm:border lg:w-[46vw]"
    >
      <header className="flex h-11 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
        <h2 className="min-w-0 flex-1 truncate text-base font-medium tabular-nums">{name}</h2>
        <IconButton
          label="Previous work item"
          shortcut="k"
          disabled={!neighbour(name, -1)}
          onClick={() => step(-1)}
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          label="Next work item"
          shortcut="j"
          disabled={!neighbour(name, 1)}
          onClick={() => step(1)}
        >
          <ChevronDown />
        </IconButton>
        {scope && project && (
          <WorkItemMenu scope={scope} detail={detail} readOnly={!canWrite(project)} onGone={close} />
        )}
        <IconButton label="Open as a page" shortcut="f" onClick={expand}>
          <Maximize2 />
        </IconButton>
        <IconButton label="Close" shortcut="escape" onClick={close}>
          <X />
        </IconButton>
      </header>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {isEpic && project && row ? (
          <EpicInstead project={project.identifier} id={row.id} />
        ) : scope && project && row ? (
          <WorkItemView key={row.id} scope={scope} project={project} row={row} detail={detail} />
        ) : (
          <WorkItemMissing name={name} error={error} onRetry={retry} />
        )}
      </div>
    </aside>
  )
}
