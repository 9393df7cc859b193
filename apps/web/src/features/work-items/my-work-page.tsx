import { useQuery } from '@tanstack/react-query'
import { UserCheck } from 'lucide-react'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { meQuery } from '@/features/users/users.queries'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { WorkItemLines } from './work-item-lines'
import { workOfQuery } from './workspace-work-items.queries'

export function MyWorkPage() {
  const { slug } = useShell()
  const { data: me } = useQuery(meQuery)
  const {
    data: items,
    error,
    refetch,
  } = useQuery({
    ...workOfQuery(slug, me?.id ?? ''),
    enabled: me !== undefined,
  })
  return (
    <Page title="My work">
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {error ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !items ? (
          <SkeletonRows />
        ) : items.length === 0 ? (
          <EmptyState icon={<UserCheck />} title="Nothing is assigned to you">
            Open work items that are assigned to you are listed here, the most urgent first.
          </EmptyState>
        ) : (
          <WorkItemLines items={items} />
        )}
      </div>
    </Page>
  )
}
