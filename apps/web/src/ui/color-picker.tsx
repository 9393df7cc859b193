import { Check } from 'lucide-react'
import { useState } from 'react'
import { cn } from './cn'
import { Input } from './field'
import { Popover, PopoverContent, PopoverTrigger } from './popover'

/** Told apart on light and on dark. */
const swatches = [
  { value: '#6b7280', name: 'Grey' },
  { value: '#3b82f6', name: 'Blue' },
  { value: '#0891b2', name: 'Teal' },
  { value: '#16a34a', name: 'Green' },
  { value: '#84a214', name: 'Lime' },
  { value: '#eab308', name: 'Yellow' },
  { value: '#f59e0b', name: 'Amber' },
  { value: '#ea580c', name: 'Orange' },
  { value: '#dc2626', name: 'Red' },
  { value: '#db2777', name: 'Pink' },
  { value: '#9333ea', name: 'Purple' },
  { value: '#6366f1', name: 'Indigo' },
] as const

/** A colour that nothing in the list has yet, or the first. */
export const freeColor = (taken: readonly string[]): string =>
  swatches.find(({ value }) => !taken.includes(value.toLowerCase()))?.value ?? swatches[0].value

const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

interface ColorPickerProps {
  label: string
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

export function ColorPicker({ label, value, onChange, disabled = false }: ColorPickerProps) {
  const [open, setOpen] = useState(false)
  const choose = (color: string) => {
    onChange(color)
    setOpen(false)
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          disabled={disabled}
          aria-label={`${label}: ${nameOf(value)}`}
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-md hover:bg-hover data-[state=open]:bg-active"
        >
          <span aria-hidden className="size-3.5 rounded-full" style={{ background: value }} />
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="w-52 p-2">
        <div className="grid grid-cols-6 gap-1">
          {swatches.map((swatch) => {
            const current = swatch.value === value.toLowerCase()
            return (
              <button
                key={swatch.value}
                type="button"
                aria-label={swatch.name}
                aria-pressed={current}
                onClick={() => choose(swatch.value)}
                className="inline-flex size-7 items-center justify-center rounded-md hover:bg-hover"
              >
                <span
                  className={cn('flex size-5 items-center justify-center rounded-full text-white')}
                  style={{ background: swatch.value }}
                >
                  {current && <Check aria-hidden className="size-3.5" />}
                </span>
              </button>
            )
          })}
        </div>
        <HexField value={value} onChoose={choose} />
      </PopoverContent>
    </Popover>
  )
}

function HexField({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const [text, setText] = useState(value)
  return (
    <Input
      aria-label="Another colour"
      className="mt-2 font-mono"
      aria-invalid={!hex.test(text)}
      value={text}
      maxLength={7}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (hex.test(text)) onChoose(text.toLowerCase())
      }}
    />
  )
}

const nameOf = (value: string): string =>
  swatches.find((swatch) => swatch.value === value.toLowerCase())?.name ?? value
