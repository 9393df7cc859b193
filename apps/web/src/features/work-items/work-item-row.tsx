import { memo, type MouseEvent } from 'react'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AvatarStack } from '@/ui/avatar'
import { Chip } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { formatDay, today } from '@/ui/dates'
import { PriorityIcon, priorityLabel } from './priority'
import type { ProjectData } from './project-data'
import type { EditedField } from './row-editor'
import type { WorkItemRow as Row } from './work-items.queries'

interface WorkItemRowProps {
  row: Row
  identifier: string
  data: ProjectData
  active: boolean
  readOnly: boolean
  onEdit: (field: EditedField, id: string, anchor: HTMLElement) => void
}

const cell =
  'inline-flex h-7 min-w-7 shrink-0 items-center justify-center rounded-md px-1 hover:bg-active disabled:hover:bg-transparent'

export const WorkItemRow = memo(function WorkItemRow({
  row,
  identifier,
  data,
  active,
  readOnly,
  onEdit,
}: WorkItemRowProps) {
  const state = data.stateById.get(row.state)
  const people = row.assignees.flatMap((id) => data.personById.get(id) ?? [])
  const labels = row.labels.flatMap((id) => data.labelById.get(id) ?? [])
  const name = `${identifier}-${row.sequence_id}`
  const edit = (field: EditedField, label: string) => ({
    type: 'button' as const,
    tabIndex: active ? 0 : -1,
    disabled: readOnly,
    'data-field': field,
    'aria-label': label,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent<HTMLButtonElement>) => onEdit(field, row.id, event.currentTarget),
  })
  const late = row.target_date !== null && row.target_date < today() && isOpen(state?.group)
  return (
    <div
      className={cn(
        'flex h-full items-center gap-1 border-b border-line pr-3 pl-2 sm:pr-4 sm:pl-4',
        active ? 'bg-hover' : 'hover:bg-hover',
      )}
    >
      <span role="gridcell">
        <button {...edit('priority', `Priority: ${priorityLabel(row.priority)}`)} className={cell}>
          <PriorityIcon priority={row.priority} />
        </button>
      </span>
      <span
        role="gridcell"
        className="hidden w-18 shrink-0 truncate text-sm text-faint tabular-nums sm:block"
      >
        {name}
      </span>
      <span role="gridcell">
        <button {...edit('state', `State: ${state?.name ?? 'unknown'}`)} className={cell}>
          {state && <StateIcon state={state} progress={progressOf(state, data.states)} />}
        </button>
      </span>
      <span role="gridcell" className="min-w-0 flex-1 truncate text-base text-ink" title={row.name}>
        {row.name}
      </span>
      <span role="gridcell" className="hidden min-w-0 shrink-0 md:block">
        <button
          {...edit(
            'labels',
            labels.length === 0 ? 'Labels: none' : `Labels: ${labels.map((one) => one.name).join(', ')}`,
          )}
          className={cn(
            cell,
            'gap-1 hover:bg-transparent',
            labels.length === 0 && 'opacity-0 focus-visible:opacity-100',
          )}
        >
          {labels.slice(0, 2).map((label) => (
            <Chip key={label.id} color={label.color} className="hover:border-line-strong">
              {label.name}
            </Chip>
          ))}
          {labels.length > 2 && <span className="text-sm text-faint">+{labels.length - 2}</span>}
          {labels.length === 0 && <Chip>Label</Chip>}
        </button>
      </span>
      <span role="gridcell" className="hidden w-16 shrink-0 text-right text-sm tabular-nums sm:block">
        {row.target_date !== null && (
          <span className={late ? 'text-danger' : 'text-faint'}>
            <span className="sr-only">{late ? 'Was due ' : 'Due '}</span>
            {formatDay(row.target_date)}
          </span>
        )}
      </span>
      <span role="gridcell" className="flex w-14 shrink-0 justify-end">
        <button
          {...edit(
            'assignees',
            people.length === 0
              ? 'Assignees: nobody'
              : `Assignees: ${people.map((one) => one.display_name).join(', ')}`,
          )}
          className={cell}
        >
          <AvatarStack people={people} />
        </button>
      </span>
    </div>
  )
})

const isOpen = (group: string | undefined): boolean => group !== 'completed' && group !== 'cancelled'
