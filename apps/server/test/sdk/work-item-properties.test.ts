import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { startClient } from './client.js'

const app = await startApp()
const make = factories(app)
const place = await make.project()
const { slug, projectId, owner } = place
const client = await startClient(app, owner.key)
const type = await make.workItemType(place)
const item = await make.workItem(place)
afterAll(() => app.stop())

const text = {
  name: 'colour',
  display_name: 'Colour',
  property_type: 'TEXT' as const,
  settings: { display_format: 'single-line' as const },
  is_required: false,
}

test('properties of a type and of a project', async () => {
  const properties = client.workItemProperties
  const made = await properties.create(slug, projectId, type.id, text)
  expect(made).toMatchObject({ display_name: 'Colour', issue_type: type.id, project: projectId })
  expect(await properties.retrieve(slug, projectId, type.id, made.id)).toEqual(made)
  await properties.update(slug, projectId, type.id, made.id, { is_active: true })
  expect(
    await properties.list(slug, projectId, type.id, { project: projectId, limit: 5, offset: 0 }),
  ).toHaveLength(1)
  await properties.delete(slug, projectId, type.id, made.id)

  const own = await properties.createProject(slug, projectId, text)
  expect(await properties.retrieveProject(slug, projectId, own.id)).toEqual(own)
  await properties.updateProject(slug, projectId, own.id, { description: 'Of the hull' })
  expect(await properties.listProject(slug, projectId)).toMatchObject([{ description: 'Of the hull' }])
  expect(await properties.attachToType(slug, projectId, type.id, [own.id])).toEqual([own.id])
  await properties.detachFromType(slug, projectId, type.id, own.id)
  await properties.deleteProject(slug, projectId, own.id)
  expect(await properties.listProject(slug, projectId)).toEqual([])
})

test('options and values', async () => {
  const { options, values } = client.workItemProperties
  const property = await client.workItemProperties.createProject(slug, projectId, {
    ...text,
    property_type: 'OPTION',
    settings: undefined,
    is_multi: true,
    options: [{ name: 'Red' }],
  })
  const blue = await options.create(slug, projectId, property.id, { name: 'Blue' })
  expect(await options.retrieve(slug, projectId, property.id, blue.id)).toEqual(blue)
  await options.update(slug, projectId, property.id, blue.id, { name: 'Navy' })
  expect(await options.list(slug, projectId, property.id, { property: property.id, limit: 9 })).toHaveLength(
    2,
  )
  await values.create(slug, projectId, item.id, property.id, { value: [blue.id] })
  await values.update(slug, projectId, item.id, property.id, { value: blue.id })
  expect(await values.retrieve(slug, projectId, item.id, property.id)).toMatchObject([
    { property_id: property.id, value: blue.id },
  ])
  expect(await values.list(slug, projectId, item.id, { issue: item.id, property: property.id })).toEqual([
    { property_id: property.id, values: [blue.id] },
  ])
  await values.delete(slug, projectId, item.id, property.id)
  await options.delete(slug, projectId, property.id, blue.id)
})

test('properties and options of a workspace, attached to its types', async () => {
  const properties = client.workspaceWorkItemProperties
  const property = await properties.create(slug, { ...text, property_type: 'OPTION', settings: undefined })
  expect(await properties.retrieve(slug, property.id)).toEqual(property)
  await properties.update(slug, property.id, { display_name: 'Paint' })
  expect(await properties.list(slug)).toMatchObject([{ display_name: 'Paint' }])
  const option = await properties.options.create(slug, property.id, { name: 'Red' })
  expect(await properties.options.retrieve(slug, property.id, option.id)).toEqual(option)
  await properties.options.update(slug, property.id, option.id, { name: 'Blue' })
  expect(await properties.options.list(slug, property.id)).toMatchObject([{ name: 'Blue' }])
  await properties.options.delete(slug, property.id, option.id)
  const ofType = await client.workspaceWorkItemTypes.create(slug, { name: 'Boat' })
  const links = client.workspaceWorkItemTypes.properties
  await links.create(slug, ofType.id, { property_id: property.id })
  expect(await links.list(slug, ofType.id)).toEqual([property.id])
  await links.del(slug, ofType.id, property.id)
  await properties.del(slug, property.id)
  expect(await properties.list(slug)).toEqual([])
})
