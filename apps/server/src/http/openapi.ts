import { isDeepStrictEqual } from 'node:util'
import { IsOptional, type TObject, type TSchema } from 'typebox'
import { isList } from './csv.js'
import { legacyPaths } from './legacy-paths.js'
import type { Route } from './route.js'

type Json = Record<string, unknown>

/** What the document needs to know of an operation. */
type Operation = Omit<Route, 'access' | 'handler' | 'status' | 'aliases'> & {
  access: { rule: string }
  status: number
}

/** An operation of /api/auth: what must work before there is a key or a session, and what is about the session itself. */
export interface AccountOperation {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/auth/${string}`
  for: 'anybody' | 'whoever is signed in'
  body?: TObject
  status: 200 | 201 | 202 | 204
  response?: TSchema
  errors?: Readonly<Record<number, string>>
  summary: string
}

const headers = {
  'X-RateLimit-Remaining': {
    description: 'Requests remaining in the current window.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'When the current window ends, in UTC epoch seconds.',
    schema: { type: 'integer' },
  },
  'X-Request-Id': { description: 'The id of this request in the log.', schema: { type: 'string' } },
}

const entityTag = {
  description: 'Names this answer; there is none with `expand`, `filters` or `pql`.',
  schema: { type: 'string' },
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an answer that the caller has: 304 without a body while it still holds.',
  schema: { type: 'string' },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `updated_at` of the record as it was read, in quotes: 412, and nothing is written, when it has changed since.',
  schema: { type: 'string' },
}

const location = { description: 'Where it is.', schema: { type: 'string' } }

const commonHeaders = Object.fromEntries(
  Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

/** What an error status means where a route does not say more. */
const errorMeanings: Record<number, string> = {
  400: 'A parameter or a field is wrong; the sentence says which.',
  401: 'The API key is missing, unknown, revoked or expired.',
  403: 'The caller may see this, but not do this to it.',
  404: 'Not there, or not for the caller.',
  405: 'The method is not possible here; `Allow` names those that are.',
  412: 'The record has changed since the version in `If-Match`; `updated_at` is the version that it has now.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many requests; try again after `Retry-After` seconds.',
  500: 'Something went wrong on the server.',
  503: 'The database cannot be reached; try again.',
}

const errorResponse = (description: string): Json => ({
  description,
  headers: commonHeaders,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** The whole interface as an OpenAPI 3.1 document, made from the routes. */
export function describeApi(
  routes: readonly Route[],
  version: string,
  accounts: readonly AccountOperation[] = [],
): Json {
  const schemas = new Map<string, unknown>()
  const parameters = new Map<string, Json>()
  const operation = (route: Operation) => describeOperation(route, schemas, parameters)
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    addOperation(paths, route.path, route, operation(route))
    for (const [index, alias] of (route.aliases ?? []).entries())
      addOperation(paths, alias, route, {
        ...operation(route),
        operationId: `${operationId(route)}_alias${numbered(index)}`,
        summary: `${route.summary} (another spelling)`,
      })
    for (const [index, legacy] of legacyPaths(route.path).entries())
      addOperation(paths, legacy, route, {
        ...operation({
          ...route,
          errors: { ...route.errors, 410: 'The old paths are turned off on this server.' },
        }),
        operationId: `${operationId(route)}_legacy${numbered(index)}`,
        deprecated: true,
        description: `Use ${route.path} instead.`,
      })
  }
  for (const account of accounts) {
    const { described, ...route } = ofAccounts(account)
    addOperation(paths, route.path, route, { ...operation(route), ...described })
  }
  const groups = [...new Set(routes.map(({ group }) => group))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waypost API',
      version,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ apiKey: [] }, { session: [] }],
    tags: [...groups, ...(accounts.length > 0 ? [accountsGroup] : [])].map((name) => ({ name })),
    paths,
    components: {
      headers,
      parameters: Object.fromEntries([...parameters].sort()),
      responses: Object.fromEntries(
        Object.entries(errorMeanings).map(([status, meaning]) => [`Error${status}`, errorResponse(meaning)]),
      ),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'waypost.session_token',
          description:
            'Of the web app. Over https its name begins with __Secure-. Writes must come from the same origin.',
        },
      },
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
      },
    },
  }
}

const accountsGroup = 'accounts'

/** These lie beside the API, and need no key: some of them a session, which a browser has as a cookie. */
function ofAccounts({ for: who, ...operation }: AccountOperation) {
  const signedIn = who === 'whoever is signed in'
  return {
    ...operation,
    group: accountsGroup,
    access: { rule: signedIn ? 'Whoever is signed in.' : 'Anybody.' },
    described: { servers: [{ url: '/api' }], security: signedIn ? [{ session: [] }] : [] },
  }
}

const introduction = `Work items, projects, modules, epics and initiatives over HTTP and JSON.

Every request carries an API key in the header \`X-API-Key\`. A key may make 60 requests a minute, unless the server is
set up otherwise. Lists come in pages, or whole as CSV with \`Accept: text/csv\`; \`fields\` narrows a record and \`expand\` shows related records in full. A path is
the same with and without its trailing slash.

What makes and ends sessions, for people with a browser, lies under \`/api/auth\`: the group \`accounts\`.`

const errorSchema = {
  title: 'Error',
  type: 'object',
  required: ['error', 'message', 'code', 'request_id'],
  properties: {
    error: { type: 'string', description: 'What is wrong, in a sentence.' },
    message: { type: 'string', description: 'The same sentence.' },
    code: { type: 'string', description: 'What is wrong, in a word that stays the same.' },
    request_id: { type: 'string', description: 'The id of this request in the log.' },
    fields: {
      type: 'object',
      description: 'The faults of each field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    id: { type: 'string', description: 'The record that a conflict is with.' },
    invalid: { type: 'array', items: { type: 'string' }, description: 'The names that are not known.' },
    allowed: { type: 'array', items: { type: 'string' }, description: 'The names that are.' },
    updated_at: {
      type: 'string',
      description: 'The version that a record has now, when another was required.',
    },
    part: { type: 'string', description: 'The file in an archive that is wrong.' },
    line: { type: 'integer', description: 'The line of it.' },
    position: {
      type: ['string', 'integer'],
      description:
        'Where a filter is wrong: the parameter, the way into the JSON, or the character of the query from 1.',
    },
  },
}

function addOperation(paths: Record<string, Json>, path: string, route: Operation, described: Json): void {
  paths[path] = { ...paths[path], [route.method.toLowerCase()]: described }
}

/** Ids stay unique when a path has several other spellings. */
const numbered = (index: number): string => (index === 0 ? '' : String(index + 1))

function operationId({ method, path }: Operation): string {
  const words = path.replace(/[{}]/g, '').split('/').filter(Boolean).join('_').replaceAll('-', '_')
  return `${method.toLowerCase()}_${words}`
}

function describeOperation(
  route: Operation,
  schemas: Map<string, unknown>,
  parameters: Map<string, Json>,
): Json {
  return {
    operationId: operationId(route),
    tags: [route.group],
    summary: route.summary,
    description: [route.description, `For: ${route.access.rule}`].filter(Boolean).join('\n\n'),
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route),
      ...(route.entityTag ? [ifNoneMatch] : []),
      ...(route.ifMatch ? [ifMatch] : []),
    ].map((one) => share(one, parameters)),
    ...(route.body
      ? {
          requestBody: {
            required: Object.values(route.body.properties).some((property) => !IsOptional(property)),
            content: {
              'application/json': {
                schema: bodySchema(route, hoist(route.body, schemas)),
                ...(route.example ? { example: route.example } : {}),
              },
            },
          },
        }
      : {}),
    ...(route.upload === undefined
      ? {}
      : { requestBody: { required: true, content: { [route.upload]: { schema: binary } } } }),
    responses: responses(route, schemas),
  }
}

