import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { ChevronRight, Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useActions } from '@/actions'
import { canWrite, type Project } from '@/features/projects/projects.queries'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { groupByState, type Line } from './group-rows'
import type { ProjectData } from './project-data'
import { RowEditor, type EditedField, type Editing } from './row-editor'
import { updateWorkItem } from './update-work-item'
import { WorkItemRow } from './work-item-row'
import type { WorkItemList as List } from './work-items.queries'

interface WorkItemListProps {
  slug: string
  project: Project
  list: List
  data: ProjectData
  onCreate: (stateId: string) => void
}

/** Virtual: of ten thousand rows, those in sight are in the page. */
export function WorkItemList({ slug, project, list, data, onCreate }: WorkItemListProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [activeKey, setActiveKey] = useState<string>()
  const [editing, setEditing] = useState<Editing>()
  const scroller = useRef<HTMLDivElement>(null)
  const readOnly = !canWrite(project)

  const lines = useMemo(() => groupByState(list, data.states, collapsed), [list, data.states, collapsed])
  const headers = useMemo(
    () => lines.flatMap(({ kind }, index) => (kind === 'group' ? [index] : [])),
    [lines],
  )
  const sticky = useRef(0)

  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'group' ? 36 : 40),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 12,
    // The header of the group in sight stays at the top, so it is always in the page.
    rangeExtractor: (range) => {
      sticky.current = headers.findLast((index) => index <= range.startIndex) ?? 0
      return [...new Set([sticky.current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
  })

  const onEdit = useCallback((field: EditedField, id: string, anchor: HTMLElement) => {
    setActiveKey(id)
    setEditing({ field, id, anchor })
  }, [])

  const activate = (index: number) => {
    const line = lines[index]
    if (!line) return
    setActiveKey(line.key)
    virtualizer.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() => rowElement(scroller.current, line.key)?.focus({ preventScroll: true }))
  }
  const move = (step: number) => {
    const current = lines.findIndex(({ key }) => key === activeKey)
    for (let index = current + step; index >= 0 && index < lines.length; index += step) {
      if (lines[index]?.kind === 'row') return activate(index)
    }
  }
  const editActive = (field: EditedField) => {
    if (activeKey === undefined || readOnly) return
    const row = rowElement(scroller.current, activeKey)
    const anchor = row?.querySelector<HTMLElement>(`[data-field="${field}"]`)
    if (anchor) onEdit(field, activeKey, anchor)
  }
  useActions([
    {
      id: 'list.next',
      label: 'Next work item',
      group: 'Work items',
      keys: 'j',
      hidden: true,
      run: () => move(1),
    },
    {
      id: 'list.down',
      label: 'Next work item',
      group: 'Work items',
      keys: 'arrowdown',
      hidden: true,
      run: () => move(1),
    },
    {
      id: 'list.previous',
      label: 'Previous work item',
      group: 'Work items',
      keys: 'k',
      hidden: true,
      run: () => move(-1),
    },
    {
      id: 'list.up',
      label: 'Previous work item',
      group: 'Work items',
      keys: 'arrowup',
      hidden: true,
      run: () => move(-1),
    },
    ...(readOnly || activeKey === undefined
      ? []
      : ([
          {
            id: 'list.state',
            label: 'Change state',
            group: 'Work items',
            keys: 's',
            run: () => editActive('state'),
          },
          {
            id: 'list.priority',
            label: 'Change priority',
            group: 'Work items',
            keys: 'p',
            run: () => editActive('priority'),
          },
          {
            id: 'list.assignees',
            label: 'Assign',
            group: 'Work items',
            keys: 'a',
            run: () => editActive('assignees'),
          },
          {
            id: 'list.labels',
            label: 'Change labels',
            group: 'Work items',
            keys: 'l',
            run: () => editActive('labels'),
          },
        ] as const)),
  ])

  const edited = editing && list.rows.find(({ id }) => id === editing.id)
  const toggle = (stateId: string) => {
    const next = new Set(collapsed)
    if (!next.delete(stateId)) next.add(stateId)
    setCollapsed(next)
  }

  return (
    <div ref={scroller} className="scroll-quiet min-h-0 flex-1 overflow-y-auto" data-testid="work-item-list">
      <div
        role="grid"
        aria-label={`Work items of ${project.name}`}
        aria-rowcount={lines.length}
        className="relative w-full"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const line = lines[index]
          if (!line) return null
          const pinned = line.kind === 'group' && index === sticky.current
          return (
            <div
              key={key}
              role="row"
              aria-rowindex={index + 1}
              data-row={line.key}
              tabIndex={line.kind === 'row' ? (line.key === activeKey ? 0 : -1) : undefined}
              onFocus={line.kind === 'row' ? () => setActiveKey(line.key) : undefined}
              className={cn('top-0 left-0 w-full outline-offset-[-2px]', pinned ? 'sticky z-10' : 'absolute')}
              style={{ height: size, ...(pinned ? {} : { transform: `translateY(${start}px)` }) }}
            >
              {line.kind === 'group' ? (
                <GroupHeader
                  line={line}
                  data={data}
                  onToggle={() => toggle(line.state.id)}
                  onCreate={readOnly ? undefined : () => onCreate(line.state.id)}
                />
              ) : line.kind === 'row' ? (
                <WorkItemRow
                  row={line.row}
                  identifier={project.identifier}
                  data={data}
                  active={line.key === activeKey}
                  readOnly={readOnly}
                  onEdit={onEdit}
                />
              ) : (
                <MissingRow />
              )}
            </div>
          )
        })}
      </div>
      {editing && edited && (
        <RowEditor
          key={`${editing.id}-${editing.field}`}
          editing={editing}
          row={edited}
          data={data}
          onClose={() => setEditing(undefined)}
          onChange={(changes) => {
            const name = `${project.identifier}-${edited.sequence_id}`
            void updateWorkItem({ slug, projectId: project.id, name }, edited.id, changes)
          }}
        />
      )}
    </div>
  )
}

function rowElement(scroller: HTMLElement | null, key: string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-row="${key}"]`) ?? null
}

interface GroupHeaderProps {
  line: Extract<Line, { kind: 'group' }>
  data: ProjectData
  onToggle: () => void
  onCreate: (() => void) | undefined
}

function GroupHeader({ line: { state, count, collapsed }, data, onToggle, onCreate }: GroupHeaderProps) {
  return (
    <div
      role="gridcell"
      className="flex h-full items-center gap-2 border-b border-line bg-canvas pr-3 pl-2 sm:pr-4 sm:pl-3"
    >
      <button
        type="button"
        aria-expanded={!collapsed}
        onClick={onToggle}
        className="flex h-7 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left"
      >
        <ChevronRight
          aria-hidden
          className={cn('size-3.5 text-faint transition-transform', !collapsed && 'rotate-90')}
        />
        <StateIcon state={state} progress={progressOf(state, data.states)} />
        <span className="truncate font-medium">{state.name}</span>
        <span className="text-sm text-faint tabular-nums">{count.toLocaleString('en')}</span>
      </button>
      {onCreate && (
        <IconButton label={`New work item in ${state.name}`} size="sm" onClick={onCreate}>
          <Plus />
        </IconButton>
      )}
    </div>
  )
}

function MissingRow() {
  return (
    <div role="gridcell" className="flex h-full items-center gap-3 border-b border-line px-6">
      <Skeleton className="h-3 w-16" />
      <Skeleton className="h-3 w-64" />
    </div>
  )
}
