// The types of packages/client, from the OpenAPI document.
import openapiTS, { astToString } from 'openapi-typescript'

/**
 * What the client has no use for is left out, which makes the file a fifth as long: deprecated paths and other
 * spellings, headers of responses, lists as CSV, and one description of an error for each status. Relations are ids here: the
 * client does not ask for `expand`, and a field that may be two things would have to be narrowed at every use.
 */
function reduce(document) {
  const paths = {}
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.entries(item).filter(([, { deprecated, operationId }]) => {
      return !deprecated && !/_alias\d*$/.test(operationId ?? '')
    })
    if (operations.length === 0) continue
    paths[path] = Object.fromEntries(
      operations.map(([method, operation]) => [
        method,
        {
          ...operation,
          description: undefined,
          operationId: undefined,
          responses: {
            ...Object.fromEntries(
              Object.entries(operation.responses)
                .filter(([status]) => status.startsWith('2'))
                .map(([status, response]) => [
                  status,
                  { ...response, headers: undefined, content: jsonOf(response) },
                ]),
            ),
            default: {
              description: 'What is wrong',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          },
        },
      ]),
    )
  }
  const { schemas } = document.components
  const parameters = Object.fromEntries(
    Object.entries(document.components.parameters).map(([name, one]) => [
      name,
      { ...one, description: undefined },
    ]),
  )
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.endsWith('Nested')))
  return withoutNested({ ...document, paths, components: { schemas: kept, parameters } })
}

/** Lists can be had as CSV too; who asks for that reads text, not records. */
function jsonOf({ content }) {
  const json = content?.['application/json']
  return json === undefined ? content : { 'application/json': json }
}

const isNested = (schema) => schema.$ref?.endsWith('Nested') || schema.items?.$ref?.endsWith('Nested')

function withoutNested(value) {
  if (Array.isArray(value)) return value.map(withoutNested)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'anyOf' && inner.some((one) => !isNested(one)) ? inner.filter((one) => !isNested(one)) : inner,
  ])
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutNested(inner)]))
}

export async function describeClient(document) {
  const ast = await openapiTS(reduce(JSON.parse(JSON.stringify(document))), {
    alphabetize: true,
    emptyObjectsUnknown: true,
  })
  const text = astToString(ast).replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 4))
  return `// Generated from openapi.json by scripts/generate.js. Do not edit.\n${text}`
}
