import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Boxes, Plus } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { projectMembersQuery } from '@/features/members/members.queries'
import { ArchiveSwitch } from '@/features/projects/archive-switch'
import { FeatureOff } from '@/features/projects/feature-off'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { GroupProgress, percentDone } from '@/features/states/group-progress'
import { AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { formatDay } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { ModuleDialog } from './module-dialog'
import { ModuleMenu } from './module-menu'
import { ModuleStatusMark } from './module-status'
import { archivedModulesQuery, modulesQuery, type Module } from './modules.queries'

export function ModulesPage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const [shown, setShown] = useState<'open' | 'archived'>('open')
  const [creating, setCreating] = useState(false)
  const active = useQuery(modulesQuery(place))
  const archived = useQuery({ ...archivedModulesQuery(place), enabled: shown === 'archived' })
  const { data: modules, error, refetch } = shown === 'archived' ? archived : active
  const writable = canWrite(project) && project.module_view
  useActions(
    writable
      ? [{ id: 'module.create', label: 'New module', group: 'Create', run: () => setCreating(true) }]
      : [],
  )
  return (
    <Page
      title="Modules"
      crumbs={[<ProjectCrumb key="project" project={project} />]}
      actions={
        writable && (
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden /> New module
          </Button>
        )
      }
      toolbar={
        <ArchiveSwitch
          label="Modules"
          archived={shown === 'archived'}
          onChange={(archive) => setShown(archive ? 'archived' : 'open')}
        />
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {!project.module_view ? (
          <FeatureOff icon={<Boxes />} name="Modules">
            Modules are parts of a project, with a lead and dates of their own.
          </FeatureOff>
        ) : error && !modules ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !modules ? (
          <SkeletonRows />
        ) : modules.length === 0 ? (
          <EmptyState
            icon={<Boxes />}
            title={shown === 'archived' ? 'No archived modules' : 'No modules yet'}
            action={
              shown === 'open' &&
              writable && (
                <Button variant="primary" onClick={() => setCreating(true)}>
                  Create a module
                </Button>
              )
            }
          >
            {shown === 'archived'
              ? 'A module that is completed or cancelled can be archived from its menu.'
              : 'A module is a part of the project that is finished for itself: a feature, a release, a theme.'}
          </EmptyState>
        ) : (
          <ul>
            {modules.map((module) => (
              <ModuleLine key={module.id} module={module} />
            ))}
          </ul>
        )}
      </div>
      {creating && <ModuleDialog place={place} onClose={() => setCreating(false)} />}
    </Page>
  )
}

function ModuleLine({ module }: { module: Module }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { data: people = [] } = useQuery(projectMembersQuery(slug, project.id))
  const lead = people.find(({ id }) => id === module.lead)
  const involved = people.filter(({ id }) => id !== module.lead && module.members.includes(id))
  const names = [...(lead ? [`lead ${lead.display_name}`] : []), ...involved.map((one) => one.display_name)]
  return (
    <li className="flex items-center gap-1 border-b border-line pr-2 hover:bg-hover sm:pr-4">
      <Link
        to="/$workspace/projects/$project/modules/$module"
        params={{ workspace: slug, project: project.identifier, module: module.id }}
        className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2 pl-3 outline-offset-[-2px] sm:flex-nowrap sm:pl-4"
      >
        <span className="min-w-0 flex-1 basis-40 truncate font-medium">{module.name}</span>
        <ModuleStatusMark status={module.status} />
        <span className="hidden w-28 shrink-0 text-right text-sm text-faint md:block">
          {module.target_date !== null && `Due ${formatDay(module.target_date)}`}
        </span>
        <span className="hidden w-16 shrink-0 justify-end sm:flex" title={names.join(', ')}>
          <AvatarStack people={lead ? [lead, ...involved] : involved} />
          <span className="sr-only">{names.length === 0 ? 'Nobody' : names.join(', ')}</span>
        </span>
        <span className="flex w-full shrink-0 items-center gap-3 sm:w-48">
          <GroupProgress counts={module} className="flex-1" />
          <span className="w-20 text-right text-sm text-faint tabular-nums">
            {module.completed_issues}/{module.total_issues - module.cancelled_issues} · {percentDone(module)}%
          </span>
        </span>
      </Link>
      {canWrite(project) && <ModuleMenu place={{ slug, projectId: project.id }} module={module} />}
    </li>
  )
}
