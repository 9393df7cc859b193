import type { MouseEvent, ReactNode } from 'react'
import { cn } from '@/ui/cn'
import type { ProjectData } from './project-data'
import { PropertyValue, propertyText } from './property-value'
import type { EditedField } from './row-editor'
import type { Property } from './view'
import type { WorkItemRow } from './work-items.queries'

export type EditCell = (field: EditedField, id: string, anchor: HTMLElement) => void

/** Which properties can be changed where they are shown. */
export const editedBy: Partial<Record<Property, EditedField>> = {
  state: 'state',
  priority: 'priority',
  assignees: 'assignees',
  labels: 'labels',
  start: 'start',
  due: 'due',
  module: 'module',
  cycle: 'cycle',
  type: 'type',
  parent: 'parent',
}

/** Widths in a list: what is seldom there takes no room when it is not. */
const widths: Partial<Record<Property, string>> = {
  number: 'hidden w-18 sm:block',
  labels: 'hidden md:block',
  start: 'hidden w-20 justify-end md:flex',
  due: 'hidden w-18 justify-end sm:flex',
  module: 'hidden lg:block',
  cycle: 'hidden lg:block',
  type: 'hidden lg:block',
  parent: 'hidden w-26 lg:block',
  created: 'hidden w-16 lg:block',
  updated: 'hidden w-16 lg:block',
  assignees: 'flex w-14 justify-end',
}

interface PropertyCellProps {
  property: Property
  row: WorkItemRow
  name: string
  data: ProjectData
  active: boolean
  readOnly: boolean
  onEdit: EditCell
}

/** A property in a row: a button that opens its editor, or plain text where it cannot be edited. */
export function PropertyCell({ property, row, name, data, active, readOnly, onEdit }: PropertyCellProps) {
  const value = <PropertyValue property={property} row={row} name={name} data={data} />
  return (
    <span role="gridcell" className={cn('min-w-0 shrink-0', widths[property])}>
      <EditButton {...{ property, row, data, active, readOnly, onEdit }}>{value}</EditButton>
    </span>
  )
}

interface EditButtonProps extends Omit<PropertyCellProps, 'name'> {
  children: ReactNode
  className?: string
}

export function EditButton({
  property,
  row,
  data,
  active,
  readOnly,
  onEdit,
  children,
  className,
}: EditButtonProps) {
  const field = editedBy[property]
  if (field === undefined) return children
  const { label, empty } = propertyText(property, row, data)
  return (
    <button
      type="button"
      tabIndex={active ? 0 : -1}
      disabled={readOnly}
      data-field={field}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (event.shiftKey || event.metaKey || event.ctrlKey) return
        onEdit(field, row.id, event.currentTarget)
      }}
      className={cn(
        'inline-flex h-7 max-w-full min-w-7 items-center justify-center gap-1 rounded-md px-1 hover:bg-active disabled:hover:bg-transparent',
        empty &&
          property !== 'assignees' &&
          property !== 'priority' &&
          'opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100',
        className,
      )}
    >
      {children}
    </button>
  )
}
