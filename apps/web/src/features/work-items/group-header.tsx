import { ChevronRight, Plus } from 'lucide-react'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { formatNumber } from '@/ui/numbers'
import type { GroupedRows } from './group-rows'
import { useViewScope } from './view-context'

interface GroupHeaderProps {
  group: GroupedRows
  collapsed: boolean
  onToggle: () => void
}

export function GroupHeader({ group, collapsed, onToggle }: GroupHeaderProps) {
  const { readOnly, createIn } = useViewScope()
  return (
    <div
      role="gridcell"
      className="flex h-full items-center gap-2 border-b border-line bg-canvas pr-3 pl-2 sm:pr-4 sm:pl-3"
    >
      <button
        type="button"
        aria-expanded={!collapsed}
        onClick={onToggle}
        className="flex h-7 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left"
      >
        <ChevronRight
          aria-hidden
          className={cn('size-3.5 text-faint transition-transform', !collapsed && 'rotate-90')}
        />
        {group.icon}
        <span className="truncate font-medium">{group.label}</span>
        <span className="text-sm text-faint tabular-nums">{formatNumber(group.rows.length)}</span>
      </button>
      {!readOnly && (
        <IconButton label={`New work item in ${group.label}`} size="sm" onClick={() => createIn(group.key)}>
          <Plus />
        </IconButton>
      )}
    </div>
  )
}
