import { useQuery } from '@tanstack/react-query'
import { Box, Calendar, CalendarArrowUp, CornerLeftUp, Gauge, RefreshCw, Shapes, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { estimatePointsQuery } from '@/features/estimates/estimates.queries'
import type { Project } from '@/features/projects/projects.queries'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { CustomProperties } from '@/features/work-item-properties/custom-properties'
import { AvatarStack } from '@/ui/avatar'
import { Chip } from '@/ui/badge'
import { Combobox, type ComboboxOption } from '@/ui/combobox'
import { DatePicker } from '@/ui/date-picker'
import { formatDay, formatTime, timeAgo } from '@/ui/dates'
import { editWorkItem, type ItemChanges } from './edit-work-item'
import { MilestoneProperty } from './milestone-property'
import { assigneeOptions, labelOptions, priorityOptions, stateOptions } from './options'
import { ParentProperty } from './parent-property'
import { priorities, PriorityIcon, priorityLabel } from './priority'
import type { ProjectData } from './project-data'
import { PropertyButton, PropertyField } from './property-field'
import type { ItemScope, WorkItemDetail } from './work-item.queries'
import type { WorkItemRow } from './work-items.queries'

interface WorkItemPropertiesProps {
  scope: ItemScope
  project: Project
  row: WorkItemRow
  detail: WorkItemDetail | undefined
  data: ProjectData
  readOnly: boolean
}

export function WorkItemProperties({ scope, project, row, detail, data, readOnly }: WorkItemPropertiesProps) {
  const { slug, projectId } = scope
  const { modules, cycles, types } = data
  const { data: points = [] } = useQuery({
    ...estimatePointsQuery(slug, projectId),
    enabled: project.estimate !== null,
  })
  const edit = (changes: ItemChanges) => void editWorkItem(scope, changes)
  const state = data.stateById.get(row.state)
  const people = row.assignees.flatMap((id) => data.personById.get(id) ?? [])
  const labels = row.labels.flatMap((id) => data.labelById.get(id) ?? [])
  const author = detail?.created_by ? data.personById.get(detail.created_by) : undefined
  return (
    <div className="grid grid-cols-1 gap-x-6 @md:grid-cols-2 @4xl:grid-cols-1">
      <PropertyField label="State">
        <Combobox
          placeholder="Change state"
          options={stateOptions(data)}
          value={[row.state]}
          onChange={([chosen]) => chosen !== undefined && edit({ state: chosen })}
        >
          <PropertyButton name="State" property="state" disabled={readOnly}>
            {state && <StateIcon state={state} progress={progressOf(state, data.states)} />}
            <span className="truncate">{state?.name}</span>
          </PropertyButton>
        </Combobox>
      </PropertyField>
      <PropertyField label="Priority">
        <Combobox
          placeholder="Change priority"
          options={priorityOptions()}
          value={[row.priority]}
          onChange={([chosen]) => {
            const priority = priorities.find(({ value }) => value === chosen)
            if (priority) edit({ priority: priority.value })
          }}
        >
          <PropertyButton
            name="Priority"
            property="priority"
            empty={row.priority === 'none'}
            disabled={readOnly}
          >
            <PriorityIcon priority={row.priority} /> {priorityLabel(row.priority)}
          </PropertyButton>
        </Combobox>
      </PropertyField>
      <PropertyField label="Assignees">
        <Combobox
          multiple
          placeholder="Assign to"
          options={assigneeOptions(data)}
          value={row.assignees}
          onChange={(assignees) => edit({ assignees })}
          empty="No member of the project matches."
        >
          <PropertyButton
            name="Assignees"
            property="assignees"
            empty={people.length === 0}
            disabled={readOnly}
          >
            <AvatarStack people={people} />
            <span className="truncate">{people.map((one) => one.display_name).join(', ') || 'Nobody'}</span>
          </PropertyButton>
        </Combobox>
      </PropertyField>
      <PropertyField label="Labels">
        <Combobox
          multiple
          placeholder="Change labels"
          options={labelOptions(data)}
          value={row.labels}
          onChange={(chosen) => edit({ labels: chosen })}
          empty="The project has no such label."
        >
          <PropertyButton
            name="Labels"
            property="labels"
            empty={labels.length === 0}
            disabled={readOnly}
            className="flex-wrap gap-1"
          >
            {labels.length === 0 ? (
              <>
                <Tag aria-hidden className="mr-1 size-3.5" /> None
              </>
            ) : (
              labels.map((label) => (
                <Chip key={label.id} color={label.color}>
                  {label.name}
                  <span className="sr-only">, </span>
                </Chip>
              ))
            )}
          </PropertyButton>
        </Combobox>
      </PropertyField>
      <DateProperty
        label="Start date"
        property="start"
        icon={<CalendarArrowUp aria-hidden className="size-3.5 text-faint" />}
        value={row.start_date}
        readOnly={readOnly}
        max={row.target_date}
        onChange={(start_date) => edit({ start_date })}
      />
      <DateProperty
        label="Due date"
        property="due"
        icon={<Calendar aria-hidden className="size-3.5 text-faint" />}
        value={row.target_date}
        readOnly={readOnly}
        min={row.start_date}
        onChange={(target_date) => edit({ target_date })}
      />
      {(project.module_view || row.module !== null) && (
        <ChoiceProperty
          label="Module"
          property="module"
          icon={<Box aria-hidden className="size-3.5 text-faint" />}
          value={row.module}
          options={modules.map(({ id, name }) => ({ value: id, label: name }))}
          readOnly={readOnly}
          onChange={(module) => edit({ module })}
        />
      )}
      {(project.cycle_view || row.cycle !== null) && (
        <ChoiceProperty
          label="Cycle"
          property="cycle"
          icon={<RefreshCw aria-hidden className="size-3.5 text-faint" />}
          value={row.cycle}
          options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
          readOnly={readOnly}
          onChange={(cycle) => edit({ cycle })}
        />
      )}
      <ParentProperty
        scope={scope}
        parent={row.parent}
        readOnly={readOnly}
        icon={<CornerLeftUp aria-hidden className="size-3.5 text-faint" />}
        onChange={(parent) => edit({ parent })}
      />
      {types.length > 0 && (
        <ChoiceProperty
          label="Type"
          property="type"
          icon={<Shapes aria-hidden className="size-3.5 text-faint" />}
          value={row.type}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          readOnly={readOnly}
          onChange={(type) => edit({ type })}
        />
      )}
      {points.length > 0 && detail && (
        <ChoiceProperty
          label="Estimate"
          property="estimate"
          icon={<Gauge aria-hidden className="size-3.5 text-faint" />}
          value={detail.estimate_point}
          options={points.map(({ id, value }) => ({ value: id, label: value }))}
          readOnly={readOnly}
          onChange={(estimate_point) => edit({ estimate_point })}
        />
      )}
      <MilestoneProperty scope={scope} readOnly={readOnly} />
      {row.type !== null && types.length > 0 && (
        <CustomProperties {...{ scope, data, readOnly }} type={row.type} />
      )}
      <PropertyField label="Created">
        <p className="px-2 py-1.5 text-base text-muted">
          <time dateTime={row.created_at} title={formatTime(row.created_at)}>
            {timeAgo(row.created_at)}
          </time>
          {author && ` by ${author.display_name}`}
        </p>
      </PropertyField>
    </div>
  )
}

interface DatePropertyProps {
  label: string
  property: string
  icon: ReactNode
  value: string | null
  min?: string | null
  max?: string | null
  readOnly: boolean
  onChange: (value: string | null) => void
}

function DateProperty({ label, property, icon, value, min, max, readOnly, onChange }: DatePropertyProps) {
  return (
    <PropertyField label={label}>
      <DatePicker
        label={label}
        value={value}
        onChange={onChange}
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
      >
        <PropertyButton name={label} property={property} empty={value === null} disabled={readOnly}>
          {icon} {value === null ? 'None' : formatDay(value)}
        </PropertyButton>
      </DatePicker>
    </PropertyField>
  )
}

interface ChoicePropertyProps {
  label: string
  property: string
  icon: ReactNode
  value: string | null
  options: readonly ComboboxOption[]
  readOnly: boolean
  onChange: (value: string | null) => void
}

/** One of a few things, or none. */
export function ChoiceProperty({
  label,
  property,
  icon,
  value,
  options,
  readOnly,
  onChange,
}: ChoicePropertyProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <PropertyField label={label}>
      <Combobox
        placeholder={`Change ${label.toLowerCase()}`}
        options={[{ value: '', label: `No ${label.toLowerCase()}` }, ...options]}
        value={[value ?? '']}
        onChange={([next]) => onChange(next === undefined || next === '' ? null : next)}
      >
        <PropertyButton name={label} property={property} empty={value === null} disabled={readOnly}>
          {icon} <span className="truncate">{chosen?.label ?? 'None'}</span>
        </PropertyButton>
      </Combobox>
    </PropertyField>
  )
}
