import { afterAll, beforeEach, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { retireWorkItems } from './retire-work-items.js'

const app = await startApp()
const make = factories(app)
const { pool, db } = app.database
afterAll(() => app.stop())
beforeEach(async () => {
  await pool.query(`delete from settings where name = 'work_items_retired_on'`)
})

const age = (id: string, days: number) =>
  pool.query(`update work_items set last_activity_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ])

async function stateOf(at: ProjectPlace, group: string): Promise<string> {
  const { body } = await at.call('GET', `${at.path}/states/`)
  return body.results.find((state: { group: string }) => state.group === group).id
}

/** A work item in a state of this group that nobody has touched for so many days. */
async function idle(at: ProjectPlace, group: string, days: number, values: object = {}): Promise<string> {
  const { id } = await make.workItem(at, { ...values, state: await stateOf(at, group) })
  await age(id, days)
  return id
}

const get = (at: ProjectPlace, id: string) => at.call('GET', `${at.path}/work-items/${id}/`)
const archived = async (at: ProjectPlace): Promise<string[]> =>
  (await at.call('GET', `${at.path}/archived-work-items/`)).body.results.map(({ id }: { id: string }) => id)
const lastActivity = async (at: ProjectPlace, id: string) =>
  (await at.call('GET', `${at.path}/work-items/${id}/activities/`)).body.results.at(-1)

test('finished work items are archived after so many months, others never', async () => {
  const at = await make.project(undefined, { archive_in: 2 })
  const never = await make.project(at)
  const [done, cancelled] = [await idle(at, 'completed', 61), await idle(at, 'cancelled', 400)]
  const kept = [await idle(at, 'completed', 59), await idle(at, 'started', 400)]
  const elsewhere = await idle(never, 'completed', 400)
  expect(await retireWorkItems(db)).toBe(true)
  expect((await archived(at)).sort()).toEqual([done, cancelled].sort())
  for (const id of kept) expect((await get(at, id)).status).toBe(200)
  expect((await get(never, elsewhere)).status).toBe(200)
  const { rows } = await pool.query(
    `select actor_id, changes from events where entity_id = $1 order by seq desc limit 1`,
    [done],
  )
  expect(rows[0]).toMatchObject({ actor_id: null, changes: [{ field: 'archived_at', old_value: null }] })
})

test('idle work items go to the state that the project chose, or are cancelled', async () => {
  const at = await make.project(undefined, { close_in: 1 })
  const [old, fresh] = [await idle(at, 'backlog', 31), await idle(at, 'started', 29)]
  await retireWorkItems(db)
  expect((await get(at, old)).body.state).toBe(await stateOf(at, 'cancelled'))
  expect((await get(at, fresh)).body.state).toBe(await stateOf(at, 'started'))
  expect(await lastActivity(at, old)).toMatchObject({
    field: 'state',
    old_value: 'Backlog',
    new_value: 'Cancelled',
    actor: null,
  })

  const choosing = await make.project(undefined, { close_in: 1 })
  const chosen = await stateOf(choosing, 'completed')
  await choosing.call('PATCH', `${choosing.path}/`, { default_state: chosen })
  const closed = await idle(choosing, 'unstarted', 31)
  await pool.query(`delete from settings where name = 'work_items_retired_on'`)
  await retireWorkItems(db)
  const { body } = await get(choosing, closed)
  expect(body).toMatchObject({ state: chosen, completed_at: expect.any(String) })
})

test('what is in a cycle or a module that is not over is left alone', async () => {
  const at = await make.project(undefined, { archive_in: 1, close_in: 1 })
  const [planned, inModule, free] = [
    await idle(at, 'backlog', 99),
    await idle(at, 'completed', 99),
    await idle(at, 'completed', 99),
  ]
  const cycle = await make.cycle(at)
  await at.call('POST', `${at.path}/cycles/${cycle.id}/cycle-issues/`, { issues: [planned] })
  const module = await make.module(at, { status: 'in-progress' })
  await at.call('POST', `${at.path}/modules/${module.id}/module-issues/`, { issues: [inModule] })
  for (const id of [planned, inModule]) await age(id, 99)
  await retireWorkItems(db)
  expect((await get(at, planned)).body.state).toBe(await stateOf(at, 'backlog'))
  expect(await archived(at)).toEqual([free])
  await at.call('PATCH', `${at.path}/modules/${module.id}/`, { status: 'completed' })
  await pool.query(`delete from settings where name = 'work_items_retired_on'`)
  await retireWorkItems(db)
  expect((await archived(at)).sort()).toEqual([free, inModule].sort())
})

test('it is done once a day, each work item once, however many nodes try', async () => {
  const at = await make.project(undefined, { archive_in: 1 })
  const ids = await Promise.all(Array.from({ length: 5 }, () => idle(at, 'completed', 31)))
  await Promise.all(Array.from({ length: 4 }, () => retireWorkItems(db)))
  // Of those who came at once, all may have made way for another one; then the next round does it.
  await retireWorkItems(db)
  expect((await archived(at)).sort()).toEqual(ids.sort())
  const { rows } = await pool.query(
    `select count(*)::int as count from events where entity_id = any($1::uuid[]) and changes @> '[{"field": "archived_at"}]'`,
    [ids],
  )
  expect(rows[0].count).toBe(5)
  await idle(at, 'completed', 31)
  expect(await retireWorkItems(db)).toBe(false)
  expect(await archived(at)).toHaveLength(5)
})
