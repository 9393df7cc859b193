import { afterAll, describe, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { makeWorld } from '../../../test/world.js'
import { readSecret } from '../../database/site.js'
import { removeDiscarded } from '../../files/discard-files.js'
import { openStore } from '../../files/store.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

describe('deleting a workspace', () => {
  test('leaves no row of it in any table, no file, and every other workspace as it was', async () => {
    const { pool, db } = app.database
    const { rows: tables } = await pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
         and a.attname = 'workspace_id' where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    )
    const rowsOf = async (workspaceId: string): Promise<Record<string, number>> => {
      const counts: Record<string, number> = {}
      for (const { name } of tables) {
        const { rowCount } = await pool.query(`select from "${name}" where workspace_id = $1`, [workspaceId])
        counts[name] = rowCount ?? 0
      }
      return counts
    }
    const [world, other] = [await makeWorld(app), await makeWorld(app)]
    const { rows: files } = await pool.query<{ key: string }>(
      `select key from workspace_assets where workspace_id = $1
       union all select key from work_item_attachments where workspace_id = $1`,
      [world.workspaceId],
    )
    const before = await rowsOf(other.workspaceId)
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    expect((await world.call('DELETE', `/workspaces/${world.slug}/?confirm=${world.slug}`)).status).toBe(204)
    expect(Object.entries(await rowsOf(world.workspaceId)).filter(([, count]) => count > 0)).toEqual([])
    expect(await rowsOf(other.workspaceId)).toEqual(before)
    const store = openStore(app.config, () => readSecret(pool))
    await removeDiscarded(db, store)
    expect(files).toHaveLength(2)
    for (const { key } of files) expect(await store.stat(key)).toBeNull()
    expect((await world.call('GET', world.path)).status).toBe(404)
    const { call } = await make.person()
    expect((await call('POST', '/workspaces/', { name: 'Anew', slug: world.slug })).status).toBe(201)
  }, 120_000)

  test('takes an admin, and the slug', async () => {
    const place = await make.workspace()
    const url = `/workspaces/${place.slug}/`
    for (const role of [5, 15] as const)
      expect(
        (await (await make.member(place, role)).call('DELETE', `${url}?confirm=${place.slug}`)).status,
      ).toBe(403)
    for (const query of ['', '?confirm=', '?confirm=another']) {
      const answer = await place.call('DELETE', url + query)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['confirm']])
    }
    const admin = await make.member(place, 20)
    expect((await admin.call('DELETE', `${url}?confirm=${place.slug}`)).status).toBe(204)
    expect((await admin.call('DELETE', `${url}?confirm=${place.slug}`)).status).toBe(404)
  })
})
