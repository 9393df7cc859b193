import { admin } from '../../access/roles.js'
import { inTransaction, type Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { newId } from '../../ids.js'
import { pickColor } from '../../palette.js'
import { slugify } from '../../text.js'
import { checkTimezone } from '../timezone.js'
import { reservedSlugs } from './reserved-slugs.js'

export interface NewWorkspace {
  name: string
  slug?: string
  organization_size?: string | null
  timezone?: string
  logo?: string | null
}

/** A workspace with its owner as the first admin, and the work item type that epics have. */
export async function createWorkspace(
  db: Db,
  ownerId: string,
  input: NewWorkspace,
): Promise<{ id: string; slug: string }> {
  const id = newId()
  const slug = input.slug ?? slugify(input.name, 48)
  if (slug === '') throw invalidField('slug', 'cannot be made from this name; send one.')
  checkSlug(slug)
  if (input.timezone) checkTimezone(input.timezone)
  await inTransaction(db, async (db) => {
    await db
      .insertInto('workspaces')
      .values({
        id,
        slug,
        name: input.name,
        owner_id: ownerId,
        background_color: pickColor(id),
        timezone: input.timezone ?? 'UTC',
        organization_size: input.organization_size ?? null,
        logo: input.logo ?? null,
      })
      .execute()
    await db
      .insertInto('workspace_members')
      .values({ workspace_id: id, user_id: ownerId, role: admin })
      .execute()
    await db.insertInto('workspace_counters').values({ workspace_id: id }).execute()
    await db
      .insertInto('work_item_types')
      .values({
        workspace_id: id,
        id: newId(),
        name: 'Epic',
        description: 'A large piece of work that holds others.',
        is_epic: true,
        level: 1,
        created_by_id: ownerId,
      })
      .execute()
    await appendEvents(db, { workspaceId: id, userId: ownerId }, [
      { entity: 'workspace', entityId: id, verb: 'created' },
    ])
  })
  return { id, slug }
}

export function checkSlug(slug: string): void {
  if (!/^[a-z0-9_-]{1,48}$/.test(slug))
    throw invalidField('slug', 'must have 1 to 48 lower-case letters, digits, - or _.')
  if (reservedSlugs.has(slug)) throw invalidField('slug', `"${slug}" is reserved; choose another one.`)
}
