import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell, type CreateDefaults } from '@/features/shell/shell-context'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { wantedBy } from './arrangement'
import { DisplayMenu } from './display-menu'
import { useProjectData } from './project-data'
import { useArrangement } from './use-arrangement'
import { useExport } from './use-export'
import { useLayoutActions } from './use-layout-actions'
import type { SetView } from './use-view'
import { changeSearch, readSearch, viewOf, type View } from './view'
import { WorkItemsView } from './work-items-view'

/** The view that the address of a page below the project asks for: a cycle's, a module's. */
export function useScopedView(): [View, SetView] {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = useMemo(() => viewOf(readSearch({ ...search })), [search])
  const setView: SetView = (changes, { replace = false } = {}) =>
    void navigate({ to: '.', search: (before) => changeSearch(readSearch({ ...before }), changes), replace })
  return [view, setView]
}

interface ScopedWorkItemsProps {
  /** Which work items, in the API's query language. */
  filter: string
  view: View
  setView: SetView
  /** What new work items begin with. */
  defaults?: Omit<CreateDefaults, 'projectId'>
  /** Shown instead when there are none. */
  empty: ReactNode
}

/** The work items of a part of the project, in every layout that the project's own have. */
export function ScopedWorkItems({ filter, view, setView, defaults = {}, empty }: ScopedWorkItemsProps) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { arrangement, rows, error, retry } = useArrangement(place, { ...wantedBy(view), filter })
  const data = useProjectData(slug, project.id)
  useLayoutActions(setView)
  if (error) {
    return (
      <div className="p-4">
        <ErrorNotice error={error} onRetry={retry} />
      </div>
    )
  }
  if (!arrangement || !data) return <SkeletonRows count={8} />
  if (arrangement.total === 0 && view.subitems) return empty
  return <WorkItemsView {...{ slug, project, data, view, setView, arrangement, rows, defaults }} />
}

/** How they are shown, and the list as a file. */
export function ScopedDisplay({ filter, view, setView }: { filter: string; view: View; setView: SetView }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { arrangement } = useArrangement(place, { ...wantedBy(view), filter })
  const data = useProjectData(slug, project.id)
  const exportList = useExport({ identifier: project.identifier, view, place, arrangement, data })
  return <DisplayMenu view={view} setView={setView} onExport={exportList} />
}
