import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { newId } from '../../ids.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const at = (place: ProjectPlace) => `${place.path}/estimates/`
const pointsOf = (place: ProjectPlace, id: string) => `${at(place)}${id}/estimate-points/`

async function sized(type = 'points', values = ['1', '2', '3']) {
  const place = await make.project()
  const estimate = await make.record(place.call, at(place), { type })
  const { body: points } = await place.call(
    'POST',
    pointsOf(place, estimate.id),
    values.map((value, key) => ({ value, key })),
  )
  return { place, estimate, points, path: pointsOf(place, estimate.id) }
}

describe('the estimate of a project', () => {
  test('is one: a second one is a conflict that names the first', async () => {
    const place = await make.project()
    expect((await place.call('GET', at(place))).status).toBe(404)
    expect((await place.call('PATCH', at(place), { name: 'No' })).status).toBe(404)
    const { status, body } = await place.call('POST', at(place), { name: 'Sizes' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Sizes',
      description: '',
      type: 'categories',
      last_used: false,
      project: place.projectId,
      created_by: place.owner.id,
    })
    expect((await place.call('GET', at(place))).body).toEqual(body)
    const second = await place.call('POST', at(place), { name: 'More' })
    expect(second).toMatchObject({
      status: 409,
      body: { id: body.id, error: 'This project has an estimate already.' },
    })
    const changed = await place.call('PATCH', at(place), { name: 'Shirts', type: 'time' })
    expect(changed.body).toMatchObject({ name: 'Shirts', type: 'categories', updated_by: place.owner.id })
    expect((await place.call('PATCH', at(place), {})).body).toEqual(changed.body)
    expect((await place.call('DELETE', at(place))).status).toBe(204)
    expect((await place.call('DELETE', at(place))).status).toBe(404)
    expect((await place.call('POST', at(place), { name: 'Sizes' })).status).toBe(201)
  })

  test('is linked to its own project only, and let go when it is deleted', async () => {
    const { place, estimate } = await sized()
    const other = await make.project(place)
    const link = { estimate: estimate.id }
    expect((await place.call('GET', `${place.path}/`)).body.estimate).toBeNull()
    expect((await place.call('PATCH', `${place.path}/`, link)).body).toMatchObject(link)
    const { body } = await place.call('GET', `${place.path}/?expand=estimate`)
    expect(body.estimate).toMatchObject({ id: estimate.id, type: 'points' })
    expect(await other.call('PATCH', `${other.path}/`, link)).toMatchObject({
      status: 400,
      body: { fields: { estimate: [expect.any(String)] } },
    })
    await place.call('DELETE', at(place))
    expect((await place.call('GET', `${place.path}/`)).body.estimate).toBeNull()
  })

  test('guests read it, members write it', async () => {
    const { place, estimate } = await sized()
    const [guest, member] = [await make.member(place, 15, 5), await make.member(place, 15, 15)]
    expect((await guest.call('GET', at(place))).status).toBe(200)
    expect((await guest.call('PATCH', at(place), { name: 'No' })).status).toBe(403)
    expect((await member.call('PATCH', at(place), { name: 'Yes' })).body.id).toBe(estimate.id)
  })
})

describe('points', () => {
  test('come as a bare array or under estimate_points, all or none, and are listed by value', async () => {
    const { place, points, path, estimate } = await sized('points', ['8', '13'])
    expect(points).toMatchObject([
      { value: '13', key: 1, description: '', estimate: estimate.id, created_by: place.owner.id },
      { value: '8', key: 0 },
    ])
    const wrapped = await place.call('POST', path, { estimate_points: [{ value: 'XL', unknown: 1 }] })
    expect(wrapped).toMatchObject({ status: 201, body: [{ value: 'XL', key: 0 }] })
    const { body } = await place.call('GET', path)
    expect(body).toEqual([...points, ...wrapped.body])
    const byKey = await place.call('GET', `${path}?order_by=-key&fields=value`)
    expect(byKey.body[0]).toEqual({ value: '13' })
    const bad = await place.call('POST', path, [{ value: 'fine' }, { value: 'x'.repeat(21) }, { key: 1 }])
    expect(bad).toMatchObject({
      status: 400,
      body: {
        fields: {
          'estimate_points.1.value': ['must be text of 1 to 20 characters.'],
          'estimate_points.2.value': ['is required.'],
        },
      },
    })
    for (const empty of [[], {}, { estimate_points: [] }])
      expect((await place.call('POST', path, empty)).body.fields).toHaveProperty('estimate_points')
    expect((await place.call('GET', path)).body).toHaveLength(3)
    expect((await place.call('GET', pointsOf(place, newId()))).status).toBe(404)
    expect((await place.call('POST', pointsOf(place, newId()), [{ value: '1' }])).status).toBe(404)
  })

  test('are changed and deleted; those of another estimate are not there', async () => {
    const { place, points, path } = await sized()
    const other = await sized()
    const one = `${path}${points[0].id}/`
    const { body } = await place.call('PATCH', one, { value: '5', key: 9 })
    expect(body).toMatchObject({ id: points[0].id, value: '5', key: 9 })
    for (const elsewhere of [
      `${path}${other.points[0].id}/`,
      `${pointsOf(place, newId())}${points[0].id}/`,
    ]) {
      expect((await place.call('PATCH', elsewhere, { value: '5' })).status).toBe(404)
      expect((await place.call('DELETE', elsewhere)).status).toBe(404)
    }
    expect((await place.call('DELETE', one)).status).toBe(204)
    expect((await place.call('DELETE', one)).status).toBe(404)
  })

  test('an external pair is unique in the project', async () => {
    const { place, path } = await sized()
    const pair = { external_source: 'jira', external_id: '7' }
    expect((await place.call('POST', path, [{ value: 'a', ...pair }])).status).toBe(201)
    expect((await place.call('POST', path, [{ value: 'b', ...pair }])).status).toBe(409)
  })
})

