import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { ProjectIcon } from '@/features/projects/project-icon'
import { projectsQuery } from '@/features/projects/projects.queries'
import { IconButton } from '@/ui/button'
import { addProject, initiativeProjectsQuery, removeProject, type Place } from './initiative-parts.queries'
import { PartSection } from './part-section'

export function InitiativeProjects({ place, readOnly }: { place: Place; readOnly: boolean }) {
  const { data: projects = [] } = useQuery(projectsQuery(place.slug))
  const { data: parts } = useQuery(initiativeProjectsQuery(place))
  const taken = new Set(parts?.map(({ id }) => id))
  return (
    <PartSection
      title="Projects"
      add="Add project"
      noOptions="All projects that match are in it."
      readOnly={readOnly}
      empty={parts?.length === 0 ? 'No projects yet. Add those that work towards this goal.' : undefined}
      options={projects
        .filter(({ id, archived_at: archived }) => !taken.has(id) && archived === null)
        .map((project) => ({
          value: project.id,
          label: project.name,
          icon: <ProjectIcon project={project} />,
          keywords: [project.identifier],
        }))}
      onAdd={(id) => {
        const project = projects.find((one) => one.id === id)
        if (project) void addProject(place, { id, name: project.name })
      }}
    >
      {parts?.map((part) => {
        const project = projects.find(({ id }) => id === part.id)
        return (
          <li key={part.id} className="flex h-10 items-center gap-1 pr-2 hover:bg-hover">
            <Link
              to="/$workspace/projects/$project"
              params={{ workspace: place.slug, project: project?.identifier ?? part.id }}
              className="flex h-full min-w-0 flex-1 items-center gap-3 px-3 outline-offset-[-2px]"
            >
              {project && <ProjectIcon project={project} />}
              <span className="truncate">{part.name}</span>
              <span className="text-sm text-faint">{project?.identifier}</span>
            </Link>
            {!readOnly && (
              <IconButton
                label={`Take ${part.name} out`}
                size="sm"
                onClick={() => void removeProject(place, part)}
              >
                <X />
              </IconButton>
            )}
          </li>
        )
      })}
    </PartSection>
  )
}
