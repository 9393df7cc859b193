import { useQuery } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { Badge } from '@/ui/badge'
import { formatDay } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { initiativesQuery } from './initiatives.queries'

const stateNames = {
  DRAFT: 'Draft',
  PLANNED: 'Planned',
  ACTIVE: 'Active',
  COMPLETED: 'Completed',
  CLOSED: 'Closed',
}

export function InitiativesPage() {
  const { slug } = useShell()
  const { data: initiatives, error, refetch } = useQuery(initiativesQuery(slug))
  return (
    <Page title="Initiatives">
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {error && !initiatives ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !initiatives ? (
          <SkeletonRows />
        ) : initiatives.length === 0 ? (
          <EmptyState icon={<Target />} title="No initiatives yet">
            An initiative is a goal that takes several projects to reach.
          </EmptyState>
        ) : (
          <ul>
            {initiatives.map((initiative) => (
              <li
                key={initiative.id}
                className="flex h-11 items-center gap-3 border-b border-line px-3 sm:px-4"
              >
                <Target aria-hidden className="size-4 shrink-0 text-faint" />
                <span className="min-w-0 flex-1 truncate font-medium">{initiative.name}</span>
                {initiative.end_date !== null && (
                  <span className="hidden text-sm text-faint sm:block">
                    Until {formatDay(initiative.end_date)}
                  </span>
                )}
                <Badge tone={initiative.state === 'ACTIVE' ? 'accent' : 'neutral'}>
                  {stateNames[initiative.state]}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}
