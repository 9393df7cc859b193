import { useDeferredValue, useState } from 'react'
import { nextSelection, OptionList } from '@/ui/combobox'
import { filterNames, useFilterOptions } from './filter-options'
import type { ValueField } from './filter-terms'
import { useParentOptions } from './parent-options'
import type { ProjectData } from './project-data'

interface FilterValuesProps {
  field: ValueField
  values: readonly string[]
  data: ProjectData
  onChange: (values: string[]) => void
}

/** The values that a condition takes: each press adds one or takes it away. */
export function FilterValues({ field, values, data, onChange }: FilterValuesProps) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const isParent = field === 'parent'
  const found = useParentOptions(values, text, isParent)
  const options = useFilterOptions(field, data, values)
  return (
    <OptionList
      key={field}
      placeholder={isParent ? 'Search for a parent' : filterNames[field]}
      options={isParent ? found.options : options}
      selected={values}
      {...(isParent ? { onSearch: setTyped, empty: found.searching ? ' ' : 'Nothing matches.' } : {})}
      onSelect={(pressed) => onChange(nextSelection(values, pressed, true))}
    />
  )
}
