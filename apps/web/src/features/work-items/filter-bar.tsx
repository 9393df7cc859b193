import { Code, X } from 'lucide-react'
import { Button, IconButton } from '@/ui/button'
import { formatNumber } from '@/ui/numbers'
import { FilterChip } from './filter-chip'
import { writeTerms } from './filter-terms'
import { FilterText } from './filter-text'
import type { ProjectData } from './project-data'
import { readFilter } from './read-filter'
import type { SetView } from './use-view'

interface FilterBarProps {
  filter: string
  error: Error | null
  setView: SetView
  data: ProjectData
  count: number
  /** Whether the text is shown, to be written. */
  asText: boolean
  onAsText: (asText: boolean) => void
}

/** The conditions as chips, or as the text that they are. */
export function FilterBar(props: FilterBarProps) {
  const { filter, error, setView, data, count, asText, onAsText } = props
  const terms = readFilter(filter)
  return (
    <div
      role="region"
      aria-label="Filters"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-2 py-1.5 sm:px-4"
    >
      {asText || error ? (
        <FilterText
          filter={filter}
          error={error}
          onChange={(text) => setView({ filter: text })}
          onClose={() => onAsText(false)}
        />
      ) : (
        <>
          {terms.map((term, index) => (
            <FilterChip
              // Terms have no names; their places are what changes of them refer to.
              key={index}
              term={term}
              data={data}
              onChange={(next) => setView({ filter: writeTerms(terms.with(index, next)) }, { replace: true })}
              onRemove={() => setView({ filter: writeTerms(terms.toSpliced(index, 1)) })}
            />
          ))}
          <span role="status" className="ml-auto text-sm text-faint tabular-nums">
            {count === 1 ? '1 work item' : `${formatNumber(count)} work items`}
          </span>
          <IconButton label="Edit the filter as text" size="sm" onClick={() => onAsText(true)}>
            <Code />
          </IconButton>
          <Button variant="ghost" size="sm" onClick={() => setView({ filter: '' })}>
            <X aria-hidden /> Clear
          </Button>
        </>
      )}
    </div>
  )
}
