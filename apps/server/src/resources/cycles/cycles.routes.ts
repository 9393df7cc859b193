import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { readArray } from '../../query/read.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { described } from '../../schema.js'
import { getOf, listOf, sendPage, versionOf } from '../operations.js'
import { archivedCycles, cycles, hasStatus, liteCycles } from './cycles.resource.js'
import { CycleInput, CycleTransfer, CycleUpdate, Message, cycleStatuses } from './cycles.schema.js'
import { transferCycle } from './transfer-cycle.js'
import { archiveCycle, createCycle, removeCycle, unarchiveCycle, updateCycle } from './write-cycle.js'

const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const path = `${inProject}cycles/` as const
const one = `${path}{cycle_id}/` as const
const group = 'cycles'
const conflicts = { 409: 'Another cycle of the project has this external id.' }

const status = described(
  Type.Optional(Type.Enum(cycleStatuses)),
  'Only cycles of this status; incomplete is all that have not ended.',
)

export const cycleRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: Type.Object({
      ...listQuery(cycles).properties,
      status,
      cycle_view: described(
        Type.Optional(Type.Enum([...cycleStatuses, 'all'])),
        'Another name for status, which wins; all is every cycle.',
      ),
    }),
    status: 200,
    response: Type.Union([pageOf(cycles), arrayOf(recordOf(cycles))]),
    fromReplica: true,
    summary: 'List cycles',
    description: 'Without archived ones. With the status current, the answer is a bare array of all of them.',
    handler: async (ctx) => {
      const { db, scope, query } = ctx
      const wanted = query.status ?? query.cycle_view ?? 'all'
      if (wanted === 'all') return sendPage(ctx, cycles)
      const where = hasStatus('t', wanted)
      if (wanted === 'current') return new JsonText(await readArray(db, cycles, scope, query, { where }))
      return sendPage(ctx, cycles, { where })
    },
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: CycleInput,
    example: { name: 'Sprint 12', start_date: '2026-11-02', end_date: '2026-11-15' },
    status: 201,
    response: recordOf(cycles),
    errors: conflicts,
    summary: 'Create a cycle',
    description:
      "The project must have cycles turned on (`cycle_view`). A cycle lasts from the beginning of its first day, or from now when that is today, to the end of its last day, in the project's time zone.",
    handler: async ({ db, scope, body }) => new JsonText(await createCycle(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: `${inProject}cycles-lite/`,
    group,
    access: can.readInProject,
    query: Type.Object({ ...listQuery(liteCycles).properties, status }),
    status: 200,
    response: pageOf(liteCycles),
    summary: 'List cycles without their counts',
    handler: (ctx) =>
      sendPage(ctx, liteCycles, ctx.query.status ? { where: hasStatus('t', ctx.query.status) } : {}),
  }),
  route({
    method: 'GET',
    path: `${inProject}archived-cycles/`,
    group,
    access: can.readInProject,
    query: listQuery(archivedCycles),
    status: 200,
    response: pageOf(archivedCycles),
    fromReplica: true,
    summary: 'List archived cycles',
    handler: listOf(archivedCycles),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(cycles),
    summary: 'Get a cycle',
    handler: getOf(cycles, 'cycle_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(cycles, 'cycle_id'),
    group,
    access: can.writeInProject,
    body: CycleUpdate,
    example: { name: 'Sprint 12: harbour map' },
    status: 200,
    response: recordOf(cycles),
    errors: { 400: 'A field is wrong, or the cycle is archived or has ended.', ...conflicts },
    summary: 'Update a cycle',
    description: 'Of a cycle that has ended only sort_order can be changed.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateCycle(db, scope, params.cycle_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(cycles, 'cycle_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a cycle',
    description: 'For an admin of the project or the owner of the cycle. Its work items stay.',
    handler: ({ db, scope, params }) => removeCycle(db, scope, params.cycle_id),
  }),
  route({
    method: 'POST',
    path: `${one}archive/`,
    aliases: [`${inProject}archived-cycles/{cycle_id}/archive/`],
    group,
    access: can.writeInProject,
    status: 204,
    errors: { 400: 'It has not ended.' },
    summary: 'Archive a cycle',
    description: 'It must have ended.',
    handler: ({ db, scope, params }) => archiveCycle(db, scope, params.cycle_id),
  }),
  route({
    method: 'DELETE',
    path: `${inProject}archived-cycles/{cycle_id}/unarchive/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Bring an archived cycle back',
    handler: ({ db, scope, params }) => unarchiveCycle(db, scope, params.cycle_id),
  }),
  route({
    method: 'POST',
    path: `${one}transfer-issues/`,
    group,
    access: can.writeInProject,
    body: CycleTransfer,
    status: 200,
    response: Message,
    errors: { 400: 'This cycle has not ended, or the other one has.' },
    summary: 'Move the open work items of a cycle to another one',
    description: 'The cycle must have ended. Its progress_snapshot keeps how the work stood.',
    handler: async ({ db, scope, params, body }) => {
      await transferCycle(db, scope, params.cycle_id, body.new_cycle_id)
      return { message: 'Success' }
    },
  }),
]
