import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function project() {
  const place = await make.project()
  return { ...place, list: `${place.path}/work-items/` }
}

test('many work items are changed at once, each with its activity', async () => {
  const at = await project()
  const [one, two] = [await make.workItem(at), await make.workItem(at)]
  const label = await make.label(at)
  const answer = await at.call('PATCH', at.list, {
    updates: [
      { id: one.id, priority: 'high', labels: [label.id] },
      { id: two.id, priority: 'low', sort_order: 5 },
    ],
  })
  expect(answer.status).toBe(200)
  expect(answer.body.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: one.id, priority: 'high', labels: [label.id] }),
      expect.objectContaining({ id: two.id, priority: 'low', sort_order: 5 }),
    ]),
  )
  for (const { id } of [one, two]) {
    const { body } = await at.call('GET', `${at.list}${id}/activities/`)
    expect(body.results).toContainEqual(expect.objectContaining({ field: 'priority', verb: 'updated' }))
  }
})

test('one that cannot be changed leaves all as they were', async () => {
  const at = await project()
  const item = await make.workItem(at)
  const elsewhere = await project()
  const stranger = await make.workItem(elsewhere)
  for (const wrong of [
    { id: stranger.id, priority: 'low' },
    { id: item.id, priority: 'low' },
    { id: (await make.workItem(at)).id, state: stranger.state },
    { id: (await make.workItem(at)).id, priority: 'pink' },
  ]) {
    const refused = await at.call('PATCH', at.list, { updates: [{ id: item.id, priority: 'urgent' }, wrong] })
    expect(refused.status).toBe(400)
  }
  expect((await at.call('GET', `${at.list}${item.id}/`)).body.priority).toBe(item.priority)
  expect((await at.call('PATCH', at.list, { updates: [] })).status).toBe(400)
})

test('rows are imported in their order, all of them or none, with what is wrong in each', async () => {
  const at = await project()
  const rows = Array.from({ length: 30 }, (_, n) => ({
    name: `Row ${n}`,
    external_id: String(n),
    external_source: 'csv',
  }))
  const done = await at.call('POST', `${at.list}import/`, { rows })
  expect(done).toMatchObject({ status: 201, body: { created: 30 } })
  const { body } = await at.call('GET', `${at.list}?order_by=sequence_id&fields=id,name`)
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual(done.body.ids)
  expect(body.results[29].name).toBe('Row 29')

  const wrong = await at.call('POST', `${at.list}import/`, {
    rows: [{ name: 'Fine' }, { name: '' }, { priority: 'pink', name: 'x' }],
  })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_rows' } })
  expect(
    wrong.body.rows.map(({ row, fields }: { row: number; fields: object }) => [row, Object.keys(fields)]),
  ).toEqual([
    [2, ['name']],
    [3, ['priority']],
  ])
  const late = await at.call('POST', `${at.list}import/`, {
    rows: [
      { name: 'Fine' },
      rows[3],
      { name: 'x', module: at.projectId },
      { name: 'y', parent: at.projectId },
    ],
  })
  expect(late.body.rows.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4])
  expect((await at.call('GET', at.list)).body.total_results).toBe(30)
})

test('any list is sent as CSV, all pages of it, with names where they were expanded', async () => {
  const at = await project()
  const rows = Array.from({ length: 130 }, (_, n) => ({
    name: n === 7 ? 'A "quoted", name' : n === 8 ? '=1+1' : `Row ${n}`,
  }))
  await at.call('POST', `${at.list}import/`, { rows })
  const url = `${at.list}?order_by=sequence_id&fields=sequence_id,name,state,assignees&expand=state`
  const answer = await at.call('GET', url, undefined, { accept: 'text/csv' })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="work-items.csv"')
  const lines = answer.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(131)
  expect(lines[0]!.split(',').sort()).toEqual(['assignees', 'name', 'sequence_id', 'state'])
  expect(answer.text).toContain('"A ""quoted"", name"')
  expect(answer.text).toContain("'=1+1")
  expect(lines[1]).toContain('Backlog')
  const invitations = await at.call('GET', `/workspaces/${at.slug}/members/`, undefined, {
    accept: 'text/csv',
  })
  expect(invitations.headers['content-type']).toMatch(/^text\/csv/)
})
