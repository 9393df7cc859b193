import { Type, type Static } from 'typebox'
import { can } from '../../access/can.js'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { createRecord, updateRecord } from '../../query/write.js'
import { described } from '../../schema.js'
import { cleanHtml, stripHtml } from '../../text.js'
import { getOf, listOf, removeOf, versionOf } from '../operations.js'
import { atEnd } from '../position.js'
import { stickies } from './stickies.resource.js'
import { StickyInput } from './stickies.schema.js'

type Input = Static<typeof StickyInput>

const path = '/workspaces/{workspace_slug}/stickies/'
const one = `${path}{sticky_id}/` as const
const group = 'stickies'
const access = can.readWorkspace

/** What a sticky is without anything written on it. */
const blank: Input = {
  name: null,
  description: {},
  description_html: '<p></p>',
  logo_props: {},
  color: null,
  background_color: null,
}

function cleaned(body: Input) {
  if (body.description_html === undefined) return body
  const description_html = cleanHtml(body.description_html)
  return { ...body, description_html, description_stripped: stripHtml(description_html) }
}

async function createSticky(db: Db, scope: WorkspaceScope, body: Input): Promise<JsonText> {
  const sort_order = body.sort_order ?? (await atEnd(db, stickies, scope))
  const values = { ...cleaned(body), sort_order, owner: scope.userId }
  return new JsonText(await createRecord(db, stickies, scope, values))
}

const updateSticky = async (db: Db, scope: WorkspaceScope, id: string, body: Input) =>
  new JsonText(await updateRecord(db, stickies, scope, id, cleaned(body)))

export const stickyRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access,
    query: Type.Object({
      ...listQuery(stickies).properties,
      query: described(Type.Optional(Type.String()), 'Only those with this in their text, in any case.'),
    }),
    status: 200,
    response: pageOf(stickies),
    summary: 'List your stickies',
    handler: listOf(stickies),
  }),
  route({
    method: 'POST',
    path,
    group,
    access,
    body: StickyInput,
    example: { name: 'Ask the harbour master', description_html: '<p>About the north basin.</p>' },
    status: 201,
    response: recordOf(stickies),
    summary: 'Create a sticky',
    handler: ({ db, scope, body }) => createSticky(db, scope, body),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access,
    query: RecordQuery,
    status: 200,
    response: recordOf(stickies),
    summary: 'Get a sticky of yours',
    handler: getOf(stickies, 'sticky_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(stickies, 'sticky_id'),
    group,
    access,
    body: StickyInput,
    example: { color: '#f59e0b' },
    status: 200,
    response: recordOf(stickies),
    summary: 'Update a sticky of yours',
    handler: ({ db, scope, params, body }) => updateSticky(db, scope, params.sticky_id, body),
  }),
  route({
    method: 'PUT',
    path: one,
    ifMatch: versionOf(stickies, 'sticky_id'),
    group,
    access,
    body: StickyInput,
    example: { name: 'Ask the harbour master again' },
    status: 200,
    response: recordOf(stickies),
    summary: 'Replace a sticky of yours',
    description: 'Fields that are not sent are emptied; sort_order stays.',
    handler: ({ db, scope, params, body }) =>
      updateSticky(db, scope, params.sticky_id, { ...blank, ...body }),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(stickies, 'sticky_id'),
    group,
    access,
    status: 204,
    summary: 'Delete a sticky of yours',
    handler: removeOf(stickies, 'sticky_id'),
  }),
]
