import { change } from '@/api/change'
import { api } from '@/api/client'
import { withPatience } from '@/api/query-client'
import { patchRows, type WorkItemRow } from './work-items.queries'

interface Place {
  slug: string
  projectId: string
  /** What they are called together: "WEB-12", "5 work items". */
  name: string
}

const itemPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'

const pathOf = ({ slug, projectId }: Place, id: string) => ({
  params: { path: { workspace_slug: slug, project_id: projectId, work_item_id: id } },
})

function takeAway({ slug, projectId }: Place, rows: readonly WorkItemRow[]): () => void {
  const gone = new Set(rows.map(({ id }) => id))
  patchRows(slug, projectId, (before) => before.filter(({ id }) => !gone.has(id)))
  return () => patchRows(slug, projectId, (now) => [...now.filter(({ id }) => !gone.has(id)), ...rows])
}

/** One after the other, a few at a time. */
async function forEach(rows: readonly WorkItemRow[], run: (id: string) => Promise<unknown>): Promise<void> {
  const queue = [...rows]
  const work = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const { id } = row
      await withPatience(() => run(id))
    }
  }
  await Promise.all([work(), work(), work(), work()])
}

export function archiveWorkItems(place: Place, rows: readonly WorkItemRow[]): Promise<boolean> {
  return change({
    id: rows.map(({ id }) => id),
    apply: () => takeAway(place, rows),
    send: () => forEach(rows, (id) => api.POST(`${itemPath}archive/`, pathOf(place, id))),
    failure: `${place.name} could not all be archived`,
    undo: { label: `${place.name} archived`, run: () => unarchive(place, rows), offer: true },
  })
}

function unarchive(place: Place, rows: readonly WorkItemRow[]): Promise<boolean> {
  return change({
    id: rows.map(({ id }) => id),
    apply: () => {
      patchRows(place.slug, place.projectId, (now) => [...now, ...rows])
      return takeAway.bind(undefined, place, rows)
    },
    send: () => forEach(rows, (id) => api.DELETE(`${itemPath}unarchive/`, pathOf(place, id))),
    failure: `${place.name} could not all be brought back`,
  })
}

export function deleteWorkItems(place: Place, rows: readonly WorkItemRow[]): Promise<boolean> {
  return change({
    id: rows.map(({ id }) => id),
    apply: () => takeAway(place, rows),
    send: () => forEach(rows, (id) => api.DELETE(itemPath, pathOf(place, id))),
    failure: `${place.name} could not all be deleted`,
  })
}
