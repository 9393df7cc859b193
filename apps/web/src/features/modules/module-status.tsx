import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  CircleSlash,
  CircleDot,
  type LucideIcon,
} from 'lucide-react'
import type { ModuleStatus } from './modules.queries'

export const moduleStatuses: readonly {
  value: ModuleStatus
  label: string
  icon: LucideIcon
  color: string
}[] = [
  { value: 'backlog', label: 'Backlog', icon: CircleDashed, color: 'text-faint' },
  { value: 'planned', label: 'Planned', icon: CircleDot, color: 'text-muted' },
  { value: 'in-progress', label: 'In progress', icon: CirclePlay, color: 'text-accent-text' },
  { value: 'paused', label: 'Paused', icon: CirclePause, color: 'text-warning' },
  { value: 'completed', label: 'Completed', icon: CircleCheck, color: 'text-success' },
  { value: 'cancelled', label: 'Cancelled', icon: CircleSlash, color: 'text-faint' },
]

export function ModuleStatusMark({ status }: { status: ModuleStatus }) {
  const found = moduleStatuses.find(({ value }) => value === status)
  if (!found) return null
  const { icon: Icon, label, color } = found
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden className={`size-4 ${color}`} /> {label}
    </span>
  )
}
