import { readFileSync } from 'node:fs'
import { legacyPaths } from '../../src/http/legacy-paths.js'
import type { Route } from '../../src/http/route.js'
import { routes } from '../../src/routes.js'

/** A row of endpoints.json: an operation that existing clients call. */
export interface Fact {
  group: string
  method: string
  path: string
  status: number
  /** A record, `page<Record>`, `array<Record>` or `empty`. */
  response: string
  query?: string[]
  alias_of?: string
}

/** The fields of each record, as `uuid` or `uuid | null`. */
type RecordFacts = Record<string, Record<string, string>>

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

export const facts = read('endpoints.json') as Fact[]
export const records = read('records.json') as RecordFacts

/** What this server has no operations for. A group that comes to be served leaves this list. */
export const otherGroups: Record<string, string> = {
  'agent-runs': 'not served yet',
  collections: 'not served yet',
  customers: 'not served yet',
  'idp-group-sync': 'not served yet',
  oauth: 'not served yet',
  'openapi-schema': 'the document is served at /api/v1/openapi.json',
  releases: 'not served yet',
  templates: 'not served yet',
  workflows: 'not served yet',
}

export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** Rows of served groups that have no route of their own, each with the reason. */
export const notServed: Record<string, string> = {
  'POST /workspaces/{workspace_slug}/projects/templates/use/': 'comes with the templates',
  'PUT /workspaces/{workspace_slug}/invitations/{invitation_id}/':
    'known to be an accident of a router, in no document and no client; 405 names PATCH',
  'POST {upload_data.url}': 'not a path of the API: where the signed form says; the attachment tests send it',
}

/** Every path that a route answers on. */
export const spellingsOf = ({ path, aliases = [] }: Route): string[] => [
  path,
  ...aliases,
  ...legacyPaths(path),
]

/** A path without the names of its parameters: these are each side's own. */
const shapeOf = (path: string): string => path.replace(/[^/]*\{[^/]*/g, '{}').replace(/\/$/, '')

const served = new Map<string, { route: Route; path: string }>(
  routes.flatMap((route) =>
    spellingsOf(route).map((path) => [`${route.method} ${shapeOf(path)}`, { route, path }] as const),
  ),
)

/** The route that serves a row, and the path by which it does so. */
export function servedBy({ method, path }: Fact): { route: Route; path: string } | undefined {
  return served.get(`${method} ${shapeOf(path)}`)
}

/** The rows that are to be served as they say. */
export const rows = facts.filter((fact) => !(fact.group in otherGroups) && !(nameOf(fact) in notServed))
