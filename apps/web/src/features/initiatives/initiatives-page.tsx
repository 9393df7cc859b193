import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, Tags, Target } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { featuresQuery } from '@/features/features/features.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { InitiativeDialog } from './initiative-dialog'
import { InitiativeLine } from './initiative-line'
import { initiativesQuery } from './initiatives.queries'
import { InitiativesOff } from './initiatives-off'
import { LabelsDialog } from './labels-dialog'

export function InitiativesPage() {
  const { slug } = useShell()
  const { isAdmin, canWrite } = useWorkspace()
  const navigate = useNavigate()
  const { data: features } = useQuery(featuresQuery(slug))
  const { data: initiatives, error, refetch } = useQuery(initiativesQuery(slug))
  const [dialog, setDialog] = useState<'new' | 'labels'>()
  const off = features?.initiatives === false
  const writable = canWrite && !off
  useActions(
    writable
      ? [
          {
            id: 'new-initiative',
            label: 'New initiative',
            group: 'Create',
            icon: <Target />,
            run: () => setDialog('new'),
          },
        ]
      : [],
  )
  const close = () => setDialog(undefined)
  return (
    <Page
      title="Initiatives"
      actions={
        writable && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setDialog('labels')}>
              <Tags aria-hidden /> Labels
            </Button>
            <Button size="sm" variant="primary" onClick={() => setDialog('new')}>
              <Plus aria-hidden /> New initiative
            </Button>
          </>
        )
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {error && !initiatives ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !initiatives || !features ? (
          <SkeletonRows />
        ) : off ? (
          <InitiativesOff slug={slug} isAdmin={isAdmin} />
        ) : initiatives.length === 0 ? (
          <EmptyState
            icon={<Target />}
            title="No initiatives yet"
            action={
              canWrite && (
                <Button variant="primary" onClick={() => setDialog('new')}>
                  Create an initiative
                </Button>
              )
            }
          >
            An initiative is a goal that takes several projects to reach.
          </EmptyState>
        ) : (
          <ul aria-label="Initiatives">
            {initiatives.map((initiative) => (
              <InitiativeLine key={initiative.id} slug={slug} initiative={initiative} />
            ))}
          </ul>
        )}
      </div>
      {dialog === 'labels' && <LabelsDialog slug={slug} onClose={close} />}
      {dialog === 'new' && (
        <InitiativeDialog
          slug={slug}
          onClose={close}
          onDone={({ id }) =>
            void navigate({
              to: '/$workspace/initiatives/$initiative',
              params: { workspace: slug, initiative: id },
            })
          }
        />
      )}
    </Page>
  )
}
