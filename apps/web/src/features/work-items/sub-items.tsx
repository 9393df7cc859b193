import { useQuery } from '@tanstack/react-query'
import { ListTree, Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { queryClient } from '@/api/query-client'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AvatarStack } from '@/ui/avatar'
import { IconButton } from '@/ui/button'
import { ProgressBar } from '@/ui/progress-bar'
import { showFailure } from '@/ui/toast'
import { editWorkItem } from './edit-work-item'
import { ItemLine } from './item-line'
import { ItemSection } from './item-section'
import { WorkItemLink } from './open-work-item'
import type { ProjectData } from './project-data'
import { WorkItemPicker } from './work-item-picker'
import { childrenQuery, type ItemScope } from './work-item.queries'
import { addRows } from './change-rows'
import type { WorkItemRow } from './work-items.queries'

interface SubItemsProps {
  scope: ItemScope
  data: ProjectData
  parent: string | null
  readOnly: boolean
}

export function SubItems({ scope, data, parent, readOnly }: SubItemsProps) {
  const { data: children = [] } = useQuery(childrenQuery(scope))
  const [adding, setAdding] = useState(false)
  const identifier = scope.name.replace(/-\d+$/, '')
  const scopeOf = (child: { id: string; sequence_id: number }): ItemScope => ({
    ...scope,
    id: child.id,
    name: `${identifier}-${child.sequence_id}`,
  })
  const done = children.filter(({ state }) => data.stateById.get(state)?.group === 'completed').length
  if (readOnly && children.length === 0) return null
  return (
    <ItemSection
      title="Sub-items"
      {...(children.length > 0 ? { count: `${done} of ${children.length} done` } : {})}
      actions={
        !readOnly && (
          <>
            <WorkItemPicker
              slug={scope.slug}
              projectId={scope.projectId}
              without={[scope.id, ...(parent === null ? [] : [parent]), ...children.map(({ id }) => id)]}
              placeholder="Make a work item a sub-item"
              onSelect={(item) => void editWorkItem(scopeOf(item), { parent: scope.id })}
            >
              <IconButton label="Make a work item a sub-item" size="sm">
                <ListTree />
              </IconButton>
            </WorkItemPicker>
            <IconButton label="Add sub-item" size="sm" onClick={() => setAdding(true)}>
              <Plus />
            </IconButton>
          </>
        )
      }
    >
      {children.length > 0 && (
        <>
          <ProgressBar
            value={done / children.length}
            label={`${done} of ${children.length} sub-items done`}
          />
          <ul className="mt-2">
            {children.map((child) => (
              <SubItem
                key={child.id}
                child={child}
                name={`${identifier}-${child.sequence_id}`}
                data={data}
                onRemove={readOnly ? undefined : () => void editWorkItem(scopeOf(child), { parent: null })}
              />
            ))}
          </ul>
        </>
      )}
      {adding && <NewSubItem scope={scope} onClose={() => setAdding(false)} />}
    </ItemSection>
  )
}

interface SubItemProps {
  child: WorkItemRow
  name: string
  data: ProjectData
  onRemove: (() => void) | undefined
}

function SubItem({ child, name, data, onRemove }: SubItemProps) {
  const state = data.stateById.get(child.state)
  return (
    <ItemLine
      actions={
        onRemove && (
          <IconButton label={`Take ${name} out`} size="sm" onClick={onRemove}>
            <X />
          </IconButton>
        )
      }
    >
      <WorkItemLink name={name} className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-md px-2">
        {state && <StateIcon state={state} progress={progressOf(state, data.states)} />}
        <span className="sr-only">{state?.name}</span>
        <span className="w-16 shrink-0 truncate text-sm text-faint tabular-nums">{name}</span>
        <span className="min-w-0 flex-1 truncate">{child.name}</span>
        <AvatarStack people={child.assignees.flatMap((id) => data.personById.get(id) ?? [])} />
      </WorkItemLink>
    </ItemLine>
  )
}

/** Enter adds it and leaves room for the next; Enter on nothing, or Escape, ends. */
function NewSubItem({ scope, onClose }: { scope: ItemScope; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const add = async (name: string) => {
    try {
      const made = await unwrap(
        api.POST('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
          params: { path: { workspace_slug: scope.slug, project_id: scope.projectId } },
          body: { name, parent: scope.id },
        }),
      )
      queryClient.setQueryData(childrenQuery(scope).queryKey, (before) => [
        ...(before ?? []).filter(({ id }) => id !== made.id),
        made,
      ])
      addRows(scope, [made])
    } catch (error) {
      showFailure(`“${name}” was not added`, error)
      if (field.current?.value === '') field.current.value = name
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const name = event.currentTarget.value.trim()
    if (name === '') return onClose()
    event.currentTarget.value = ''
    void add(name)
  }
  return (
    <input
      ref={field}
      autoFocus
      aria-label="Title of the new sub-item"
      placeholder="Title of the new sub-item, then Enter"
      maxLength={255}
      onKeyDown={onKeyDown}
      onBlur={(event) => event.target.value.trim() === '' && onClose()}
      className="mt-1 h-9 w-full rounded-md border border-line-strong bg-field px-2.5"
    />
  )
}
