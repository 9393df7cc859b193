import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { Chip, Dot } from '@/ui/badge'
import { Button } from '@/ui/button'
import { freeColor } from '@/ui/color-picker'
import { Combobox } from '@/ui/combobox'
import { showFailure } from '@/ui/toast'
import { colorOf, createLabel, initiativeLabelsQuery } from './initiative-labels.queries'
import { labelsOfInitiativeQuery, toggleLabel, type Place } from './initiative-parts.queries'

export function InitiativeLabels({ place, readOnly }: { place: Place; readOnly: boolean }) {
  const { data: all = [] } = useQuery(initiativeLabelsQuery(place.slug))
  const { data: labels = [] } = useQuery(labelsOfInitiativeQuery(place))
  const on = labels.map(({ id }) => id)
  const create = (name: string) => {
    if (name === '') return
    createLabel(place.slug, { name, color: freeColor(all.map(colorOf)) })
      .then((label) => toggleLabel(place, label, true))
      .catch((error: unknown) => showFailure('The label was not created', error))
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      {labels.map((label) => (
        <Chip key={label.id} color={colorOf(label)}>
          {label.name}
        </Chip>
      ))}
      {!readOnly && (
        <Combobox
          multiple
          placeholder="Labels"
          value={on}
          options={all.map((label) => ({
            value: label.id,
            label: label.name,
            icon: <Dot color={colorOf(label)} />,
          }))}
          onChange={(next) => {
            for (const label of all) {
              const wanted = next.includes(label.id)
              if (wanted !== on.includes(label.id)) void toggleLabel(place, label, wanted)
            }
          }}
          onCreate={create}
        >
          <Button size="sm" variant="ghost" aria-label="Change labels">
            <Tag aria-hidden /> {labels.length === 0 ? 'Add label' : 'Change'}
          </Button>
        </Combobox>
      )}
    </div>
  )
}
