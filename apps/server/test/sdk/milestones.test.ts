import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { connect } from './client.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('the Node SDK keeps milestones and their work items', async () => {
  const place = await make.project()
  const { milestones } = await connect(app, place)
  const at = [place.slug, place.projectId] as const
  const { id } = await milestones.create(...at, { title: 'Beta', target_date: '2026-12-01' })
  expect(await milestones.update(...at, id, { title: 'Public beta' })).toMatchObject({ title: 'Public beta' })
  expect(await milestones.retrieve(...at, id)).toMatchObject({ id, target_date: '2026-12-01' })
  expect((await milestones.list(...at)).results).toMatchObject([{ id }])
  const [a, b] = [await make.workItem(place), await make.workItem(place)]
  await milestones.addWorkItems(...at, id, [a.id, b.id])
  await milestones.removeWorkItems(...at, id, [b.id])
  expect((await milestones.listWorkItems(...at, id)).results).toMatchObject([{ issue: a.id, milestone: id }])
  await milestones.delete(...at, id)
  await expect(milestones.retrieve(...at, id)).rejects.toThrow('does not exist')
})