describe('work items', () => {
  test('are estimated at a point of their project, which their activity tells in words', async () => {
    const { place, points } = await sized()
    const [one, two] = points
    const item = await make.workItem(place, { estimate_point: one.id })
    expect(item.estimate_point).toBe(one.id)
    const path = `${place.path}/work-items/${item.id}/`
    await place.call('PATCH', path, { estimate_point: two.id })
    const { body } = await place.call('GET', `${path}?expand=estimate_point`)
    expect(body.estimate_point).toMatchObject({ id: two.id, value: '2', estimate: two.estimate })
    const foreign = (await sized()).points[0].id
    for (const estimate_point of [foreign, newId()])
      expect(await place.call('PATCH', path, { estimate_point })).toMatchObject({
        status: 400,
        body: { fields: { estimate_point: [expect.any(String)] } },
      })
    await place.call('PATCH', path, { estimate_point: null })
    const { body: activities } = await place.call('GET', `${path}activities/`)
    expect(activities.results.slice(1)).toMatchObject([
      { field: 'estimate_points', old_value: '1', new_value: '2', new_identifier: two.id },
      { field: 'estimate_points', old_value: '2', new_value: null, old_identifier: two.id },
    ])
  })

  test('lose a point that is deleted; so do epics', async () => {
    const { place, points, path } = await sized()
    const estimate_point = points[0].id
    const [item, epic] = [
      await make.workItem(place, { estimate_point }),
      await make.epic(place, { estimate_point }),
    ]
    expect(epic.estimate_point).toBe(estimate_point)
    await place.call('DELETE', `${path}${estimate_point}/`)
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.estimate_point).toBeNull()
    expect((await place.call('GET', `${place.path}/epics/${epic.id}/`)).body.estimate_point).toBeNull()
  })

  test('a cycle sums their points, and only points', async () => {
    const { place, points } = await sized('points', ['1', '2.5', 'huge'])
    const cycle = await make.cycle(place)
    const { body: states } = await place.call('GET', `${place.path}/states/?group=completed`)
    const items = [
      await make.workItem(place, { estimate_point: points[0].id, state: states.results[0].id }),
      await make.workItem(place, { estimate_point: points[1].id }),
      await make.workItem(place, { estimate_point: points[2].id }),
      await make.workItem(place),
    ]
    expect(cycle).toMatchObject({ total_estimates: null, completed_estimates: null, started_estimates: null })
    const path = `${place.path}/cycles/${cycle.id}/`
    await place.call('POST', `${path}cycle-issues/`, { issues: items.map(({ id }) => id) })
    expect((await place.call('GET', path)).body).toMatchObject({
      total_issues: 4,
      total_estimates: 3.5,
      completed_estimates: 1,
      started_estimates: null,
    })
    const sizes = await sized('categories', ['1'])
    const other = await make.cycle(sizes.place)
    const item = await make.workItem(sizes.place, { estimate_point: sizes.points[0].id })
    const there = `${sizes.place.path}/cycles/${other.id}/`
    await sizes.place.call('POST', `${there}cycle-issues/`, { issues: [item.id] })
    expect((await sizes.place.call('GET', there)).body.total_estimates).toBeNull()
  })
})
