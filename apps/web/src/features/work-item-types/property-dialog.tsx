import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Switch } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { faultsOf, FormDialog, NameEntry } from '@/ui/form-dialog'
import { Select } from '@/ui/select'
import { OptionsField } from './options-field'
import { kindOf, propertyKinds, type PropertyKind } from './property-kinds'
import {
  createProperty,
  updateProperty,
  type Option,
  type Place,
  type Property,
  type WorkItemType,
} from './work-item-types.queries'

interface PropertyDialogProps {
  place: Place
  type: WorkItemType
  /** The one that is changed, if it is not a new one. */
  property?: Property | undefined
  onClose: () => void
}

const several = new Set<PropertyKind['value']>(['option', 'person', 'work-item'])

export function PropertyDialog({ place, type, property, onClose }: PropertyDialogProps) {
  const [name, setName] = useState(property?.display_name ?? '')
  const [chosen, setChosen] = useState<PropertyKind['value']>((property && kindOf(property)?.value) ?? 'text')
  const [options, setOptions] = useState<readonly Option[]>(property?.options ?? [])
  const [multi, setMulti] = useState(property?.is_multi ?? false)
  const [required, setRequired] = useState(property?.is_required ?? false)
  const [active, setActive] = useState(property?.is_active ?? true)
  const kind = propertyKinds.find(({ value }) => value === chosen) ?? propertyKinds[0]
  // Some kinds are made by the API only: they keep what they are.
  const known = property === undefined || kindOf(property) !== undefined
  const save = useMutation({
    mutationFn: () => {
      const input = {
        display_name: name.trim(),
        ...(known && {
          property_type: kind.type,
          ...('relation' in kind ? { relation_type: kind.relation } : {}),
          is_multi: multi && several.has(kind.value),
        }),
        is_required: required,
        is_active: active,
      }
      const own = kind.value === 'option' ? options : []
      return property
        ? updateProperty(place, type.id, property, input, own)
        : createProperty(place, type.id, { ...input, property_type: kind.type }, own)
    },
    onSuccess: onClose,
  })
  const faults = faultsOf(save.error)
  return (
    <FormDialog
      size="sm"
      title={property ? `Edit ${property.display_name}` : `Add a property to ${type.name}`}
      action={property ? 'Save' : 'Add property'}
      busy={save.isPending}
      error={save.error}
      fields={['display_name', 'options', 'property_type']}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NameEntry value={name} onChange={setName} errors={faults['display_name']} />
      {known && (
        <Field
          label="Holds"
          hint="It cannot be changed once work items have values."
          errors={faults['property_type']}
        >
          {(control) => <Select {...control} value={chosen} onChange={setChosen} options={propertyKinds} />}
        </Field>
      )}
      {kind.value === 'option' && (
        <OptionsField options={options} onChange={setOptions} errors={faults['options']} />
      )}
      {several.has(kind.value) && (
        <label className="flex items-center gap-2">
          <Switch checked={multi} onCheckedChange={setMulti} /> A work item may have several
        </label>
      )}
      <label className="flex items-center gap-2">
        <Switch checked={required} onCheckedChange={setRequired} /> Required
      </label>
      {property && (
        <label className="flex items-center gap-2">
          <Switch checked={active} onCheckedChange={setActive} /> Can be given values
        </label>
      )}
    </FormDialog>
  )
}
