import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix, Switch as RadixSwitch } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-field hover:border-faint data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator className="text-accent-ink">
        {rest.checked === 'indeterminate' ? <Minus className="size-3" /> : <Check className="size-3" />}
      </Radix.Indicator>
    </Radix.Root>
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
