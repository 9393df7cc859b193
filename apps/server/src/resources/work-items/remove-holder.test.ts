import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('when a label, a module, a cycle or a parent is deleted, the activity of its work items tells so', async () => {
  const at = await make.project()
  const [parent, label] = [await make.workItem(at), await make.label(at, { name: 'Hull' })]
  const [module, cycle] = [await make.module(at, { name: 'Refit' }), await make.cycle(at, { name: 'Week 1' })]
  const items = [
    await make.workItem(at, { parent: parent.id, labels: [label.id], module: module.id }),
    await make.workItem(at, { parent: parent.id, labels: [label.id], module: module.id }),
  ]
  const other = await make.workItem(at)
  const issues = items.map(({ id }) => id)
  await at.call('POST', `${at.path}/cycles/${cycle.id}/cycle-issues/`, { issues })
  const { body: project } = await at.call('GET', `${at.path}/`)
  for (const path of [
    `labels/${label.id}`,
    `modules/${module.id}`,
    `cycles/${cycle.id}`,
    `work-items/${parent.id}`,
  ])
    expect((await at.call('DELETE', `${at.path}/${path}/`)).status).toBe(204)
  const lost = (field: string, old_value: string, old_identifier: string) =>
    expect.objectContaining({
      verb: 'updated',
      field,
      old_value,
      old_identifier,
      new_value: null,
      actor: at.owner.id,
    })
  for (const id of issues) {
    const { body } = await at.call('GET', `${at.path}/work-items/${id}/activities/`)
    expect(body.results.slice(-4)).toEqual([
      lost('labels', 'Hull', label.id),
      lost('modules', 'Refit', module.id),
      lost('cycles', 'Week 1', cycle.id),
      lost('parent', `${project.identifier}-${parent.sequence_id}`, parent.id),
    ])
  }
  expect((await at.call('GET', `${at.path}/work-items/${other.id}/activities/`)).body.results).toHaveLength(1)
})
