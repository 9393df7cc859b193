import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindOf } from '@/features/work-item-types/property-kinds'
import { typePropertiesQuery, type Property } from '@/features/work-item-types/work-item-types.queries'
import { assigneeOptions } from '@/features/work-items/options'
import { titleQuery } from '@/features/work-items/titles'
import type { ProjectData } from '@/features/work-items/project-data'
import { PropertyButton, PropertyField } from '@/features/work-items/property-field'
import { WorkItemPicker } from '@/features/work-items/work-item-picker'
import type { ItemScope } from '@/features/work-items/work-item.queries'
import { Combobox, type ComboboxOption } from '@/ui/combobox'
import { DatePicker } from '@/ui/date-picker'
import { formatDay } from '@/ui/dates'
import { Input } from '@/ui/field'
import { propertyValuesQuery, setValues, type Value } from './property-values.queries'

interface CustomPropertiesProps {
  scope: ItemScope
  type: string
  data: ProjectData
  readOnly: boolean
}

/** The properties that a work item has because of its type. */
export function CustomProperties({ scope, type, data, readOnly }: CustomPropertiesProps) {
  const { data: properties = [] } = useQuery(
    typePropertiesQuery({ slug: scope.slug, projectId: scope.projectId }, type),
  )
  const shown = properties.filter((property) => property.is_active && kindOf(property) !== undefined)
  const { data: values } = useQuery({ ...propertyValuesQuery(scope), enabled: shown.length > 0 })
  if (!values) return null
  return shown.map((property) => (
    <PropertyField key={property.id} label={property.display_name}>
      <PropertyControl
        {...{ scope, property, data, readOnly }}
        values={values.get(property.id) ?? []}
        onChange={(next) => void setValues(scope, property, next)}
      />
    </PropertyField>
  ))
}

interface ControlProps {
  scope: ItemScope
  property: Property
  data: ProjectData
  readOnly: boolean
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
}

function PropertyControl(props: ControlProps) {
  const { scope, property, data, values, onChange } = props
  const button = { name: property.display_name, property: property.id, disabled: props.readOnly }
  const [first] = values
  switch (kindOf(property)?.value) {
    case 'option':
      return (
        <Choice {...props} options={property.options.map(({ id, name }) => ({ value: id, label: name }))} />
      )
    case 'person':
      return <Choice {...props} options={assigneeOptions(data)} />
    case 'yes-no':
      return (
        <Choice
          {...props}
          values={values.map(String)}
          options={[
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ]}
          onChange={([chosen]) => onChange(chosen === undefined ? [] : [chosen === 'true'])}
        />
      )
    case 'date': {
      const day = typeof first === 'string' ? first.slice(0, 10) : null
      return (
        <DatePicker
          label={property.display_name}
          value={day}
          onChange={(next) => onChange(next === null ? [] : [next])}
        >
          <PropertyButton {...button} empty={day === null}>
            {day === null ? 'None' : formatDay(day)}
          </PropertyButton>
        </DatePicker>
      )
    }
    case 'work-item':
      return (
        <WorkItemPicker
          slug={scope.slug}
          without={[scope.id, ...values.map(String)]}
          placeholder={`Choose ${property.display_name}`}
          none={values.length === 0 ? undefined : { label: 'None', onSelect: () => onChange([]) }}
          onSelect={({ id }) => onChange(property.is_multi ? [...values, id] : [id])}
        >
          <PropertyButton {...button} empty={values.length === 0} className="flex-wrap">
            {values.length === 0
              ? 'None'
              : values.map((id) => <WorkItemName key={String(id)} scope={scope} id={String(id)} />)}
          </PropertyButton>
        </WorkItemPicker>
      )
    default:
      return <Typed {...props} />
  }
}

function Choice({
  property,
  values,
  options,
  readOnly,
  onChange,
}: ControlProps & { options: ComboboxOption[] }) {
  const chosen = options.filter(({ value }) => values.includes(value))
  const { display_name: name, is_multi: multiple } = property
  const none = property.is_required || multiple ? [] : [{ value: '', label: 'None' }]
  return (
    <Combobox
      multiple={multiple}
      placeholder={`Choose ${name}`}
      options={[...none, ...options]}
      value={values.map(String)}
      onChange={(next) => onChange(next.filter((value) => value !== ''))}
    >
      <PropertyButton name={name} property={property.id} empty={chosen.length === 0} disabled={readOnly}>
        <span className="truncate">{chosen.map(({ label }) => label).join(', ') || 'None'}</span>
      </PropertyButton>
    </Combobox>
  )
}

/** Of another project it is not found here, and only said to be one. */
function WorkItemName({ scope, id }: { scope: ItemScope; id: string }) {
  const { data: title } = useQuery(titleQuery(scope.slug, scope.projectId, id))
  const name = title && `${scope.name.replace(/-\d+$/, '')}-${title.sequence_id} ${title.name}`
  return <span className="truncate">{name ?? 'A work item'}</span>
}

const inputTypes: Partial<Record<Property['property_type'], string>> = {
  DECIMAL: 'number',
  URL: 'url',
  EMAIL: 'email',
}

/** A text or a number: Enter or leaving it saves, Escape does not. */
function Typed({ property, values, readOnly, onChange }: ControlProps) {
  const [typed, setTyped] = useState<string>()
  const shown = values.map(String).join(', ')
  const save = () => {
    const text = typed?.trim() ?? shown
    setTyped(undefined)
    if (text !== shown)
      onChange(text === '' ? [] : [property.property_type === 'DECIMAL' ? Number(text) : text])
  }
  return (
    <Input
      aria-label={property.display_name}
      type={inputTypes[property.property_type] ?? 'text'}
      step="any"
      readOnly={readOnly}
      placeholder="None"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setTyped(undefined)
      }}
      className="border-transparent bg-transparent px-2"
    />
  )
}
