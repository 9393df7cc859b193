import { sql } from 'kysely'
import { conflictOn, violationOf } from '../database/constraint-errors.js'
import type { Db } from '../database/open.js'
import { createWorkspace } from '../resources/workspaces/create-workspace.js'
import { minutes, print, table, withSite, type OutputOptions } from './command.js'
import { requireUser } from './users.js'

export interface NewWorkspaceOptions extends OutputOptions {
  name: string
  slug?: string
  owner: string
}

export function createWorkspaceFor(options: NewWorkspaceOptions): Promise<void> {
  return withSite(async ({ db }) => {
    const owner = await requireUser(db, options.owner)
    const made = await makeWorkspace(db, owner, options.name, options.slug)
    print(options, made, `Created the workspace ${made.slug}; its owner is ${options.owner}.`)
  })
}

export async function makeWorkspace(
  db: Db,
  owner: string,
  givenName: string,
  slug?: string,
): Promise<{ id: string; slug: string; name: string }> {
  const name = givenName.trim()
  if (name === '' || name.length > 80) throw new Error('The workspace name must have 1 to 80 characters.')
  try {
    return { ...(await createWorkspace(db, owner, slug === undefined ? { name } : { name, slug })), name }
  } catch (error) {
    throw violationOf(error)?.field === 'slug' ? conflictOn('slug', 'workspace') : error
  }
}

export function listWorkspaces(options: OutputOptions): Promise<void> {
  return withSite(async ({ db }) => {
    const { rows } = await sql<{
      id: string
      slug: string
      name: string
      owner: string
      members: number
      projects: number
      created_at: Date
    }>`
      select w.id, w.slug, w.name, u.email as owner, w.created_at,
        (select count(*) from workspace_members m where m.workspace_id = w.id and m.is_active) as members,
        (select count(*) from projects p where p.workspace_id = w.id) as projects
      from workspaces w join users u on u.id = w.owner_id order by w.slug`.execute(db)
    const lines = rows.map((row) => [
      row.slug,
      row.name,
      row.owner,
      String(row.members),
      String(row.projects),
      minutes(row.created_at),
    ])
    print(
      options,
      rows,
      rows.length === 0
        ? 'There is no workspace yet. Make one: waypost setup --help'
        : table(['SLUG', 'NAME', 'OWNER', 'MEMBERS', 'PROJECTS', 'CREATED'], lines),
    )
  })
}
