import { afterAll, expect, test, vi } from 'vitest'
import { factories } from './make.js'
import { startApp } from './start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const route = '/api/v1/workspaces/:workspace_slug/projects/:project_id/labels/:label_id/'
const durations = 'waypost_http_request_duration_seconds'

async function metrics(): Promise<(line: string) => number> {
  const { body } = await app.app.inject('/metrics')
  const lines = body.split('\n')
  return (line) =>
    Number(
      lines
        .find((found) => found.startsWith(`${line} `))
        ?.split(' ')
        .at(-1) ?? NaN,
    )
}

test('requests are counted by route and status, with the time they took, once however often it is asked', async () => {
  const place = await make.project()
  const label = await make.label(place)
  for (const id of [label.id, label.id, 'none']) await place.call('GET', `${place.path}/labels/${id}/`)
  const total = (status: number) =>
    `waypost_http_requests_total{method="GET",route="${route}",status="${status}"}`
  await vi.waitFor(async () => expect((await metrics())(total(404))).toBe(1), { timeout: 15_000 })
  const value = await metrics()
  expect(value(total(200))).toBe(2)
  expect(value(`${durations}_count{method="GET",route="${route}"}`)).toBe(3)
  expect(value(`${durations}_sum{method="GET",route="${route}"}`)).toBeGreaterThan(0)
  const within = (seconds: string) =>
    value(`${durations}_bucket{le="${seconds}",method="GET",route="${route}"}`)
  expect(within('+Inf')).toBe(3)
  expect(within('10')).toBe(3)
  expect(within('0.001')).toBeLessThanOrEqual(within('0.1'))
})
