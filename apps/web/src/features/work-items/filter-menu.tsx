import { AlarmClock, Calendar, ChevronRight, Code, ListFilter, Search, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { Button } from '@/ui/button'
import { OptionList } from '@/ui/combobox'
import { Input } from '@/ui/field'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import { filterNames } from './filter-options'
import { dateFields, valueFields, writeTerms, type Term, type ValueField } from './filter-terms'
import { FilterValues } from './filter-values'
import type { ProjectData } from './project-data'
import { readFilter } from './read-filter'
import type { SetView } from './use-view'

interface FilterMenuProps {
  filter: string
  setView: SetView
  data: ProjectData
  /** To write it as text instead. */
  onWrite: () => void
}

/** Adds a condition: first what it is about, then which values. */
export function FilterMenu({ filter, setView, data, onWrite }: FilterMenuProps) {
  const [open, setOpen] = useState(false)
  const [field, setField] = useState<ValueField | 'text'>()
  const terms = readFilter(filter)
  const show = (next: boolean) => {
    setOpen(next)
    setField(undefined)
  }
  useActions([
    { id: 'filter', label: 'Filter', group: 'View', keys: 'f', icon: <ListFilter />, run: () => show(true) },
    { id: 'filter.text', label: 'Write a filter', group: 'View', icon: <Code />, run: onWrite },
  ])
  const add = (term: Term) => {
    setView({ filter: writeTerms([...terms, term]) })
    show(false)
  }
  const choose = (name: string) => {
    const values = valueFields.find((one) => one === name)
    if (values) return setField(values)
    const date = dateFields.find((one) => one === name)
    if (date)
      return add({ kind: 'date', field: date, operator: date === 'dueDate' ? '<=' : '>=', value: 'today()' })
    if (name === 'write') {
      show(false)
      return onWrite()
    }
    if (name === 'isOverdue') return add({ kind: 'other', text: 'isOverdue()' })
    if (name === 'mine')
      return add({ kind: 'values', field: 'assignee', negated: false, values: ['currentUser()'] })
    setField('text')
  }
  const shownFields = valueFields.filter((name) => name !== 'type' || data.types.length > 0)
  return (
    <Popover open={open} onOpenChange={show}>
      <PopoverTrigger asChild>
        <Button size="sm" aria-label="Filter">
          <ListFilter aria-hidden /> <span className="hidden sm:inline">Filter</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Filter">
        {field === undefined ? (
          <OptionList
            key="fields"
            placeholder="Filter by"
            selected={[]}
            onSelect={choose}
            options={[
              {
                value: 'mine',
                label: 'Assigned to me',
                icon: <UserCheck aria-hidden className="size-3.5 text-faint" />,
              },
              {
                value: 'write',
                label: filter === '' ? 'Write a filter' : 'Edit the filter as text',
                icon: <Code aria-hidden className="size-3.5 text-faint" />,
              },
              ...shownFields.map((value) => ({
                value,
                label: filterNames[value],
                hint: <ChevronRight aria-hidden className="size-3.5 text-faint" />,
              })),
              ...dateFields.map((value) => ({
                value,
                label: filterNames[value],
                icon: <Calendar aria-hidden className="size-3.5 text-faint" />,
              })),
              {
                value: 'isOverdue',
                label: 'Overdue',
                icon: <AlarmClock aria-hidden className="size-3.5 text-faint" />,
              },
              { value: 'text', label: 'Text', icon: <Search aria-hidden className="size-3.5 text-faint" /> },
            ]}
          />
        ) : field === 'text' ? (
          <form
            className="p-2"
            onSubmit={(event) => {
              event.preventDefault()
              const value = new FormData(event.currentTarget).get('words')
              if (typeof value === 'string' && value.trim() !== '')
                add({ kind: 'words', field: 'text', value: value.trim() })
            }}
          >
            <Input autoFocus name="words" aria-label="Words to find" placeholder="Words to find" />
          </form>
        ) : (
          <ValuePicker field={field} {...{ terms, setView, data }} />
        )}
      </PopoverContent>
    </Popover>
  )
}

interface ValuePickerProps {
  field: ValueField
  terms: readonly Term[]
  setView: SetView
  data: ProjectData
}

/** Each press is in the list at once; the first makes the chip, the last one taken away removes it. */
function ValuePicker({ field, terms, setView, data }: ValuePickerProps) {
  const current = terms.find((term) => term.kind === 'values' && term.field === field && !term.negated)
  const values = current?.kind === 'values' ? current.values : []
  return (
    <FilterValues
      field={field}
      values={values}
      data={data}
      onChange={(next) => {
        const term: Term = { kind: 'values', field, negated: false, values: next }
        const others = terms.filter((one) => one !== current)
        setView(
          { filter: writeTerms(next.length === 0 ? others : [...others, term]) },
          { replace: current !== undefined },
        )
      }}
    />
  )
}
