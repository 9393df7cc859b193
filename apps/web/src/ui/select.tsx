import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { cn } from './cn'

interface SelectProps<Value extends string> {
  id?: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean
  className?: string
}

/** For a few fixed choices. Where one would search, use a Combobox. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((one) => one.value === chosen)
        if (option) onChange(option.value)
      }}
    >
      <Radix.Trigger
        className={cn(
          'inline-flex h-8 items-center justify-between gap-2 rounded-md border border-line-strong bg-field px-2.5 text-base hover:border-faint',
          className,
        )}
        {...rest}
      >
        <Radix.Value />
        <ChevronDown className="size-3.5 text-faint" aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 min-w-(--radix-select-trigger-width) animate-appear rounded-lg bg-raised p-1 shadow-raised"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex h-8 items-center gap-6 rounded-md px-2 text-base outline-none select-none data-highlighted:bg-active"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <Check className="size-4 text-accent-text" aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
