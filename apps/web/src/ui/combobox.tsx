import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { AnchoredPopover, Popover, PopoverContent, PopoverTrigger } from './popover'

export interface ComboboxOption {
  value: string
  label: string
  icon?: ReactNode
  /** Further words it is found by, such as an email address. */
  keywords?: string[]
  hint?: ReactNode
}

interface ListProps {
  options: readonly ComboboxOption[]
  selected: readonly string[]
  onSelect: (value: string) => void
  placeholder: string
  empty?: ReactNode
  /** What is typed is looked for elsewhere, and the options are what was found. */
  onSearch?: (text: string) => void
  /** Offers to make what was typed, for lists that can grow in place. */
  onCreate?: ((text: string) => void) | undefined
}

/** A searchable list of options. The arrows move, Enter selects. */
export function OptionList(props: ListProps) {
  const { options, selected, onSelect, placeholder, empty, onSearch, onCreate } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <Command
      loop
      shouldFilter={onSearch === undefined}
      label={placeholder}
      className="flex max-h-80 w-60 flex-col"
      filter={(value, search, keywords) => {
        const text = [value, ...(keywords ?? [])].join(' ').toLowerCase()
        const wanted = search.toLowerCase().trim()
        if (text.startsWith(wanted)) return 1
        return text.includes(wanted) ? 0.5 : 0
      }}
    >
      <Command.Input
        ref={input}
        autoFocus
        {...(onSearch === undefined ? {} : { onValueChange: onSearch })}
        placeholder={placeholder}
        className="h-9 shrink-0 border-b border-line bg-transparent px-3 text-base outline-none"
      />
      <Command.List className="scroll-quiet overflow-y-auto p-1">
        <Command.Empty className="px-2 py-3 text-center text-sm text-faint">
          {onCreate ? (
            <button
              type="button"
              className="w-full rounded-md px-2 py-1 text-left text-base text-ink hover:bg-hover"
              onClick={() => onCreate(input.current?.value.trim() ?? '')}
            >
              Create what you typed
            </button>
          ) : (
            (empty ?? 'Nothing matches.')
          )}
        </Command.Empty>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={`${option.label} ${option.value}`}
            keywords={option.keywords ?? []}
            onSelect={() => onSelect(option.value)}
            className="flex h-8 items-center gap-2 rounded-md px-2 text-base text-ink select-none data-[selected=true]:bg-active"
          >
            {option.icon}
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.hint}
            {selected.includes(option.value) && (
              <>
                <Check className="size-4 shrink-0 text-accent-text" aria-hidden />
                <span className="sr-only">selected</span>
              </>
            )}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}

interface ComboboxProps extends Omit<ListProps, 'onSelect' | 'selected'> {
  /** One value, or several: with `multiple`, each press adds or takes away. */
  value: readonly string[]
  onChange: (value: string[]) => void
  multiple?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export function nextSelection(value: readonly string[], pressed: string, multiple: boolean): string[] {
  if (!multiple) return [pressed]
  return value.includes(pressed) ? value.filter((one) => one !== pressed) : [...value, pressed]
}

interface TriggeredProps extends ComboboxProps {
  children: ReactNode
}

/** Opens under the child, which must be a button. */
export function Combobox({
  children,
  open,
  onOpenChange,
  value,
  onChange,
  multiple = false,
  ...list
}: TriggeredProps) {
  const control = open === undefined ? {} : { open, ...(onOpenChange === undefined ? {} : { onOpenChange }) }
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Popover {...control} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <PopoverTrigger asChild ref={close}>
        {children}
      </PopoverTrigger>
      <PopoverContent aria-label={list.placeholder}>
        <OptionList
          {...list}
          selected={value}
          onSelect={(pressed) => {
            onChange(nextSelection(value, pressed, multiple))
            if (!multiple) close.current?.click()
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

interface AnchoredProps extends ComboboxProps {
  anchor: HTMLElement
  onClose: () => void
}

/**
 * Opens at an element that is there already. A long list has one of these for all of its rows: a popover of its own in
 * every cell would be built again on every scroll.
 */
export function AnchoredCombobox({
  anchor,
  onClose,
  value,
  onChange,
  multiple = false,
  ...list
}: AnchoredProps) {
  return (
    <AnchoredPopover label={list.placeholder} anchor={anchor} onClose={onClose}>
      <OptionList
        {...list}
        selected={value}
        onSelect={(pressed) => {
          onChange(nextSelection(value, pressed, multiple))
          if (!multiple) onClose()
        }}
      />
    </AnchoredPopover>
  )
}
