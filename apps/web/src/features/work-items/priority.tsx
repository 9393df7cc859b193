import type { Priority } from './work-items.queries'

export const priorities: readonly { value: Priority; label: string }[] = [
  { value: 'urgent', label: 'Urgent' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
  { value: 'none', label: 'No priority' },
]

export const priorityLabel = (priority: Priority): string =>
  priorities.find(({ value }) => value === priority)?.label ?? priority

const bars: Record<Priority, number> = { urgent: 3, high: 3, medium: 2, low: 1, none: 0 }

export function PriorityIcon({ priority }: { priority: Priority }) {
  if (priority === 'urgent') {
    return (
      <svg aria-hidden width="14" height="14" viewBox="0 0 14 14" className="shrink-0">
        <rect x="0.5" y="0.5" width="13" height="13" rx="3" fill="var(--urgent)" />
        <path d="M7 3.4v4.4" stroke="white" strokeWidth="1.7" strokeLinecap="round" />
        <circle cx="7" cy="10.4" r="1" fill="white" />
      </svg>
    )
  }
  if (priority === 'none') {
    return (
      <svg aria-hidden width="14" height="14" viewBox="0 0 14 14" className="shrink-0 text-faint">
        <path d="M2 7h2m2 0h2m2 0h2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    )
  }
  return (
    <svg
      aria-hidden
      width="14"
      height="14"
      viewBox="0 0 14 14"
      className="shrink-0 text-muted"
      fill="currentColor"
    >
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={1 + bar * 4.5}
          y={8 - bar * 3}
          width="3"
          height={5 + bar * 3}
          rx="1"
          opacity={bar < bars[priority] ? 1 : 0.28}
        />
      ))}
    </svg>
  )
}
