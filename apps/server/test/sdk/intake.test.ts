import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { connect } from './client.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('the Node SDK puts things into the intake and decides them', async () => {
  const place = await make.project()
  const { intake, workItems } = await connect(app, place)
  const at = [place.slug, place.projectId] as const
  const made = await intake.create(...at, { issue: { name: 'Map upside down', priority: 'high' } })
  expect(made).toMatchObject({ status: -2, source: 'IN_APP', issue_detail: { name: 'Map upside down' } })
  const id = made.issue ?? ''
  expect(await intake.retrieve(...at, id)).toEqual(made)
  expect((await intake.list(...at, { per_page: 10 })).results).toEqual([made])
  const changed = await intake.update(...at, id, { issue: { name: 'The map is upside down' } })
  expect(changed.issue_detail?.name).toBe('The map is upside down')
  const till = await intake.updateStatus(...at, id, { status: 0, snoozed_till: '2099-01-01T00:00:00Z' })
  expect(till).toMatchObject({ status: 0, snoozed_till: '2099-01-01T00:00:00.000000Z' })
  expect(await intake.updateStatus(...at, id, { status: 1 })).toMatchObject({ status: 1 })
  expect(await workItems.retrieve(...at, id)).toMatchObject({ name: 'The map is upside down' })
  await intake.delete(...at, id)
  await expect(intake.retrieve(...at, id)).rejects.toThrow('does not exist')
})
