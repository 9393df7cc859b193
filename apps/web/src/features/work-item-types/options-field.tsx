import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/ui/button'
import { Input } from '@/ui/field'
import { NameField } from '@/ui/name-field'
import { newId } from '@/ui/new-id'
import { SortableList } from '@/ui/sortable-list'
import type { Option } from './work-item-types.queries'

interface OptionsFieldProps {
  options: readonly Option[]
  onChange: (options: readonly Option[]) => void
  errors?: readonly string[] | undefined
}

/** What can be chosen, in its order. Enter adds one and leaves room for the next. */
export function OptionsField({ options, onChange, errors = [] }: OptionsFieldProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    setTyped('')
    if (name !== '' && options.every((option) => option.name !== name))
      onChange([...options, { id: newId(), name }])
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">Options</legend>
      <SortableList
        label="Options"
        items={options}
        disabled={options.length < 2}
        onMove={(option, index) =>
          onChange(options.filter(({ id }) => id !== option.id).toSpliced(index, 0, option))
        }
      >
        {(option) => (
          <>
            <NameField
              label={`Name of the option ${option.name}`}
              value={option.name}
              onChange={(name) =>
                onChange(options.map((one) => (one.id === option.id ? { ...one, name } : one)))
              }
            />
            <IconButton
              label={`Remove the option ${option.name}`}
              size="sm"
              onClick={() => onChange(options.filter(({ id }) => id !== option.id))}
            >
              <X />
            </IconButton>
          </>
        )}
      </SortableList>
      <div className="flex items-center gap-1">
        <Input
          aria-label="New option"
          aria-invalid={errors.length > 0}
          placeholder="New option, then Enter"
          maxLength={255}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <IconButton label="Add the option" onClick={add}>
          <Plus />
        </IconButton>
      </div>
      {errors.length > 0 && (
        <p role="alert" className="text-sm text-danger">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
