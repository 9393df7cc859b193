import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Mountain } from 'lucide-react'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell } from '@/features/shell/shell-context'
import { GroupLegend, GroupProgress, percentDone } from '@/features/states/group-progress'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { useProjectData, type ProjectData } from '@/features/work-items/project-data'
import { PartPage } from '@/features/work-items/part-page'
import { formatDay } from '@/ui/dates'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { EpicMenu } from './epic-menu'
import { epicProgressQuery, noProgress } from './epic-progress'
import { addToEpic, epicsQuery, type Epic } from './epics.queries'

export function EpicPage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { epic: id } = useParams({ from: '/$workspace/projects/$project/epics/$epic' })
  const place = { slug, projectId: project.id }
  const { data: epics, error, refetch } = useQuery(epicsQuery(place))
  const data = useProjectData(slug, project.id)
  const epic = epics?.find((one) => one.id === id)
  return (
    <PartPage
      kind="epic"
      icon={<Mountain />}
      part={epic && { name: epic.name }}
      searched={epics !== undefined}
      error={error}
      onRetry={() => void refetch()}
      filter={`parent = "${id}"`}
      defaults={{ parent: id }}
      onAdd={(item) => addToEpic(place, id, [item])}
      menu={(onGone) => epic && data && <EpicMenu {...{ place, epic, data, onGone }} />}
      summary={epic && <EpicSummary epic={epic} data={data} />}
      emptyTitle="No work items in this epic"
    />
  )
}

function EpicSummary({ epic, data }: { epic: Epic; data: ProjectData | undefined }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { data: counts = noProgress } = useQuery(epicProgressQuery({ slug, projectId: project.id }, epic.id))
  const state = data?.stateById.get(epic.state)
  return (
    <section
      aria-label="About the epic"
      className="flex max-h-[40vh] shrink-0 flex-col gap-2.5 overflow-y-auto border-b border-line px-3 py-3 sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
        <span className="text-faint tabular-nums">
          {project.identifier}-{epic.sequence_id}
        </span>
        {state && data && (
          <span className="flex items-center gap-1.5">
            <StateIcon state={state} progress={progressOf(state, data.states)} /> {state.name}
          </span>
        )}
        {epic.target_date !== null && <span>Due {formatDay(epic.target_date)}</span>}
      </div>
      {epic.description_html !== '' && epic.description_html !== '<p></p>' && (
        <div className="max-w-3xl">
          <RichTextView html={epic.description_html} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="w-9 font-semibold tabular-nums">{percentDone(counts)}%</span>
        <GroupProgress counts={counts} className="w-56" />
        <GroupLegend counts={counts} />
      </div>
    </section>
  )
}
