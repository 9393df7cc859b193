import { ChevronDown } from 'lucide-react'
import { Button } from './button'
import { Combobox } from './combobox'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

interface TimeZonePickerProps {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean
  value: string
  onChange: (zone: string) => void
}

export function TimeZonePicker({ value, onChange, ...control }: TimeZonePickerProps) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Combobox
      placeholder="Time zone"
      value={[value]}
      onChange={([zone]) => zone !== undefined && onChange(zone)}
      options={[here, ...zones.filter((zone) => zone !== here)].map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
        ...(zone === here ? { hint: <span className="text-sm text-faint">here</span> } : {}),
      }))}
    >
      <Button {...control} className="w-60 max-w-full">
        <span className="mr-auto truncate font-normal">{value.replaceAll('_', ' ')}</span>
        <ChevronDown aria-hidden className="text-faint" />
      </Button>
    </Combobox>
  )
}
