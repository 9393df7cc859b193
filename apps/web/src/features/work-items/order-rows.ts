import type { OrderBy } from './view'
import type { Priority, WorkItemRow } from './work-items.queries'

type Compare = (a: WorkItemRow, b: WorkItemRow) => number

const rank: Record<Priority, number> = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 }

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
/** What has no date comes last, whichever way the rest is turned. */
const byDate =
  (field: 'start_date' | 'target_date', turn: number): Compare =>
  (a, b) => {
    const [left, right] = [a[field], b[field]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return turn * byText(left, right)
  }
const byOrder: Compare = (a, b) => a.sort_order - b.sort_order || byText(a.id, b.id)

export function compareBy(order: OrderBy, descending: boolean): Compare {
  const turn = descending ? -1 : 1
  const first: Record<OrderBy, Compare> = {
    manual: (a, b) => turn * byOrder(a, b),
    priority: (a, b) => turn * (rank[a.priority] - rank[b.priority]),
    due: byDate('target_date', turn),
    start: byDate('start_date', turn),
    created: (a, b) => turn * byText(a.created_at, b.created_at),
    updated: (a, b) => turn * byText(a.updated_at, b.updated_at),
    title: (a, b) => turn * a.name.localeCompare(b.name),
    number: (a, b) => turn * (a.sequence_id - b.sequence_id),
  }
  return (a, b) => first[order](a, b) || byOrder(a, b)
}
