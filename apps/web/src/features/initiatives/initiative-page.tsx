import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Ellipsis, Pencil, Target, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { workspaceMembersQuery } from '@/features/members/members.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button, IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/ui/menu'
import { SkeletonRows } from '@/ui/skeleton'
import { showDone, showFailure } from '@/ui/toast'
import { InitiativeDialog } from './initiative-dialog'
import { InitiativeEpics } from './initiative-epics'
import { InitiativeLabels } from './initiative-labels'
import { datesOf } from './initiative-line'
import { InitiativeProjects } from './initiative-projects'
import { stateOf } from './initiative-states'
import { deleteInitiative, initiativesQuery, type Initiative } from './initiatives.queries'

export function InitiativePage() {
  const { slug } = useShell()
  const { initiative: id } = useParams({ from: '/$workspace/initiatives/$initiative' })
  const { data: initiatives, error, refetch } = useQuery(initiativesQuery(slug))
  const initiative = initiatives?.find((one) => one.id === id)
  if (initiative) return <InitiativeView key={id} initiative={initiative} />
  return (
    <Page title="Initiative">
      {error && !initiatives ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      ) : !initiatives ? (
        <SkeletonRows />
      ) : (
        <EmptyState icon={<Target />} title="There is no such initiative">
          It may have been deleted.
        </EmptyState>
      )}
    </Page>
  )
}

function InitiativeView({ initiative }: { initiative: Initiative }) {
  const { slug } = useShell()
  const { canWrite } = useWorkspace()
  const navigate = useNavigate()
  const { data: members = [] } = useQuery(workspaceMembersQuery(slug))
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const lead = members.find(({ id }) => id === initiative.lead)
  const state = stateOf(initiative.state)
  const dates = datesOf(initiative)
  const place = { slug, id: initiative.id }
  const edit = () => setDialog('edit')
  useActions(
    canWrite
      ? [
          {
            id: 'edit-initiative',
            label: 'Edit initiative',
            group: 'General',
            keys: 'e',
            icon: <Pencil />,
            run: edit,
          },
        ]
      : [],
  )
  const remove = () => {
    setDialog(undefined)
    deleteInitiative(slug, initiative.id)
      .then(() => {
        showDone(`${initiative.name} is deleted`)
        return navigate({ to: '/$workspace/initiatives', params: { workspace: slug } })
      })
      .catch((error: unknown) => showFailure(`${initiative.name} was not deleted`, error))
  }
  return (
    <Page
      title={initiative.name}
      crumbs={[
        <Link key="all" to="/$workspace/initiatives" params={{ workspace: slug }} className="hover:text-ink">
          Initiatives
        </Link>,
      ]}
      narrow
      actions={
        canWrite && (
          <>
            <Button size="sm" onClick={edit}>
              <Pencil aria-hidden /> Edit
            </Button>
            <Menu>
              <MenuTrigger asChild>
                <IconButton label="More">
                  <Ellipsis />
                </IconButton>
              </MenuTrigger>
              <MenuContent align="end">
                <MenuItem icon={<Trash2 />} danger onSelect={() => setDialog('delete')}>
                  Delete initiative
                </MenuItem>
              </MenuContent>
            </Menu>
          </>
        )
      }
    >
      <h2 className="text-xl font-semibold tracking-tight">{initiative.name}</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <Badge tone={state.tone}>{state.label}</Badge>
        <span className="flex items-center gap-1.5">
          {lead ? (
            <>
              <Avatar person={lead} /> {lead.display_name} leads
            </>
          ) : (
            'Nobody leads it'
          )}
        </span>
        <span>{dates ?? 'No dates'}</span>
      </div>
      <InitiativeLabels place={place} readOnly={!canWrite} />
      {initiative.description !== null && initiative.description !== '' && (
        <p className="mt-5 max-w-prose whitespace-pre-wrap">{initiative.description}</p>
      )}
      <InitiativeProjects place={place} readOnly={!canWrite} />
      <InitiativeEpics place={place} readOnly={!canWrite} />
      {dialog === 'edit' && (
        <InitiativeDialog slug={slug} initiative={initiative} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={() => setDialog(undefined)}
          title={`Delete ${initiative.name}?`}
          description="Its projects and epics stay. This cannot be undone."
          action="Delete"
          onConfirm={remove}
        />
      )}
    </Page>
  )
}
