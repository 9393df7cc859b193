import { sql } from 'kysely'
import { can } from '../../access/can.js'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { lastEvent, type LoggedEvent } from '../../events/follow-events.js'
import { route } from '../../http/route.js'
import { EventPage, EventQuery } from './events.schema.js'
import { streamEvents } from './stream-events.js'
import { visibleEvents } from './visible-events.js'

export const eventRoutes = [
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/events/',
    group: 'events',
    access: can.readWorkspace,
    query: EventQuery,
    status: 200,
    response: EventPage,
    summary: 'Follow what happens in a workspace',
    description:
      'What you may see, oldest first. With `Accept: text/event-stream` the answer does not end: events are sent as they happen, and `Last-Event-ID` goes on after any interruption. See docs/events.md.',
    handler: async ({ db, scope, query, headers, isStillKnown, closing }) => {
      const stream = /\btext\/event-stream\b/.test(headers.accept ?? '')
      const resumed = stream ? readLastId(headers['last-event-id']) : undefined
      const after = resumed ?? query.after ?? (await lastEvent(db, scope.workspaceId))
      if (stream) return streamEvents({ db, scope, after, isStillKnown, closing })
      return readEventPage(db, scope, after, query.limit ?? 1000)
    },
  }),
]

function readLastId(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined
  const seq = Number(header)
  if (Number.isSafeInteger(seq) && seq >= 0) return seq
  throw badRequest('invalid_last_event_id', 'Last-Event-ID must be the number of an event.')
}

async function readEventPage(db: Db, scope: WorkspaceScope, after: number, limit: number): Promise<object> {
  const { rows } = await sql<LoggedEvent>`
    select seq, project_id, entity, entity_id, verb, actor_id, changes, created_at from events
    where workspace_id = ${scope.workspaceId} and seq > ${after} order by seq limit ${limit + 1}`.execute(db)
  const looked = rows.slice(0, limit)
  const last = looked.at(-1)?.seq ?? after
  return { events: await visibleEvents(db, scope, looked), last, more: rows.length > limit }
}
