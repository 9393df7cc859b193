import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'

/** Refuses a user who is not a member of the workspace; `past` also takes those who left. */
export async function requireMember(
  db: Db,
  workspaceId: string,
  field: string,
  user: string | null | undefined,
  options: { past?: boolean } = {},
): Promise<void> {
  if (!user) return
  const { rows } = await sql`select 1 from workspace_members where workspace_id = ${workspaceId}
    and user_id = ${user} and (is_active or ${options.past ?? false})`.execute(db)
  if (rows.length === 0) throw invalidField(field, 'must be a member of the workspace.')
}
