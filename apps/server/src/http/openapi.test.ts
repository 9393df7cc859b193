import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { can } from '../access/can.js'
import { describeApi } from './openapi.js'
import { route } from './route.js'

const sending = (path: string, schema: ReturnType<typeof Type.Object>) =>
  route({
    method: 'GET',
    path,
    group: 'things',
    access: can.haveAccount,
    summary: 'Get a thing',
    status: 200,
    response: schema,
    handler: () => Promise.resolve({}),
  })

test('two different schemas with one title are refused: the document would describe one of them wrongly', () => {
  const [one, other] = [
    Type.Object({ id: Type.String() }, { title: 'Thing' }),
    Type.Object({ id: Type.Integer() }, { title: 'Thing' }),
  ]
  expect(() => describeApi([sending('/a/', one), sending('/b/', other)], '1.0.0')).toThrow(
    'Two schemas have the title Thing.',
  )
})

test('one schema keeps its title wherever it stands, and what is said of it stays in its place', () => {
  const thing = { title: 'Thing' }
  const whole = Type.Object({ id: Type.String() }, thing)
  const holder = Type.Object({
    thing: Type.Object({ id: Type.String() }, { ...thing, description: 'Held.' }),
  })
  const { paths, components } = describeApi([sending('/a/', whole), sending('/b/', holder)], '1.0.0')
  expect(components).toMatchObject({ schemas: { Thing: { type: 'object', title: 'Thing' } } })
  expect(JSON.stringify(paths)).toContain('{"$ref":"#/components/schemas/Thing","description":"Held."}')
})
