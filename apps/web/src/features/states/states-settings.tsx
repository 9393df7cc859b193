import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { IconButton } from '@/ui/button'
import { freeColor } from '@/ui/color-picker'
import { ErrorNotice } from '@/ui/error-notice'
import { positionBetween } from '@/ui/position-between'
import { SkeletonRows } from '@/ui/skeleton'
import { SortableList } from '@/ui/sortable-list'
import { AddState } from './add-state'
import { StateLine } from './state-line'
import { statesQuery } from './states.queries'
import { updateState } from './update-states'

const groups = [
  { group: 'backlog', label: 'Backlog', about: 'Written down, not planned yet.' },
  { group: 'unstarted', label: 'Not started', about: 'Planned, nobody works on it yet.' },
  { group: 'started', label: 'Started', about: 'Somebody works on it.' },
  { group: 'completed', label: 'Completed', about: 'Done. Counts as progress.' },
  { group: 'cancelled', label: 'Cancelled', about: 'Will not be done.' },
] as const

type Group = (typeof groups)[number]['group']

export function StatesSettings() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { data: states, error, refetch } = useQuery(statesQuery(slug, project.id))
  const [adding, setAdding] = useState<Group>()
  const readOnly = !canWrite(project)
  if (!states) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={8} />
  }
  return (
    <SettingsSection
      title="States"
      description="The steps a work item goes through. The group of a state says what it counts as."
    >
      <div className="flex flex-col gap-5">
        {groups.map(({ group, label, about }) => {
          const own = states.filter((state) => state.group === group).sort((a, b) => a.sequence - b.sequence)
          return (
            <section key={group} aria-label={label}>
              <div className="mb-1 flex items-center gap-2 border-b border-line pb-1">
                <h3 className="font-medium">{label}</h3>
                <p className="min-w-0 flex-1 truncate text-sm text-faint">{about}</p>
                {!readOnly && (
                  <IconButton label={`Add a state to ${label}`} size="sm" onClick={() => setAdding(group)}>
                    <Plus />
                  </IconButton>
                )}
              </div>
              <SortableList
                label={label}
                items={own}
                disabled={readOnly || own.length < 2}
                onMove={(state, index) => {
                  const others = own.filter(({ id }) => id !== state.id)
                  void updateState(place, state, {
                    sequence: positionBetween(others[index - 1]?.sequence, others[index]?.sequence),
                  })
                }}
              >
                {(state) => <StateLine place={place} state={state} states={states} readOnly={readOnly} />}
              </SortableList>
              {own.length === 0 && adding !== group && (
                <p className="py-2 pl-6 text-sm text-faint">No state in this group.</p>
              )}
              {adding === group && (
                <AddState
                  place={place}
                  group={group}
                  color={freeColor(states.map((state) => state.color.toLowerCase()))}
                  onClose={() => setAdding(undefined)}
                />
              )}
            </section>
          )
        })}
      </div>
    </SettingsSection>
  )
}
