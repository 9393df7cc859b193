import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { routes } from '../src/routes.js'
import { startApp } from './start.js'
import { makeWorld } from './world.js'

const app = await startApp()
afterAll(() => app.stop())

test(
  'every statement about tenants that a request causes names their workspace',
  { timeout: 120_000 },
  async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'workspace_id'`,
    )
    const tenants = new RegExp(
      `\\b(from|join|into|update)\\s+"?(${rows.map(({ name }) => name).join('|')})"?\\b`,
      'i',
    )
    const seen = new Set<string>()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const world = await makeWorld(app)
    for (const { method, path } of routes) if (method === 'GET') await world.call('GET', world.url(path))
    for (const [first] of query.mock.calls as unknown as [string | { text?: string }][])
      seen.add(typeof first === 'string' ? first : (first.text ?? ''))
    query.mockRestore()
    const about = [...seen].filter((text) => tenants.test(text))
    expect(about.length).toBeGreaterThan(100)
    const inserts = /^\s*insert into [^)]*\bworkspace_id\b/i
    const limits = /\bworkspace_id"?\s*(=|in\b)|\(\s*"?workspace_id\b/i
    // What one is invited to may be in any workspace.
    const mine = /from "invitations" "t"[^]*t\.email =/
    // The server forgets abandoned uploads of all workspaces by itself, now and then.
    const tidying = /where not is_uploaded and created_at < now\(\)/
    const known = [inserts, limits, mine, tidying]
    const lacking = about.filter((text) => !known.some((one) => one.test(text)))
    expect(lacking).toEqual([])
  },
)
