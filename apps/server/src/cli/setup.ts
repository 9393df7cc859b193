import { sql } from 'kysely'
import { AccountExists } from '../accounts/accounts.js'
import type { Config } from '../config.js'
import { inTransaction, type Db } from '../database/open.js'
import type { Site } from '../database/site.js'
import { print, withSite, type OutputOptions } from './command.js'
import { insertToken } from './tokens.js'
import { createAccount, findUser, requireUser } from './users.js'
import { makeWorkspace } from './workspaces.js'

export interface SetupOptions extends OutputOptions {
  email: string
  password: string
  workspaceName: string
  workspaceSlug: string
}

const lockKey = 7_290_118

/** Makes what is missing of the account, the workspace and its key; what exists stays as it is. */
export function setup(options: SetupOptions): Promise<void> {
  return withSite(async (site, config) => {
    const { email, workspaceSlug: slug } = options
    const { userId, isNew } = await ensureAccount(site, config, options)
    // In one transaction: a workspace without its key would look finished to the next run.
    const key = await inTransaction(site.db, async (db) => {
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
      if (await hasWorkspace(db, slug, userId, email)) return null
      await makeWorkspace(db, userId, options.workspaceName, slug)
      return (await insertToken(db, userId, { title: 'Setup' })).key
    })
    print(
      options,
      { workspace_slug: slug, user_id: userId, api_key: key, ...(key === null ? { existing: true } : {}) },
      key === null ? alreadyThere(email, slug) : finished(email, isNew, slug, key),
    )
  })
}

async function ensureAccount(
  site: Site,
  config: Config,
  { email, password }: SetupOptions,
): Promise<{ userId: string; isNew: boolean }> {
  const found = await findUser(site.db, email)
  if (found !== null) return { userId: found, isNew: false }
  try {
    return { userId: await createAccount(site, config, { email, password }), isNew: true }
  } catch (error) {
    // Another setup was faster.
    if (error instanceof AccountExists) return { userId: await requireUser(site.db, email), isNew: false }
    throw error
  }
}

async function hasWorkspace(db: Db, slug: string, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ member: boolean }>`
    select exists (select from workspace_members m
      where m.workspace_id = w.id and m.user_id = ${userId} and m.is_active) as member
    from workspaces w where w.slug = ${slug}`.execute(db)
  const row = rows[0]
  if (row && !row.member)
    throw new Error(`The workspace ${slug} exists, and ${email} is not a member of it. Choose another slug.`)
  return row !== undefined
}

const finished = (email: string, isNew: boolean, slug: string, key: string): string =>
  `The account is ${email}${isNew ? '' : ', which existed already; its password was not changed'}.
The workspace is ${slug}.
The API key is ${key}
Keep it: it is not shown again.`

const alreadyThere = (email: string, slug: string): string =>
  `The account ${email} and the workspace ${slug} exist already; nothing was changed.
Another key: waypost token create --email ${email} --title "..."`
