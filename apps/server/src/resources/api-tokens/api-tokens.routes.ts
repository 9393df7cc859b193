import { can } from '../../access/can.js'
import type { Db } from '../../database/open.js'
import { invalidField, notFound } from '../../errors.js'
import { route } from '../../http/route.js'
import { newKey } from '../../http/tokens.js'
import { isUuid, newId } from '../../ids.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readRecord } from '../../query/record.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { arrayListOf, getOf } from '../operations.js'
import { ApiTokenInput, NewApiToken, apiTokens } from './api-tokens.resource.js'

const path = '/users/me/api-tokens/'
const one = `${path}{token_id}/` as const
const group = 'api-tokens'

export const apiTokenRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.haveAccount,
    query: arrayQuery(apiTokens),
    status: 200,
    response: arrayOf(recordOf(apiTokens)),
    summary: 'List your API keys',
    description:
      'All of them in one array, newest first, those that are expired or revoked too. Never the keys themselves.',
    handler: arrayListOf(apiTokens),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.haveAccount,
    body: ApiTokenInput,
    example: { title: 'Build server', description: 'Closes what a release contains.' },
    status: 201,
    response: NewApiToken,
    summary: 'Create an API key',
    description: 'It can do what you can. `token` is the key: keep it, it is not shown again.',
    handler: async ({ db, scope, body }) => {
      const title = body.title.trim()
      if (title === '') throw invalidField('title', 'is required.')
      if (body.expires_at && new Date(body.expires_at) <= new Date())
        throw invalidField('expires_at', 'must be in the future.')
      const { key, hash, hint } = newKey()
      const id = newId()
      const { description = '', expires_at = null } = body
      const row = { id, user_id: scope.userId, title, description, token_hash: hash, hint, expires_at }
      await db.insertInto('api_tokens').values(row).execute()
      const record = JSON.parse((await readRecord(db, apiTokens, scope, id)).text) as object
      return { ...record, token: key }
    },
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.haveAccount,
    query: RecordQuery,
    status: 200,
    response: recordOf(apiTokens),
    summary: 'Get an API key',
    handler: getOf(apiTokens, 'token_id'),
  }),
  route({
    method: 'DELETE',
    path: one,
    group,
    access: can.haveAccount,
    status: 204,
    summary: 'Revoke an API key',
    description: 'It stops working at once and stays in the list. Revoking it again changes nothing.',
    handler: ({ db, scope, params }) => revoke(db, scope.userId, params.token_id),
  }),
]

async function revoke(db: Db, userId: string, id: string): Promise<void> {
  const row = isUuid(id)
    ? await db
        .updateTable('api_tokens')
        .set((e) => ({ revoked_at: e.fn.coalesce('revoked_at', e.val(new Date())) }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('API token')
}
