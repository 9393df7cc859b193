import { Check } from 'lucide-react'
import { Switch as RadixSwitch } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn'

interface CheckboxProps extends ComponentProps<'button'> {
  checked: boolean
}

/** A button, for what is selected in lists: they have one in every row, so it is as light as it can be. */
export function Checkbox({ checked, className, ...rest }: CheckboxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      // Space ticks it; Enter is for the row.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      className={cn(
        'flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-field text-accent-ink hover:border-faint aria-checked:border-accent aria-checked:bg-accent',
        className,
      )}
      {...rest}
    >
      {checked && <Check className="size-3" aria-hidden />}
    </button>
  )
}

export function Switch({ className, ...rest }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      className={cn(
        'inline-flex h-[18px] w-8 shrink-0 items-center rounded-full bg-line-strong px-0.5 transition-colors data-[state=checked]:bg-accent',
        className,
      )}
      {...rest}
    >
      <RadixSwitch.Thumb className="size-3.5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-3.5" />
    </RadixSwitch.Root>
  )
}
