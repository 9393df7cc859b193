import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { DayGrid } from '@/ui/date-picker'
import { formatDay } from '@/ui/dates'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/ui/menu'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import { dayChoices, filterNames, operatorNames, useFilterOptions } from './filter-options'
import { FilterValues } from './filter-values'
import { dateOperators, type Term } from './filter-terms'
import type { ProjectData } from './project-data'

interface FilterChipProps<Kind extends Term = Term> {
  term: Kind
  data: ProjectData
  onChange: (term: Term) => void
  onRemove: () => void
}

const part = 'inline-flex h-full items-center gap-1 px-1.5'
const pressed = `${part} hover:bg-hover data-[state=open]:bg-active`

/** One condition: what it is about, how, and which values; each part can be pressed to change it. */
export function FilterChip({ term, onRemove, ...rest }: FilterChipProps) {
  const label = labelOf(term)
  return (
    <span
      role="group"
      aria-label={`Filter: ${label}`}
      className="inline-flex h-7 max-w-full items-center divide-x divide-line overflow-hidden rounded-md border border-line-strong bg-raised text-sm text-muted"
    >
      {term.kind !== 'other' && <span className={`${part} text-ink`}>{label}</span>}
      <Parts term={term} onRemove={onRemove} {...rest} />
      <button type="button" aria-label={`Remove filter: ${label}`} onClick={onRemove} className={pressed}>
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}

function labelOf(term: Term): string {
  if (term.kind === 'other') return term.text === 'isOverdue()' ? 'Overdue' : term.text
  return term.field === 'title' ? 'Title' : filterNames[term.field]
}

function Parts(props: FilterChipProps): ReactNode {
  const { term } = props
  switch (term.kind) {
    case 'values':
      return <Values {...props} term={term} />
    case 'date':
      return <Dated {...props} term={term} />
    case 'dates':
      return (
        <span className={part}>
          {dayLabel(term.from)} to {dayLabel(term.to)}
        </span>
      )
    case 'dateless':
      return (
        <button
          type="button"
          className={pressed}
          onClick={() => props.onChange({ ...term, negated: !term.negated })}
        >
          {term.negated ? 'is set' : 'is not set'}
        </button>
      )
    case 'words':
      return (
        <input
          aria-label="Words to find"
          defaultValue={term.value}
          placeholder="words"
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={(event) => {
            const value = event.currentTarget.value.trim()
            if (value === '') props.onRemove()
            else if (value !== term.value) props.onChange({ ...term, value })
          }}
          className="h-full w-32 bg-transparent px-1.5 text-ink outline-offset-[-2px]"
        />
      )
    case 'other':
      return <code className={`${part} max-w-96 truncate font-mono text-ink`}>{labelOf(term)}</code>
  }
}

function Values({ term, data, onChange, onRemove }: FilterChipProps<Extract<Term, { kind: 'values' }>>) {
  const options = useFilterOptions(term.field, data, term.values)
  const chosen = options.filter(({ value }) => term.values.includes(value))
  const words =
    chosen.length === 0
      ? 'unknown'
      : chosen.length > 2
        ? `${chosen.length} values`
        : chosen.map(({ label }) => label).join(', ')
  return (
    <>
      <button
        type="button"
        aria-label={`${filterNames[term.field]} ${term.negated ? 'is not' : 'is'}: turn round`}
        className={pressed}
        onClick={() => onChange({ ...term, negated: !term.negated })}
      >
        {term.negated ? 'is not' : term.values.length > 1 ? 'is any of' : 'is'}
      </button>
      <Popover>
        <PopoverTrigger
          className={`${pressed} min-w-0 text-ink`}
          aria-label={`${filterNames[term.field]}: ${words}`}
        >
          {chosen.length === 1 && chosen[0]?.icon}
          <span className="max-w-60 truncate">{words}</span>
        </PopoverTrigger>
        <PopoverContent aria-label={filterNames[term.field]}>
          <FilterValues
            field={term.field}
            values={term.values}
            data={data}
            onChange={(values) => (values.length === 0 ? onRemove() : onChange({ ...term, values }))}
          />
        </PopoverContent>
      </Popover>
    </>
  )
}

const dayLabel = (value: string): string =>
  dayChoices.find((choice) => choice.value === value)?.label.toLowerCase() ??
  (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value)

function Dated({ term, onChange }: FilterChipProps<Extract<Term, { kind: 'date' }>>) {
  const { field } = term
  return (
    <>
      <Menu>
        <MenuTrigger className={pressed}>{operatorNames[term.operator]}</MenuTrigger>
        <MenuContent>
          {dateOperators.map((operator) => (
            <MenuItem
              key={operator}
              checked={operator === term.operator}
              onSelect={() => onChange({ ...term, operator })}
            >
              {operatorNames[operator]}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => onChange({ kind: 'dateless', field, negated: false })}>
            is not set
          </MenuItem>
          <MenuItem onSelect={() => onChange({ kind: 'dateless', field, negated: true })}>is set</MenuItem>
        </MenuContent>
      </Menu>
      <Popover>
        <PopoverTrigger
          className={`${pressed} text-ink`}
          aria-label={`${filterNames[field]}: ${dayLabel(term.value)}`}
        >
          {dayLabel(term.value)}
        </PopoverTrigger>
        <PopoverContent aria-label={filterNames[field]} className="flex max-sm:flex-col">
          <div className="flex flex-col border-r border-line p-1">
            {dayChoices.map(({ value, label }) => (
              <Button
                key={value}
                variant="ghost"
                size="sm"
                className="justify-start"
                aria-pressed={value === term.value}
                onClick={() => onChange({ ...term, value })}
              >
                {label}
              </Button>
            ))}
          </div>
          <DayGrid
            value={/^\d{4}-/.test(term.value) ? term.value : null}
            onChange={(day) => day !== null && onChange({ ...term, value: day })}
          />
        </PopoverContent>
      </Popover>
    </>
  )
}
