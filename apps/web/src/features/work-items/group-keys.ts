import type { GroupBy } from './view'
import type { WorkItemRow } from './work-items.queries'

/** The groups that a work item is in: one with two labels is in both. */
export function groupKeysOf(group: GroupBy, row: WorkItemRow): readonly string[] {
  switch (group) {
    case 'state':
      return [row.state]
    case 'priority':
      return [row.priority]
    case 'assignee':
      return row.assignees.length > 0 ? row.assignees : ['']
    case 'label':
      return row.labels.length > 0 ? row.labels : ['']
    case 'module':
      return [row.module ?? '']
    case 'cycle':
      return [row.cycle ?? '']
    case 'none':
      return ['']
  }
}
