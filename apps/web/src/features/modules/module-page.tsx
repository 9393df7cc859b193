import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Boxes } from 'lucide-react'
import { projectMembersQuery } from '@/features/members/members.queries'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell } from '@/features/shell/shell-context'
import { GroupLegend, GroupProgress, percentDone } from '@/features/states/group-progress'
import { PartPage } from '@/features/work-items/part-page'
import { Avatar, AvatarStack } from '@/ui/avatar'
import { formatDay } from '@/ui/dates'
import { ModuleMenu } from './module-menu'
import { ModuleStatusMark } from './module-status'
import { addToModule, archivedModulesQuery, modulesQuery, type Module } from './modules.queries'

export function ModulePage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { module: id } = useParams({ from: '/$workspace/projects/$project/modules/$module' })
  const place = { slug, projectId: project.id }
  const { data: modules, error, refetch } = useQuery(modulesQuery(place))
  const open = modules?.find((one) => one.id === id)
  const { data: archived } = useQuery({
    ...archivedModulesQuery(place),
    enabled: modules !== undefined && !open,
  })
  const module = open ?? archived?.find((one) => one.id === id)
  return (
    <PartPage
      kind="module"
      icon={<Boxes />}
      part={module}
      searched={archived !== undefined}
      error={error}
      onRetry={() => void refetch()}
      filter={`module = "${id}"`}
      defaults={{ module: id }}
      onAdd={(item) => addToModule(place, id, [item])}
      menu={(onGone) => module && <ModuleMenu {...{ place, module, onGone }} />}
      summary={module && <ModuleSummary module={module} />}
      emptyTitle="No work items in this module"
    />
  )
}

function ModuleSummary({ module }: { module: Module }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { data: people = [] } = useQuery(projectMembersQuery(slug, project.id))
  const lead = people.find(({ id }) => id === module.lead)
  const members = people.filter(({ id }) => module.members.includes(id))
  return (
    <section
      aria-label="About the module"
      className="flex shrink-0 flex-col gap-2.5 border-b border-line px-3 py-3 sm:px-4"
    >
      {module.description !== '' && <p className="line-clamp-3 max-w-3xl">{module.description}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
        <ModuleStatusMark status={module.status} />
        {lead && (
          <span className="flex items-center gap-1.5">
            <Avatar person={lead} /> {lead.display_name} leads
          </span>
        )}
        {members.length > 0 && (
          <span
            className="flex items-center gap-1.5"
            title={members.map((one) => one.display_name).join(', ')}
          >
            <AvatarStack people={members} /> {members.length === 1 ? '1 member' : `${members.length} members`}
          </span>
        )}
        {(module.start_date !== null || module.target_date !== null) && (
          <span>
            {module.start_date === null ? '' : formatDay(module.start_date)} –{' '}
            {module.target_date === null ? 'no end' : formatDay(module.target_date)}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="w-9 font-semibold tabular-nums">{percentDone(module)}%</span>
        <GroupProgress counts={module} className="w-56" />
        <GroupLegend counts={module} />
      </div>
    </section>
  )
}
