import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../config.js'
import { inTransaction, type Db } from '../../database/open.js'
import type { Site } from '../../database/site.js'
import { insertToken } from '../tokens.js'
import { accountsOf, createAccount, findUser, requireUser } from '../users.js'
import { people, workspace, type Person } from './content.js'
import { makeDemo } from './make-demo.js'
import type { Ids } from './make-project.js'

/** Makes the demo workspace unless it is there, a new password and a new key for it; gives the text of the banner. */
export async function startDemo(site: Site, config: Config): Promise<(address: string) => string> {
  if (!(await isMade(site.db))) {
    const ids = await ensurePeople(site, config)
    await inTransaction(site.db, (db) => makeDemo(db, ids, new Date()))
  }
  const password = newPassword()
  await accountsOf(site, config).setPassword(await requireUser(site.db, people.mara.email), password)
  const key = await replaceKey(site.db)
  const projectId = await findProjectId(site.db)
  return (address) => describeDemo(address, password, key, projectId)
}

async function isMade(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owner: string }>`select u.email as owner
    from workspaces w join users u on u.id = w.owner_id where w.slug = ${workspace.slug}`.execute(db)
  const found = rows[0]
  if (found && found.owner !== people.mara.email)
    throw new Error(
      `This database has a workspace ${workspace.slug} that is not the demo's. Use another database for the demo.`,
    )
  return found !== undefined
}

/** Accounts are made outside of the transaction: what an interrupted start has made is used again. */
async function ensurePeople(site: Site, config: Config): Promise<Ids> {
  const ensure = async (person: Person): Promise<string> => {
    const { role: _role, ...names } = people[person]
    const account = { ...names, password: newPassword() }
    return (await findUser(site.db, names.email)) ?? createAccount(site, config, account)
  }
  return {
    mara: await ensure('mara'),
    tomas: await ensure('tomas'),
    ines: await ensure('ines'),
    jun: await ensure('jun'),
    priya: await ensure('priya'),
  }
}

const newPassword = (): string => randomBytes(12).toString('base64url')

const title = 'Demo'

function replaceKey(db: Db): Promise<string> {
  return inTransaction(db, async (db) => {
    const owner = await requireUser(db, people.mara.email)
    await sql`update api_tokens set revoked_at = now()
      where user_id = ${owner} and title = ${title} and revoked_at is null`.execute(db)
    return (await insertToken(db, owner, { title })).key
  })
}

async function findProjectId(db: Db): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select p.id from projects p join workspaces w on w.id = p.workspace_id
    where w.slug = ${workspace.slug} order by p.created_at, p.identifier limit 1`.execute(db)
  return rows[0]?.id ?? ''
}

function describeDemo(address: string, password: string, key: string, projectId: string): string {
  const projects = `${address}/api/v1/workspaces/${workspace.slug}/projects/`
  const items = `${projects}${projectId}/work-items/`
  const body = JSON.stringify({ name: 'Paint the mooring posts', priority: 'high' })
  return `The demo workspace is ${workspace.slug}. Until the next start of the demo, sign in with
  ${people.mara.email}
  ${password}

and use the API with the key
  ${key}

Its projects, five work items with their details, and a new work item:
  curl -s -H 'X-API-Key: ${key}' '${projects}'

  curl -s -H 'X-API-Key: ${key}' '${items}?per_page=5&expand=state,assignees,labels'

  curl -s -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '${body}' '${items}'`
}
