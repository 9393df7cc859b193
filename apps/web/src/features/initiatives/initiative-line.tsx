import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import { workspaceMembersQuery } from '@/features/members/members.queries'
import { Avatar } from '@/ui/avatar'
import { Badge, Chip } from '@/ui/badge'
import { formatDay } from '@/ui/dates'
import { colorOf } from './initiative-labels.queries'
import { labelsOfInitiativeQuery } from './initiative-parts.queries'
import { stateOf } from './initiative-states'
import type { Initiative } from './initiatives.queries'

export function InitiativeLine({ slug, initiative }: { slug: string; initiative: Initiative }) {
  const { data: labels = [] } = useQuery(labelsOfInitiativeQuery({ slug, id: initiative.id }))
  const { data: members = [] } = useQuery(workspaceMembersQuery(slug))
  const lead = members.find(({ id }) => id === initiative.lead)
  const state = stateOf(initiative.state)
  const dates = datesOf(initiative)
  return (
    <li>
      <Link
        to="/$workspace/initiatives/$initiative"
        params={{ workspace: slug, initiative: initiative.id }}
        className="flex h-11 items-center gap-3 border-b border-line px-3 outline-offset-[-2px] hover:bg-hover sm:px-4"
      >
        <Target aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1 truncate font-medium">{initiative.name}</span>
        <span className="hidden shrink-0 items-center gap-1 md:flex">
          {labels.map((label) => (
            <Chip key={label.id} color={colorOf(label)}>
              {label.name}
            </Chip>
          ))}
        </span>
        {dates !== undefined && <span className="hidden shrink-0 text-sm text-faint sm:block">{dates}</span>}
        {lead && (
          <span className="shrink-0" title={`Lead: ${lead.display_name}`}>
            <Avatar person={lead} />
            <span className="sr-only">Lead: {lead.display_name}</span>
          </span>
        )}
        <span className="flex w-22 shrink-0 justify-end">
          <Badge tone={state.tone}>{state.label}</Badge>
        </span>
      </Link>
    </li>
  )
}

export function datesOf({
  start_date: start,
  end_date: end,
}: Pick<Initiative, 'start_date' | 'end_date'>): string | undefined {
  if (start !== null && end !== null) return `${formatDay(start)} – ${formatDay(end)}`
  if (end !== null) return `Until ${formatDay(end)}`
  return start === null ? undefined : `From ${formatDay(start)}`
}
