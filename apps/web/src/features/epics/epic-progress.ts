import type { GroupCounts } from '@/features/states/group-progress'
import type { ProjectData } from '@/features/work-items/project-data'
import type { WorkItemList } from '@/features/work-items/work-items.queries'

/** How many of an epic's work items are in each group of states, from the project's list. */
export function epicProgress(
  epicId: string,
  list: WorkItemList | undefined,
  data: ProjectData | undefined,
): GroupCounts {
  const counts = { backlog: 0, unstarted: 0, started: 0, completed: 0, cancelled: 0, triage: 0 }
  let total = 0
  for (const row of list?.rows ?? []) {
    if (row.parent !== epicId) continue
    total += 1
    const group = data?.stateById.get(row.state)?.group
    if (group) counts[group] += 1
  }
  return {
    total_issues: total,
    backlog_issues: counts.backlog,
    unstarted_issues: counts.unstarted,
    started_issues: counts.started,
    completed_issues: counts.completed,
    cancelled_issues: counts.cancelled,
  }
}
