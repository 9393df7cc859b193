import { Avatar, type Person } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { CircleUserRound } from 'lucide-react'

interface PersonPickerProps {
  /** What the person is: "Lead". */
  label: string
  people: readonly (Person & { email?: string })[]
  value: string | null
  onChange: (id: string | null) => void
  disabled?: boolean
}

/** One person, or nobody. */
export function PersonPicker({ label, people, value, onChange, disabled = false }: PersonPickerProps) {
  const chosen = people.find((person) => person.id === value)
  return (
    <Combobox
      placeholder={label}
      value={[value ?? '']}
      onChange={([next]) => onChange(next === undefined || next === '' ? null : next)}
      options={[
        {
          value: '',
          label: 'Nobody',
          icon: <CircleUserRound aria-hidden className="size-[18px] text-faint" />,
        },
        ...people.map((person) => ({
          value: person.id,
          label: person.display_name,
          icon: <Avatar person={person} />,
          keywords: person.email === undefined ? [] : [person.email],
        })),
      ]}
    >
      <Button disabled={disabled} className="justify-start font-normal">
        <span className="sr-only">{label}:</span>
        {chosen ? <Avatar person={chosen} /> : <CircleUserRound aria-hidden className="text-faint" />}
        <span className="truncate">{chosen?.display_name ?? 'Nobody'}</span>
      </Button>
    </Combobox>
  )
}
