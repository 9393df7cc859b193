import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describeApi } from '../src/http/openapi.js'
import { operations } from '../src/resources/accounts/accounts.operations.js'
import { routes } from '../src/routes.js'
import type { Answer } from './start.js'

interface Response {
  content?: Record<string, { schema: object }>
}

interface Operation {
  responses: Record<string, Response & { $ref?: string }>
}

const document = describeApi(routes, '0.0.0', Object.values(operations)) as {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Response> }
}
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'api')
const validators = new Map<string, ValidateFunction>()

/** Fails when an answer of the API is not what the OpenAPI document promises. */
export function checkResponse(method: string, url: string, { status, headers, body }: Answer): void {
  const [path = '', query = ''] = url.split('?')
  const found = findPath(path, method)
  if (!found) return
  const listed = found.operation.responses[status]
  const response = listed?.$ref ? document.components.responses[listed.$ref.split('/').at(-1) ?? ''] : listed
  if (!response) throw new Error(`${method} ${found.path} answered ${status}, which is not documented.`)
  if (/^(text\/csv|application\/gzip)/.test(headers['content-type'] ?? '')) return
  if (!response.content) {
    if (body !== undefined) throw new Error(`${method} ${found.path} sent a body with ${status}.`)
    return
  }
  const pointer = listed?.$ref ?? `#/paths/${escape(found.path)}/${method.toLowerCase()}/responses/${status}`
  // `fields` takes required fields away on purpose.
  if (query.includes('fields=') && status < 300) return
  // One work item instead of a page: documented in words.
  if (query.includes('external_id=') && query.includes('external_source=') && status < 300) return
  const validate =
    validators.get(pointer) ?? ajv.compile({ $ref: `api${pointer}/content/application~1json/schema` })
  validators.set(pointer, validate)
  if (!validate(body))
    throw new Error(
      `${method} ${found.path} ${status} does not match its schema: ${ajv.errorsText(validate.errors?.slice(0, 5))}`,
    )
}

const escape = (path: string): string =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

/** Static segments win over parameters, as in the router. */
function findPath(url: string, method: string): { path: string; operation: Operation } | null {
  const wanted = url.replace(/\/$/, '').split('/')
  let best: { path: string; operation: Operation; fixed: number } | null = null
  for (const [path, methods] of Object.entries(document.paths)) {
    const parts = path.replace(/\/$/, '').split('/')
    const operation = methods[method.toLowerCase()]
    if (!operation || parts.length !== wanted.length) continue
    if (!parts.every((part, index) => part.startsWith('{') || part === wanted[index])) continue
    const fixed = parts.filter((part) => !part.startsWith('{')).length
    if (!best || fixed > best.fixed) best = { path, operation, fixed }
  }
  return best
}
