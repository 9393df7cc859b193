import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { checkTimezone } from '../timezone.js'
import type { MeUpdate } from './users.resource.js'

/** Users belong to no workspace: no workspace's log tells of them. */
export async function updateProfile(db: Db, userId: string, input: Static<typeof MeUpdate>): Promise<void> {
  if (input.timezone) checkTimezone(input.timezone)
  if (input.display_name?.trim() === '') throw invalidField('display_name', 'must not be empty.')
  if (Object.keys(input).length === 0) return
  await db.updateTable('users').set(input).where('id', '=', userId).execute()
  // The one name of an account, which sign-in knows, follows the others.
  await sql`update users set updated_at = now(), name = coalesce(nullif(btrim(first_name || ' ' || last_name), ''), display_name)
    where id = ${userId}`.execute(db)
}
