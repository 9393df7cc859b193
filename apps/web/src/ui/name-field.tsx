import { useState } from 'react'
import { Input } from './field'
import { cn } from './cn'

interface NameFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  className?: string
}

/** A name that is edited where it stands: Enter or leaving it saves, Escape does not. */
export function NameField({ label, value, onChange, disabled = false, className }: NameFieldProps) {
  const [typed, setTyped] = useState<string>()
  const save = () => {
    const name = typed?.trim() ?? ''
    if (name !== '' && name !== value) onChange(name)
    setTyped(undefined)
  }
  return (
    <Input
      aria-label={label}
      disabled={disabled}
      maxLength={255}
      value={typed ?? value}
      onFocus={() => setTyped(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setTyped(value)
      }}
      className={cn('min-w-0 flex-1 border-transparent bg-transparent px-1.5', className)}
    />
  )
}
