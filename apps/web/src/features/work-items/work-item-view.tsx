import { useRef } from 'react'
import { useActions, type Action } from '@/actions'
import { canWrite, type Project } from '@/features/projects/projects.queries'
import { Attachments, useUploads } from '@/features/work-item-attachments/attachments'
import { Links } from '@/features/work-item-links/links'
import { LinkedPages } from '@/features/work-item-pages/linked-pages'
import { Relations } from '@/features/work-item-relations/relations'
import { Worklogs } from '@/features/worklogs/worklogs'
import { Badge } from '@/ui/badge'
import { Skeleton } from '@/ui/skeleton'
import { editWorkItem } from './edit-work-item'
import { ParentLink } from './parent-property'
import { useProjectData } from './project-data'
import { SubItems } from './sub-items'
import { Timeline } from './timeline'
import { WorkItemDescription } from './work-item-description'
import { WorkItemProperties } from './work-item-properties'
import { WorkItemTitle } from './work-item-title'
import type { ItemScope, WorkItemDetail } from './work-item.queries'
import type { WorkItemRow } from './work-items.queries'

interface WorkItemViewProps {
  scope: ItemScope
  project: Project
  row: WorkItemRow
  detail: WorkItemDetail | undefined
}

const shortcuts = [
  { property: 'state', label: 'Change state', keys: 's' },
  { property: 'priority', label: 'Change priority', keys: 'p' },
  { property: 'assignees', label: 'Assign', keys: 'a' },
  { property: 'labels', label: 'Change labels', keys: 'l' },
  { property: 'due', label: 'Change due date', keys: 'd' },
  { property: 'module', label: 'Change module', keys: 'm' },
  { property: 'cycle', label: 'Change cycle', keys: 'y' },
  { property: 'estimate', label: 'Change estimate', keys: 'e' },
  { property: 'parent', label: 'Set the parent', keys: 'u' },
]

const column = 'mx-auto w-full max-w-3xl min-w-0 px-4 @4xl:px-10'

/** A work item, on its page and in the panel: what is beside each other on a page is below each other in the panel. */
export function WorkItemView({ scope, project, row, detail }: WorkItemViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const data = useProjectData(scope.slug, scope.projectId)
  const { uploads, upload } = useUploads(scope)
  const archived = detail?.archived_at != null
  const readOnly = !canWrite(project) || archived
  useActions(
    readOnly
      ? []
      : shortcuts.map(({ property, label, keys }): Action => ({
          id: `item.${property}`,
          label: `${label} of ${scope.name}`,
          group: 'Work items',
          keys,
          run: () => root.current?.querySelector<HTMLElement>(`[data-property="${property}"]`)?.click(),
        })),
  )
  return (
    <div ref={root} className="@container flex min-h-full flex-col">
      <div className="grid flex-1 grid-cols-1 content-start @4xl:grid-cols-[minmax(0,1fr)_288px] @4xl:grid-rows-[auto_1fr]">
        <div className={`${column} pt-5 @4xl:pt-8`}>
          {row.parent !== null && <ParentLink scope={scope} parent={row.parent} />}
          <div className="flex items-start gap-2">
            <WorkItemTitle
              value={row.name}
              readOnly={readOnly}
              onChange={(name) => void editWorkItem(scope, { name })}
            />
            {archived && (
              <span className="mt-2">
                <Badge>Archived</Badge>
              </span>
            )}
          </div>
        </div>
        <section
          aria-label="Properties"
          className="px-4 pt-2 pb-3 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:border-l @4xl:border-line @4xl:pt-7"
        >
          {data ? (
            <WorkItemProperties {...{ scope, project, row, detail, data, readOnly }} />
          ) : (
            <div className="flex flex-col gap-4 py-2">
              {[1, 2, 3, 4, 5].map((line) => (
                <Skeleton key={line} className="h-4 w-40" />
              ))}
            </div>
          )}
        </section>
        <div className={`${column} border-t border-line pt-4 pb-16 @4xl:border-t-0`}>
          {detail ? (
            <WorkItemDescription
              scope={scope}
              html={detail.description_html}
              data={data}
              readOnly={readOnly}
              onFiles={upload}
            />
          ) : (
            <Skeleton className="h-4 w-72 max-w-full" />
          )}
          {data && <SubItems scope={scope} data={data} parent={row.parent} readOnly={readOnly} />}
          <Relations scope={scope} readOnly={readOnly} />
          <Links scope={scope} readOnly={readOnly} />
          <Attachments scope={scope} readOnly={readOnly} uploads={uploads} onFiles={upload} />
          {project.is_time_tracking_enabled && data && (
            <Worklogs scope={scope} data={data} readOnly={readOnly} />
          )}
          {project.page_view && <LinkedPages scope={scope} readOnly={readOnly} />}
          <Timeline scope={scope} data={data} canComment={canWrite(project)} />
        </div>
      </div>
    </div>
  )
}
