import { Target } from 'lucide-react'
import { setFeature } from '@/features/features/update-features'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

export function InitiativesOff({ slug, isAdmin }: { slug: string; isAdmin: boolean }) {
  return (
    <EmptyState
      icon={<Target />}
      title="Initiatives are off in this workspace"
      action={
        isAdmin && (
          <Button variant="primary" onClick={() => void setFeature(slug, 'initiatives', true)}>
            Turn on initiatives
          </Button>
        )
      }
    >
      An initiative is a goal that takes several projects to reach.
      {!isAdmin && ' An admin of the workspace can turn them on.'}
    </EmptyState>
  )
}
