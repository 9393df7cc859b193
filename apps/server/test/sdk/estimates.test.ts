import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { connect } from './client.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('the Node SDK makes an estimate with points, links it and sizes work with it', async () => {
  const place = await make.project()
  const { estimates, workItems } = await connect(app, place)
  const at = [place.slug, place.projectId] as const
  const estimate = await estimates.create(...at, { name: 'Points', type: 'points', last_used: true })
  expect(await estimates.retrieve(...at)).toEqual(estimate)
  expect(await estimates.update(...at, { name: 'Story points' })).toMatchObject({ name: 'Story points' })
  expect(await estimates.linkToProject(...at, estimate.id)).toMatchObject({ estimate: estimate.id })
  const points = await estimates.createPoints(...at, estimate.id, [
    { value: '1', key: 1 },
    { value: '2', key: 2 },
  ])
  expect(points).toMatchObject([{ value: '1', estimate: estimate.id }, { value: '2' }])
  const [first = '', second = ''] = points.map(({ id }) => id)
  expect(await estimates.updatePoint(...at, estimate.id, second, { value: '3' })).toMatchObject({
    value: '3',
  })
  const item = await workItems.create(...at, { name: 'Sized', estimate_point: second })
  expect(item.estimate_point).toBe(second)
  await estimates.deletePoint(...at, estimate.id, second)
  expect((await estimates.listPoints(...at, estimate.id)).map(({ id }) => id)).toEqual([first])
  await estimates.delete(...at)
  await expect(estimates.retrieve(...at)).rejects.toThrow('does not exist')
})
