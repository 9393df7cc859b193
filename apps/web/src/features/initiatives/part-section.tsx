import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Combobox, type ComboboxOption } from '@/ui/combobox'

interface PartSectionProps {
  title: string
  /** The verb and what is added: "Add project". */
  add: string
  options: readonly ComboboxOption[]
  onAdd: (id: string) => void
  noOptions: string
  readOnly: boolean
  /** Shown while there are no lines. */
  empty?: string | undefined
  children: ReactNode
}

/** A list of what belongs to an initiative, and a way to add to it. */
export function PartSection({
  title,
  add,
  options,
  onAdd,
  noOptions,
  readOnly,
  empty,
  children,
}: PartSectionProps) {
  return (
    <section className="mt-8">
      <div className="mb-1.5 flex items-center justify-between">
        <h3 className="font-medium">{title}</h3>
        {!readOnly && (
          <Combobox
            placeholder={add}
            value={[]}
            onChange={([id]) => id !== undefined && onAdd(id)}
            options={options}
            empty={noOptions}
          >
            <Button size="sm" variant="ghost">
              <Plus aria-hidden /> {add}
            </Button>
          </Combobox>
        )}
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        {empty === undefined ? (
          <ul aria-label={title} className="divide-y divide-line">
            {children}
          </ul>
        ) : (
          <p className="px-4 py-5 text-muted">{empty}</p>
        )}
      </div>
    </section>
  )
}
