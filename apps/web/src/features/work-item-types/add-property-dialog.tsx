import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from 'waypost-client'
import { Button } from '@/ui/button'
import { Switch } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input, Textarea } from '@/ui/field'
import { Select } from '@/ui/select'
import { propertyKinds, type PropertyKind } from './property-kinds'
import { createProperty, type Place, type WorkItemType } from './work-item-types.queries'

interface AddPropertyDialogProps {
  place: Place
  type: WorkItemType
  onClose: () => void
}

const several = new Set<PropertyKind['value']>(['option', 'person', 'work-item'])

export function AddPropertyDialog({ place, type, onClose }: AddPropertyDialogProps) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<PropertyKind['value']>('text')
  const [options, setOptions] = useState('')
  const [multi, setMulti] = useState(false)
  const [required, setRequired] = useState(false)
  const kind = propertyKinds.find(({ value }) => value === chosen) ?? propertyKinds[0]
  const names = options.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const add = useMutation({
    mutationFn: () =>
      createProperty(place, type.id, {
        display_name: name.trim(),
        property_type: kind.type,
        ...('relation' in kind ? { relation_type: kind.relation } : {}),
        is_multi: multi && several.has(kind.value),
        is_required: required,
        ...(kind.value === 'option' ? { options: names.map((one) => ({ name: one })) } : {}),
      }),
    onSuccess: onClose,
  })
  const faults = add.error instanceof ApiError ? add.error.fields : {}
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Add a property to ${type.name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="add-property" variant="primary" busy={add.isPending}>
            Add property
          </Button>
        </>
      }
    >
      <form
        id="add-property"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate()
        }}
      >
        <Field label="Name" errors={faults['display_name']}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              maxLength={255}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Holds" hint="It cannot be changed once work items have values.">
          {(control) => <Select {...control} value={chosen} onChange={setChosen} options={propertyKinds} />}
        </Field>
        {kind.value === 'option' && (
          <Field label="Options" hint="One on each line." errors={faults['options']}>
            {(control) => (
              <Textarea
                {...control}
                required
                value={options}
                onChange={(event) => setOptions(event.target.value)}
              />
            )}
          </Field>
        )}
        {several.has(kind.value) && (
          <label className="flex items-center gap-2">
            <Switch checked={multi} onCheckedChange={setMulti} /> A work item may have several
          </label>
        )}
        <label className="flex items-center gap-2">
          <Switch checked={required} onCheckedChange={setRequired} /> Required
        </label>
        {add.error && faults['display_name'] === undefined && faults['options'] === undefined && (
          <ErrorNotice error={add.error} />
        )}
      </form>
    </Dialog>
  )
}
