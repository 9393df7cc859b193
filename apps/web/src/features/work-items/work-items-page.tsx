import { useState } from 'react'
import { CircleDashed, FilterX, Plus } from 'lucide-react'
import { ProjectIcon } from '@/features/projects/project-icon'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Kbd } from '@/ui/kbd'
import { SkeletonRows } from '@/ui/skeleton'
import { wantedBy } from './arrangement'
import { DisplayMenu } from './display-menu'
import { FilterBar } from './filter-bar'
import { FilterMenu } from './filter-menu'
import { useProjectData } from './project-data'
import { useArrangement } from './use-arrangement'
import { useExport } from './use-export'
import { useImport } from './import/use-import'
import { useLayoutActions } from './use-layout-actions'
import { useView } from './use-view'
import { WorkItemsView } from './work-items-view'

export function WorkItemsPage() {
  const { slug, createWorkItem } = useShell()
  const project = useCurrentProject()
  const [view, setView] = useView()
  const place = { slug, projectId: project.id }
  const { arrangement, rows, error, retry } = useArrangement(place, wantedBy(view))
  const data = useProjectData(slug, project.id)
  useLayoutActions(setView)
  const exportList = useExport({ identifier: project.identifier, view, place, arrangement, data })
  const importFile = useImport(slug, project)
  const [writing, setWriting] = useState(false)
  const create = () => createWorkItem({ projectId: project.id })
  return (
    <Page
      title={project.name}
      icon={<ProjectIcon project={project} />}
      actions={
        <>
          {data && (
            <FilterMenu {...{ setView, data }} filter={view.filter} onWrite={() => setWriting(true)} />
          )}
          <DisplayMenu view={view} setView={setView} onExport={exportList} onImport={importFile} />
          {canWrite(project) && (
            <Button size="sm" variant="primary" onClick={create}>
              <Plus aria-hidden /> New
            </Button>
          )}
        </>
      }
    >
      {error && view.filter === '' ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={retry} />
        </div>
      ) : !data ? (
        <SkeletonRows count={14} />
      ) : arrangement?.total === 0 && view.filter === '' && view.subitems ? (
        <EmptyState
          icon={<CircleDashed />}
          title="No work items yet"
          action={
            canWrite(project) && (
              <>
                <Button variant="primary" onClick={create}>
                  New work item <Kbd keys="c" />
                </Button>
                <Button onClick={importFile}>Import a CSV file</Button>
              </>
            )
          }
        >
          A work item is one thing to be done: a task, a bug, an idea. Press C anywhere to write one down.
        </EmptyState>
      ) : (
        <>
          {(view.filter !== '' || writing) && (
            <FilterBar
              asText={writing}
              onAsText={setWriting}
              filter={view.filter}
              error={error}
              setView={setView}
              data={data}
              count={arrangement?.total ?? 0}
            />
          )}
          {error ? null : !arrangement ? (
            <SkeletonRows count={14} />
          ) : view.filter !== '' && arrangement.total === 0 ? (
            <EmptyState
              icon={<FilterX />}
              title="No work item matches"
              action={<Button onClick={() => setView({ filter: '' })}>Clear the filter</Button>}
            >
              Take a condition away, or clear the filter to see all of them.
            </EmptyState>
          ) : (
            <WorkItemsView {...{ slug, project, data, view, setView, arrangement, rows }} />
          )}
        </>
      )}
    </Page>
  )
}
