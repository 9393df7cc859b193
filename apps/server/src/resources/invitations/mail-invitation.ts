import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import type { Mail } from '../../mail/mail.js'

/** After the invitation is committed: a mail cannot be taken back. */
export async function mailInvitation(db: Db, mail: Mail, publicUrl: string, json: string): Promise<void> {
  const { id, workspace } = JSON.parse(json) as { id: string; workspace: string }
  const { rows } = await sql<{ email: string; token: string; name: string; by: string | null }>`
    select i.email, i.token, w.name, u.display_name as by
    from invitations i join workspaces w on w.id = i.workspace_id left join users u on u.id = i.created_by_id
    where i.workspace_id = ${workspace} and i.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return
  mail.send({
    to: row.email,
    subject: `You are invited to ${row.name.replace(/\s+/g, ' ')}`,
    text: `${row.by ?? 'An admin'} invites you to the workspace ${row.name} at Waypost.

Join here:
${publicUrl}/invitations/${row.token}
`,
  })
}
