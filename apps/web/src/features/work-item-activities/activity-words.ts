import { formatDay } from '@/ui/dates'
import type { Activity } from './activities.queries'

/** How a change is told: what was added, taken away, or became of something else. */
interface Words {
  added: (value: string) => string
  removed: (value: string) => string
  changed?: (before: string, after: string) => string
}

const simple = (noun: string): Words => ({
  added: (value) => `set the ${noun} to ${value}`,
  removed: (value) => `removed the ${noun} ${value}`,
  changed: (before, after) => `changed the ${noun} from ${before} to ${after}`,
})

const day = (noun: string): Words => ({
  added: (value) => `set the ${noun} to ${formatDay(value)}`,
  removed: () => `removed the ${noun}`,
  changed: (before, after) => `moved the ${noun} from ${formatDay(before)} to ${formatDay(after)}`,
})

const related = (words: string): Words => ({
  added: (value) => `marked this as ${words} ${value}`,
  removed: (value) => `took back that this is ${words} ${value}`,
})

const member = (noun: string): Words => ({
  added: (value) => `added the ${noun} ${value}`,
  removed: (value) => `removed the ${noun} ${value}`,
})

const told: Record<string, Words> = {
  name: { ...simple('title'), changed: (before, after) => `renamed it from “${before}” to “${after}”` },
  state: simple('state'),
  priority: simple('priority'),
  parent: simple('parent'),
  type: simple('type'),
  cycle: simple('cycle'),
  cycles: simple('cycle'),
  start_date: day('start date'),
  target_date: day('due date'),
  assignees: { added: (value) => `assigned ${value}`, removed: (value) => `unassigned ${value}` },
  labels: member('label'),
  modules: { added: (value) => `put this into ${value}`, removed: (value) => `took this out of ${value}` },
  milestones: { added: (value) => `put this into ${value}`, removed: (value) => `took this out of ${value}` },
  link: { ...member('link'), changed: (_, after) => `changed the link ${after}` },
  attachment: {
    added: (value) => `attached ${value}`,
    removed: (value) => `removed the attachment ${value}`,
  },
  estimate_points: simple('estimate'),
  estimate_categories: simple('estimate'),
  estimate_time: simple('estimate'),
  blocking: related('blocking'),
  blocked_by: related('blocked by'),
  duplicate: related('a duplicate of'),
  relates_to: related('related to'),
  start_before: related('starting before'),
  start_after: related('starting after'),
  finish_before: related('finishing before'),
  finish_after: related('finishing after'),
}

/** One sentence, without who did it. */
export function sentenceOf({ verb, field, old_value: before, new_value: after }: Activity): string {
  if (field === null) return verb === 'created' ? 'created the work item' : `${verb} the work item`
  if (field === 'description') return 'changed the description'
  if (field === 'archived_at') return after === null ? 'took it out of the archive' : 'archived it'
  const words = told[field]
  const noun = field.replaceAll('_', ' ')
  if (!words) return `changed the ${noun}`
  const [old, next] = [before ?? '', after ?? '']
  if (old === '') return next === '' ? `changed the ${noun}` : words.added(next)
  if (next === '') return words.removed(old)
  return words.changed?.(old, next) ?? words.added(next)
}
