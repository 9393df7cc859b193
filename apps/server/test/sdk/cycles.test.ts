import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { connect } from './client.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('the Node SDK plans, fills, transfers and archives cycles', async () => {
  const place = await make.project()
  const { cycles } = await connect(app, place)
  const at = [place.slug, place.projectId] as const
  const needed = { owned_by: place.owner.id, project_id: place.projectId }
  const past = await cycles.create(...at, {
    name: 'Sprint 1',
    start_date: '2020-01-01',
    end_date: '2099-01-14',
    timezone: 'UTC',
    ...needed,
  })
  expect(past).toMatchObject({ name: 'Sprint 1', project: place.projectId, owned_by: place.owner.id })
  const next = await cycles.create(...at, { name: 'Sprint 2', ...needed })
  expect(await cycles.update(...at, next.id, { description: 'Maps' })).toMatchObject({ description: 'Maps' })
  expect(await cycles.retrieve(...at, next.id)).toMatchObject({ id: next.id, description: 'Maps' })
  expect((await cycles.list(...at)).results).toHaveLength(2)
  expect((await cycles.listLite(...at, { status: 'draft', per_page: 10 })).results).toMatchObject([
    { id: next.id, name: 'Sprint 2' },
  ])

  const [open, other] = [await make.workItem(place), await make.workItem(place)]
  const added = await cycles.addWorkItemsToCycle(...at, past.id, [open.id, other.id])
  expect(added).toMatchObject([{ cycle: past.id }, { cycle: past.id }])
  await cycles.removeWorkItemFromCycle(...at, past.id, other.id)
  await app.database.pool.query(`update cycles set end_date = '2020-01-14' where id = $1`, [past.id])
  await cycles.transferWorkItemsToAnotherCycle(...at, past.id, { new_cycle_id: next.id })
  const page = await cycles.listWorkItemsInCycle(...at, next.id)
  expect(page.results).toMatchObject([{ id: open.id }])

  await cycles.archive(...at, past.id)
  expect((await cycles.listArchived(...at)).results).toMatchObject([{ id: past.id }])
  await cycles.unArchive(...at, past.id)
  await cycles.delete(...at, past.id)
  await expect(cycles.retrieve(...at, past.id)).rejects.toThrow('does not exist')
})
