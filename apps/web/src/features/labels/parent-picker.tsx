import { CornerDownRight } from 'lucide-react'
import { Dot } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import type { Label } from './labels.queries'

interface ParentPickerProps {
  labels: readonly Label[]
  value: string | null
  onChange: (parent: string | null) => void
  /** The name of the label, for screen readers. */
  name: string
}

export function ParentPicker({ labels, value, onChange, name }: ParentPickerProps) {
  const parent = labels.find(({ id }) => id === value)
  return (
    <Combobox
      placeholder="Lies under"
      value={[value ?? '']}
      onChange={([id]) => onChange(id === undefined || id === '' ? null : id)}
      options={[
        { value: '', label: 'No parent' },
        ...labels.map((label) => ({
          value: label.id,
          label: label.name,
          icon: <Dot color={label.color} />,
        })),
      ]}
    >
      <Button size="sm" variant="ghost" aria-label={`${parent?.name ?? 'No parent'}: parent of ${name}`}>
        <CornerDownRight aria-hidden />
        <span className="max-w-24 truncate max-sm:sr-only">{parent?.name ?? 'No parent'}</span>
      </Button>
    </Combobox>
  )
}
