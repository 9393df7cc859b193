import { Suspense, useCallback, useMemo, useState, type ComponentType } from 'react'
import { canWrite, type Project } from '@/features/projects/projects.queries'
import { useShell, type CreateDefaults } from '@/features/shell/shell-context'
import { SkeletonRows } from '@/ui/skeleton'
import { showFailure } from '@/ui/toast'
import { fetchAll } from './all-rows'
import { isWhole, type Arrangement } from './arrangement'
import { needRows } from './arrangement.queries'
import { BulkBar } from './bulk-bar'
import { idsIn } from './change-rows'
import { changesInto } from './grouping'
import { groupRows, presentRows } from './group-rows'
import { lazyLayouts } from './layouts'
import type { ProjectData } from './project-data'
import { useOpenWorkItem, useWorkItemOrder } from './open-work-item'
import { RowEditor, type EditedField, type Editing } from './row-editor'
import { RowMenu } from './row-menu'
import { useParentTitles } from './titles'
import { updateWorkItem, updateWorkItems } from './update-work-item'
import { useItemActions } from './use-item-actions'
import { useRemoval } from './use-removal'
import { useSelection } from './use-selection'
import type { SetView } from './use-view'
import type { Layout, View } from './view'
import { ViewContext, type ViewScope } from './view-context'
import { WorkItemList } from './work-item-list'
import type { Rows, WorkItemRow } from './work-items.queries'

const layouts: Record<Layout, ComponentType> = { list: WorkItemList, ...lazyLayouts }

interface WorkItemsViewProps {
  slug: string
  project: Project
  data: ProjectData
  arrangement: Arrangement
  rows: Rows
  view: View
  setView: SetView
  /** What new work items begin with: the cycle or the module whose page it is. */
  defaults?: Omit<CreateDefaults, 'projectId'>
}

const blank = { assignees: [], labels: [] }

/** A project's work items in the layout that the address asks for, and what can be done with them in any. */
export function WorkItemsView(props: WorkItemsViewProps) {
  const { slug, project, data, arrangement, rows, view: asked, setView, defaults } = props
  const { createWorkItem } = useShell()
  const openItem = useOpenWorkItem()
  const selection = useSelection()
  const [editing, setEditing] = useState<Editing>()
  const [renaming, setRenaming] = useState<string>()
  const readOnly = !canWrite(project)
  const { identifier, id: projectId } = project
  // Until the next view is here, the one before is shown as it was.
  const { group } = arrangement.wanted
  const view = useMemo(() => ({ ...asked, group }), [asked, group])
  const groups = useMemo(() => groupRows(arrangement, rows, view, data), [arrangement, rows, view, data])
  useParentTitles({ slug, projectId }, rows, view.show.has('parent'))
  const { ids: selected, setActive } = selection

  const edit = useCallback(
    (field: EditedField, id: string, anchor: HTMLElement) => {
      setActive(id)
      setEditing({ field, ids: selected.has(id) ? [...selected] : [id], anchor })
    },
    [selected, setActive],
  )
  const hrefOf = useCallback(
    ({ sequence_id: number }: WorkItemRow) => `/${slug}/browse/${identifier}-${number}`,
    [slug, identifier],
  )
  const open = useCallback(
    ({ sequence_id: number }: WorkItemRow) => openItem(`${identifier}-${number}`),
    [openItem, identifier],
  )
  const names = useMemo(
    () => presentRows(groups).map(({ sequence_id: number }) => `${identifier}-${number}`),
    [groups, identifier],
  )
  useWorkItemOrder(names)
  const update = useCallback(
    (row: WorkItemRow, changes: Parameters<ViewScope['update']>[1]) =>
      void updateWorkItem({ slug, projectId, name: `${identifier}-${row.sequence_id}` }, row.id, changes),
    [slug, projectId, identifier],
  )
  const rename = useCallback(
    (row: WorkItemRow, name: string | undefined) => {
      setRenaming(undefined)
      const wanted = name?.trim() ?? ''
      if (wanted !== '' && wanted !== row.name) update(row, { name: wanted })
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-id="${row.id}"]`)?.focus())
    },
    [update],
  )

  const scope: ViewScope = {
    ...{ slug, project, data, view, setView, arrangement, rows, groups, readOnly, selection },
    ...{ edit, update, open, hrefOf, renaming, rename },
    selectAll: (here) => {
      if (view.layout === 'calendar' || isWhole(arrangement)) return selection.set(here)
      fetchAll({ slug, projectId }, arrangement)
        .then((whole) => selection.set(idsIn(whole)))
        .catch((error: unknown) => showFailure('Not all could be selected', error))
    },
    need: (owner, ranges) => void needRows({ slug, projectId }, arrangement, owner, ranges),
    create: (more = {}) => createWorkItem({ projectId, ...defaults, ...more }),
    createIn: (key) =>
      createWorkItem({ projectId, ...defaults, ...changesInto(view.group, blank, undefined, key) }),
  }
  useItemActions(scope, setRenaming)
  const [removal, question] = useRemoval({ slug, project, data, onGone: selection.clear })

  const edited = editing?.ids.flatMap((id) => rows.get(id) ?? [])
  const Shown = layouts[view.layout]
  return (
    <ViewContext value={scope}>
      <RowMenu removal={removal} onRename={setRenaming}>
        <Suspense fallback={<SkeletonRows count={14} />}>
          <Shown />
        </Suspense>
        {selection.ids.size > 0 && !readOnly && <BulkBar removal={removal} />}
      </RowMenu>
      {question}
      {editing && edited && edited.length > 0 && (
        <RowEditor
          {...{ slug, projectId }}
          key={`${editing.ids.length} ${editing.ids[0] ?? ''} ${editing.field}`}
          field={editing.field}
          anchor={editing.anchor}
          rows={edited}
          data={data}
          onClose={() => setEditing(undefined)}
          onChange={(changesOf) => {
            const [only] = edited
            if (edited.length === 1 && only) return update(only, changesOf(only))
            void updateWorkItems(
              { slug, projectId, name: `${edited.length} work items`, offer: true },
              edited.map((row) => ({ id: row.id, changes: changesOf(row) })),
            )
          }}
        />
      )}
    </ViewContext>
  )
}
