import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'

interface TabsProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string; count?: number }[]
  label: string
  children?: ReactNode
}

export const tabLook =
  'inline-flex h-7 items-center gap-1.5 rounded-md px-2 text-base text-muted select-none hover:bg-hover hover:text-ink data-[state=active]:bg-active data-[state=active]:text-ink aria-[current=page]:bg-active aria-[current=page]:text-ink'

/** Tabs within a page. Where each tab has an address, use links with `tabLook`. */
export function Tabs<Value extends string>({ value, onChange, tabs, label, children }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen)
        if (tab) onChange(tab.value)
      }}
    >
      <Radix.List aria-label={label} className="flex items-center gap-1">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabLook}>
            {tab.label}
            {tab.count !== undefined && <span className="text-sm text-faint tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string
  className?: string
  children: ReactNode
}) {
  return (
    <Radix.Content value={value} className={cn('outline-none', className)}>
      {children}
    </Radix.Content>
  )
}
