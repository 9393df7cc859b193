import { change } from '@/api/change'
import { api } from '@/api/client'
import { addRows, removeRows } from './change-rows'
import { doEach } from './do-each'
import { showAgain } from './live-work-items'
import type { WorkItemRow } from './work-items.queries'

interface Place {
  slug: string
  projectId: string
  identifier: string
}

type Rows = readonly WorkItemRow[]

const itemPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'

const pathOf = ({ slug, projectId }: Place, id: string) => ({
  params: { path: { workspace_slug: slug, project_id: projectId, work_item_id: id } },
})

const idsOf = (rows: Rows) => rows.map(({ id }) => id)

const takeAway = (place: Place, rows: Rows): (() => void) => removeRows(place, idsOf(rows))

/** What the server has kept is shown again, wherever it belongs. */
function putBack(place: Place, rows: Rows): void {
  if (rows.length === 0) return
  addRows(place, rows)
  void showAgain(place, idsOf(rows).slice(0, 100))
}

const named = ({ identifier }: Place, rows: Rows) =>
  rows.map(({ id, sequence_id: number }) => ({ id, name: `${identifier}-${number}` }))

function counted(place: Place, rows: Rows): string {
  const [first] = named(place, rows)
  return rows.length === 1 && first ? first.name : `${rows.length} work items`
}

/** Those that were named, and the others. */
function split(rows: Rows, ids: readonly string[]): [Rows, Rows] {
  const named = new Set(ids)
  return [rows.filter(({ id }) => named.has(id)), rows.filter(({ id }) => !named.has(id))]
}

interface Removing {
  /** "archived", "deleted": what is said of those that were, and of those that were not. */
  done: string
  doing: string
  run: (id: string) => Promise<unknown>
  undo?: (rows: Rows) => Promise<boolean>
}

/** They leave the list at once; those that the server keeps come back to it, by name. */
function remove(place: Place, rows: Rows, { done, doing, run, undo }: Removing): Promise<boolean> {
  let gone = rows
  return change({
    id: rows.map(({ id }) => id),
    apply: () => takeAway(place, rows),
    send: async () => {
      const items = named(place, rows)
      const kept = await doEach({ items, doing, notDone: `not ${done}`, run: ({ id }) => run(id) })
      const [failed, rest] = split(rows, kept)
      gone = rest
      putBack(place, failed)
    },
    failure: `${counted(place, rows)} could not be ${done}`,
    ...(undo && {
      undo: {
        get label() {
          return `${counted(place, gone)} ${done}`
        },
        run: () => undo(gone),
        offer: true,
      },
    }),
  })
}

export function archiveWorkItems(place: Place, rows: Rows): Promise<boolean> {
  return remove(place, rows, {
    done: 'archived',
    doing: 'Archiving',
    run: (id) => api.POST(`${itemPath}archive/`, pathOf(place, id)),
    undo: (gone) => unarchive(place, gone),
  })
}

function unarchive(place: Place, rows: Rows): Promise<boolean> {
  return change({
    id: rows.map(({ id }) => id),
    apply: () => {
      addRows(place, rows)
      return () => void takeAway(place, rows)
    },
    send: async () => {
      const failed = await doEach({
        ...{ items: named(place, rows), doing: 'Bringing back', notDone: 'still archived' },
        run: ({ id }) => api.DELETE(`${itemPath}unarchive/`, pathOf(place, id)),
      })
      takeAway(place, split(rows, failed)[0])
    },
    failure: `${counted(place, rows)} could not be brought back`,
    undo: { label: `${counted(place, rows)} brought back`, run: () => archiveWorkItems(place, rows) },
  })
}

export function deleteWorkItems(place: Place, rows: Rows): Promise<boolean> {
  return remove(place, rows, {
    done: 'deleted',
    doing: 'Deleting',
    run: (id) => api.DELETE(itemPath, pathOf(place, id)),
  })
}
