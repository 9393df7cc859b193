import { cn } from '@/ui/cn'

/** How many work items there are in each group of states, as the API counts them. */
export interface GroupCounts {
  total_issues: number
  backlog_issues: number
  unstarted_issues: number
  started_issues: number
  completed_issues: number
  cancelled_issues: number
}

const parts = [
  { field: 'completed_issues', label: 'completed', color: 'bg-success' },
  { field: 'started_issues', label: 'started', color: 'bg-accent' },
  { field: 'unstarted_issues', label: 'not started', color: 'bg-faint/50' },
  { field: 'backlog_issues', label: 'in the backlog', color: 'bg-faint/25' },
] as const

/** Of what is still to be done or is done; what was cancelled does not count. */
export const percentDone = (counts: GroupCounts): number => {
  const wanted = counts.total_issues - counts.cancelled_issues
  return wanted === 0 ? 0 : Math.round((counts.completed_issues / wanted) * 100)
}

const inWords = (counts: GroupCounts): string =>
  parts.flatMap(({ field, label }) => (counts[field] === 0 ? [] : [`${counts[field]} ${label}`])).join(', ')

/** A bar in the colours of the groups. The same in words is its name, and its tooltip. */
export function GroupProgress({ counts, className }: { counts: GroupCounts; className?: string }) {
  const wanted = counts.total_issues - counts.cancelled_issues
  const words = wanted === 0 ? 'No work items yet' : inWords(counts)
  return (
    <div
      role="img"
      aria-label={`Progress: ${words}`}
      title={words}
      className={cn('flex h-1.5 overflow-hidden rounded-full bg-active', className)}
    >
      {parts.map(({ field, color }) => (
        <span
          key={field}
          className={color}
          style={{ width: wanted === 0 ? 0 : `${(counts[field] / wanted) * 100}%` }}
        />
      ))}
    </div>
  )
}

export function GroupLegend({ counts }: { counts: GroupCounts }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {parts.map(({ field, label, color }) => (
        <li key={field} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('size-2 rounded-full', color)} />
          <span className="tabular-nums">{counts[field]}</span> {label}
        </li>
      ))}
    </ul>
  )
}
