import { useEffect } from 'react'
import { applyWorkItemEvents } from '@/features/work-items/live-work-items'
import { idle } from './edits'
import { keys } from './keys'
import { queryClient } from './query-client'

/** One entry of the workspace's event log. */
export interface LiveEvent {
  seq: number
  entity: string
  entity_id: string
  project_id: string | null
  verb: 'created' | 'updated' | 'deleted'
}

/** Which groups of cached data an entity shows up in, where that is not its own name in the plural. */
const groupsOf: Record<string, readonly string[]> = {
  workspace_member: ['members'],
  project_member: ['project-members', 'projects'],
  module_work_item: ['modules'],
  intake_work_item: ['intake'],
  initiative_label: ['initiative-labels', 'initiatives'],
  estimate_point: ['estimates'],
  property: ['work-item-properties'],
  option: ['work-item-properties'],
  property_value: ['work-item-properties'],
  comment: ['work-item-comments'],
  link: ['work-item-links'],
  attachment: ['work-item-attachments'],
  page_link: ['work-item-pages'],
  sticky: ['stickies'],
  project: ['projects', 'project-features'],
}

/** What hangs on a work item, cached by its id. Its log tells of them too. */
const partsOfWorkItem = new Set<unknown>([
  'work-item-activities',
  'work-item-comments',
  'work-item-links',
  'work-item-attachments',
  'work-item-relations',
  'work-item-pages',
  'worklogs',
])

function apply(slug: string, events: readonly LiveEvent[]): void {
  const groups = new Set<string>()
  for (const { entity } of events) {
    if (entity === 'work_item') continue
    if (entity === 'workspace') void queryClient.invalidateQueries({ queryKey: keys.account('workspaces') })
    const own = `${entity.replaceAll('_', '-')}s`
    for (const group of groupsOf[entity] ?? [own]) groups.add(group)
  }
  for (const group of groups) void queryClient.invalidateQueries({ queryKey: keys.in(slug, group) })
  const workItems = events.filter(({ entity }) => entity === 'work_item')
  if (workItems.length === 0) return
  const ids = new Set<unknown>(workItems.map(({ entity_id }) => entity_id))
  void queryClient.invalidateQueries({
    queryKey: keys.workspace(slug),
    predicate: ({ queryKey: [, , group, id] }) => partsOfWorkItem.has(group) && ids.has(id),
  })
  void applyWorkItemEvents(slug, workItems)
  // Counts of work items: of cycles, modules and epics.
  void queryClient.invalidateQueries({
    queryKey: keys.workspace(slug),
    predicate: ({ queryKey }) => queryKey.at(-1) === 'progress',
  })
}

function readEvent(text: string): LiveEvent | undefined {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { seq, entity, entity_id, project_id, verb }: Record<string, unknown> = { ...value }
  if (typeof seq !== 'number' || typeof entity !== 'string' || typeof entity_id !== 'string') return undefined
  if (verb !== 'created' && verb !== 'updated' && verb !== 'deleted') return undefined
  return { seq, entity, entity_id, project_id: typeof project_id === 'string' ? project_id : null, verb }
}

/**
 * Follows the workspace's event log and keeps what is cached true. The browser connects again by itself, and the server
 * goes on after the last event that it saw. Events are taken in batches: an import makes thousands.
 */
export function useLiveUpdates(slug: string): void {
  useEffect(() => {
    const source = new EventSource(`/api/v1/workspaces/${encodeURIComponent(slug)}/events/`)
    let batch: LiveEvent[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      // What is fetched while an edit is on its way would take it off the screen.
      void idle().then(() => {
        timer = undefined
        const events = batch
        batch = []
        apply(slug, events)
      })
    }
    const onMessage = ({ data }: MessageEvent<string>) => {
      const event = readEvent(data)
      if (!event) return
      batch.push(event)
      timer ??= setTimeout(flush, 100)
    }
    source.addEventListener('change', onMessage)
    // The server ends it when the session or the membership did: asking again would not help.
    source.addEventListener('end', () => {
      source.close()
      void queryClient.invalidateQueries({ queryKey: keys.account('session') })
      void queryClient.invalidateQueries({ queryKey: keys.account('workspaces') })
    })
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [slug])
}