const binary = { type: 'string', format: 'binary' }

/** A bare array in place of the object, where the route takes one. */
function bodySchema({ body, bareArray }: Operation, schema: unknown): unknown {
  return bareArray ? { anyOf: [schema, body?.properties[bareArray]] } : schema
}

function pathParameters(route: Operation): Json[] {
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterMeanings[name] ?? `The id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
    schema: { type: 'string' },
  }))
}

const parameterMeanings: Record<string, string> = {
  workspace_slug: "The workspace's slug, as it stands in its web address.",
  work_item_identifier: "The project's identifier, a hyphen and the number: WEB-12.",
  token: 'The token of the invitation, as it stands in its link.',
  member_id: 'The id of the user, or in a project of the membership.',
}

function queryParameters(route: Operation): Json[] {
  return Object.entries(route.query?.properties ?? {}).map(([name, schema]) => {
    const { description, ...plain } = schema as TSchema & { description?: string }
    return { name, in: 'query', required: false, description, schema: plain }
  })
}

/** Puts a parameter among the components and refers to it, unless another one has its name. */
function share(parameter: Json, parameters: Map<string, Json>): Json {
  const name = String(parameter['name'])
  const known = parameters.get(name)
  if (known && !isDeepStrictEqual(known, parameter)) return parameter
  parameters.set(name, parameter)
  return { $ref: `#/components/parameters/${name}` }
}

function responses(route: Operation, schemas: Map<string, unknown>): Json {
  const writes = route.method !== 'GET'
  const statuses = [
    ...[400, 401],
    ...(route.path.includes('{') ? [403, 404] : writes ? [403] : []),
    ...(route.ifMatch ? [412] : []),
    ...(writes ? [413, 415] : []),
    ...[429, 500, 503],
  ]
  const errors: Json = Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  )
  for (const [status, meaning] of Object.entries(route.errors ?? {})) errors[status] = errorResponse(meaning)
  const content = route.response
    ? {
        content: {
          [route.responseType ?? 'application/json']: { schema: hoist(route.response, schemas) },
          ...(isList(route) ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        },
      }
    : {}
  return {
    [route.status]: {
      description: route.status === 204 ? 'Done.' : route.summary,
      headers: {
        ...commonHeaders,
        ...(route.status === 302 ? { Location: location } : {}),
        ...(route.entityTag ? { ETag: entityTag } : {}),
      },
      ...content,
    },
    ...(route.entityTag
      ? {
          304: {
            description: 'Nothing has changed since the answer named in `If-None-Match`.',
            headers: { ...commonHeaders, ETag: entityTag },
          },
        }
      : {}),
    ...errors,
  }
}

/** Puts every schema with a title among the components and refers to it. A title stands for one schema. */
function hoist(schema: unknown, schemas: Map<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, schemas))
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, hoist(value, schemas)]))
  const { title, description, ...rest } = copy
  if (typeof title !== 'string' || copy['type'] !== 'object') return copy
  const named = { title, ...rest }
  const known = schemas.get(title)
  if (known && !isDeepStrictEqual(known, named)) throw new Error(`Two schemas have the title ${title}.`)
  schemas.set(title, named)
  // What it is here, which need not be what it is elsewhere.
  return { $ref: `#/components/schemas/${title}`, ...(description === undefined ? {} : { description }) }
}
