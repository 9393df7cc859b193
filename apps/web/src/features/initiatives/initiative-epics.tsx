import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mountain, X } from 'lucide-react'
import { projectsQuery } from '@/features/projects/projects.queries'
import { IconButton } from '@/ui/button'
import {
  addEpic,
  epicChoicesQuery,
  initiativeEpicsQuery,
  removeEpic,
  type InitiativeEpic,
  type Place,
} from './initiative-parts.queries'
import { PartSection } from './part-section'

export function InitiativeEpics({ place, readOnly }: { place: Place; readOnly: boolean }) {
  const { data: projects } = useQuery(projectsQuery(place.slug))
  const { data: parts } = useQuery(initiativeEpicsQuery(place))
  const mine = (projects ?? []).filter(
    ({ is_member: member, archived_at: archived }) => member && archived === null,
  )
  const { data: choices = [] } = useQuery({
    ...epicChoicesQuery(
      place.slug,
      mine.map(({ id }) => id),
    ),
    enabled: !readOnly && projects !== undefined,
  })
  const taken = new Set(parts?.map(({ id }) => id))
  const nameOf = ({ project, sequence_id: number }: InitiativeEpic): string => {
    return `${projects?.find(({ id }) => id === project)?.identifier ?? ''}-${number}`
  }
  return (
    <PartSection
      title="Epics"
      add="Add epic"
      noOptions="No epic of your projects matches."
      readOnly={readOnly}
      empty={parts?.length === 0 ? 'No epics yet. Add the large pieces of work that lead to it.' : undefined}
      options={choices
        .filter(({ id }) => !taken.has(id))
        .map((epic) => ({
          value: epic.id,
          label: epic.name,
          hint: <span className="text-sm text-faint">{nameOf(epic)}</span>,
          keywords: [nameOf(epic)],
        }))}
      onAdd={(id) => {
        const epic = choices.find((one) => one.id === id)
        if (epic) void addEpic(place, epic)
      }}
    >
      {parts?.map((epic) => (
        <li key={epic.id} className="flex h-10 items-center gap-1 pr-2 hover:bg-hover">
          <Link
            to="/$workspace/projects/$project/epics/$epic"
            params={{ workspace: place.slug, project: epic.project, epic: epic.id }}
            className="flex h-full min-w-0 flex-1 items-center gap-3 px-3 outline-offset-[-2px]"
          >
            <Mountain aria-hidden className="size-4 shrink-0 text-faint" />
            <span className="shrink-0 text-sm text-faint">{nameOf(epic)}</span>
            <span className="min-w-0 flex-1 truncate">{epic.name}</span>
          </Link>
          {!readOnly && (
            <IconButton
              label={`Take ${epic.name} out`}
              size="sm"
              onClick={() => void removeEpic(place, epic)}
            >
              <X />
            </IconButton>
          )}
        </li>
      ))}
    </PartSection>
  )
}
