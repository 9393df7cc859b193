import { sql } from 'kysely'
import type { Static } from 'typebox'
import { isProjectAdmin } from '../../access/can.js'
import { admin } from '../../access/roles.js'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, forbidden, invalidField } from '../../errors.js'
import { createRecord, lockRow, removeRecord, updateRecord, writing, type Values } from '../../query/write.js'
import { inScope, type Resource } from '../../query/resource.js'
import { cleanHtml, stripHtml } from '../../text.js'
import type { PageInput, PageUpdate } from './pages.schema.js'

type PageScope = WorkspaceScope | ProjectScope

/** What only the owner or an admin decides. */
const owners = ['access', 'is_locked', 'archived_at'] as const

export async function createPage(
  db: Db,
  pages: Resource,
  scope: PageScope,
  input: Static<typeof PageInput>,
): Promise<string> {
  const { collection_id: _, ...values } = input
  if (input.parent_id) await requireParent(db, pages, scope, input.parent_id)
  return createRecord(db, pages, scope, { ...storedValues(values), owned_by: scope.userId })
}

export function updatePage(
  db: Db,
  pages: Resource,
  scope: PageScope,
  id: string,
  input: Static<typeof PageUpdate>,
): Promise<string> {
  return writing(db, pages, scope, input, id, async (db) => {
    const page = await lockRow(db, pages, scope, id, ['owned_by_id', 'is_locked'])
    const guarded = owners.filter((field) => input[field] !== undefined)
    if (guarded.length > 0 && !isOwner(scope, page))
      throw forbidden(`Only its owner or an admin may change ${guarded.join(', ')} of this page.`)
    if (page['is_locked'] && input.is_locked !== false)
      throw badRequest('page_locked', 'This page is locked. Unlock it first, with is_locked false.')
    return updateRecord(db, pages, scope, id, storedValues(input))
  })
}

/** Removes an archived page. The pages below it stay, without a parent. */
export function removePage(db: Db, pages: Resource, scope: PageScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const page = await lockRow(db, pages, scope, id, ['owned_by_id', 'archived_at'])
    if (!isOwner(scope, page)) throw forbidden('Only its owner or an admin may delete this page.')
    if (page['archived_at'] === null)
      throw badRequest(
        'page_not_archived',
        'Only an archived page can be deleted. Set its archived_at first.',
      )
    await removeRecord(db, pages, scope, id)
  })
}

function isOwner(scope: PageScope, page: Values): boolean {
  const isAdmin = 'projectId' in scope ? isProjectAdmin(scope) : scope.workspaceRole === admin
  return isAdmin || page['owned_by_id'] === scope.userId
}

async function requireParent(db: Db, pages: Resource, scope: PageScope, id: string): Promise<void> {
  const { rows } = await sql`select 1 from pages t where ${inScope(pages.reach, 't', scope)} and t.id = ${id}
    and ${pages.visible?.('t', scope) ?? sql`true`}`.execute(db)
  if (rows.length === 0) throw invalidField('parent_id', 'must be a page of the same place.')
}

function storedValues(input: Values): Values {
  const { description_html: html, ...values } = input
  if (typeof html !== 'string') return values
  const description_html = cleanHtml(html)
  return { ...values, description_html, description_stripped: stripHtml(description_html) }
}
