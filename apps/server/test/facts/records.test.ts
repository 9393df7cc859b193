import { describe, expect, test } from 'vitest'
import { describeApi } from '../../src/http/openapi.js'
import { routes } from '../../src/routes.js'
import { nameOf, records, rows, servedBy, type Fact } from './facts.js'

interface Schema {
  $ref?: string
  type?: string
  anyOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
}

const { paths, components } = describeApi(routes, '0.0.0') as {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
  >
  components: { schemas: Record<string, Schema> }
}

/** Fields that a record, or a record in a page, has among the facts and not here, each with the reason. */
const withoutField: Record<string, Record<string, string>> = {
  AttachmentUpload: { attachment: 'of work items only, and sent there' },
  Attachment: { deleted_by: 'in one overview only; what is deleted is gone' },
  Comment: { description: 'the id of a row inside another server' },
  CustomRelationsResponse: { '(label)': 'stands for the labels that the workspace has defined' },
  Cycle: { project_id: 'of requests; answers have project' },
  CycleLite: { '(same)': 'stands for the fields of Cycle' },
  Epic: {
    assignee_ids: 'of requests; answers have assignees',
    label_ids: 'of requests; answers have labels',
    parent_id: 'of requests; answers have parent',
    state_id: 'of requests; answers have state',
  },
  Link: { external_id: 'in a type that every record of one client has', external_source: 'the same' },
  ModuleLite: { '(same)': 'stands for the fields of Module' },
  Page: {
    collection_id: 'comes with the collections',
    page_collection_id: 'comes with the collections',
  },
  'page<Page>': {
    description_binary: 'not in lists, nor are the other forms of the text',
    description_html: 'not in lists',
    description_stripped: 'not in lists',
  },
  Sticky: { external_id: 'in a type that every record of one client has', external_source: 'the same' },
  Worklog: { external_id: 'in a type that every record of one client has', external_source: 'the same' },
  WorkspaceFeatures: {
    states_owned_by_workspace: 'guessed from one program; no client sends or reads it',
    work_item_types: 'the same',
  },
}

/** Fields that may be null here and not among the facts, each with the reason. */
const nullHere: Record<string, Record<string, string>> = {
  Milestone: { created_by: 'who made it may be gone' },
  RelationDefinition: { created_by: 'those that come with a workspace were made by nobody' },
  WorkItemProperty: { project: 'the workspace has properties too' },
  WorkItemPropertyOption: { project: 'the workspace has properties too' },
  WorkItemPropertyValue: { value: 'an option or a user that is gone leaves none' },
  WorkspaceProjectLabel: { created_by: 'who made it may be gone' },
}

/** Fields of another type here, each with the reason. */
const otherType: Record<string, Record<string, string>> = {
  Epic: { description: 'the text without HTML; as a document it was in examples only' },
  WorkItem: { description: 'the text without HTML; as a document it was in examples only' },
}

/** Rows that answer with another shape, each with the reason. */
const otherShape: Record<string, string> = {
  'GET /workspaces/{workspace_slug}/projects/{project_id}/project-members/{member_id}/':
    'the membership, as the documents have it; one server sent the user',
  'POST /workspaces/{workspace_slug}/projects/{project_id}/import-work-item-types/':
    'the types that were taken over; clients that expect nothing read nothing',
  'POST /workspaces/{workspace_slug}/projects/{project_id}/milestones/{milestone_id}/work-items/':
    'the memberships; clients that expect nothing read nothing',
  'GET /workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-properties/values/':
    'property and values of each, as the one client that calls it has them',
  'POST /workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/properties/':
    'an object with the ids in properties, which is what both published clients read',
}

function deref(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : deref(components.schemas[name] ?? {})
}

/** What a schema lets through, in the words of JSON. */
function typesOf(given: Schema): string[] {
  const schema = deref(given)
  if (schema.anyOf) return [...new Set(schema.anyOf.flatMap(typesOf))]
  const values = 'const' in schema ? [schema.const] : schema.enum
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
  return [schema.type === 'integer' ? 'number' : (schema.type ?? 'anything')]
}

/** What a field of this type may hold, but null. A related record stands in full where `expand` asks for it. */
function typesFor(type: string): string[] {
  if (type.startsWith('array')) return ['array']
  const known: Record<string, string[]> = {
    uuid: ['string', 'object'],
    int: ['number'],
    float: ['number'],
    bool: ['boolean'],
    json: ['object', 'array'],
    any: ['string', 'number', 'boolean', 'object', 'array', 'anything'],
  }
  if (['string', 'text', 'html', 'date', 'datetime'].includes(type)) return ['string']
  return known[type] ?? ['object']
}

/** The schema of the record in an answer: alone, in a page or in an array. */
function recordIn(fact: Fact): Schema | undefined {
  const operation = paths[servedBy(fact)?.path ?? '']?.[fact.method.toLowerCase()]
  const schema = operation?.responses[fact.status]?.content?.['application/json']?.schema
  const shapes = schema ? [deref(schema), ...(deref(schema).anyOf ?? []).map(deref)] : []
  if (fact.response.startsWith('page<'))
    return deref(
      shapes.find(({ properties }) => properties?.['results'])?.properties?.['results']?.items ?? {},
    )
  if (fact.response.startsWith('array<'))
    return deref(shapes.find(({ type }) => type === 'array')?.items ?? {})
  return shapes.find(({ type }) => type === 'object')
}

const recordName = ({ response }: Fact): string => response.replace(/^\w+<|>$/g, '')
const canonical = rows.filter((fact) => !fact.alias_of && !(nameOf(fact) in otherShape))

describe('what existing clients read in an answer', () => {
  for (const fact of canonical.filter((one) => recordName(one) in records)) {
    const name = recordName(fact)
    test(`is there, and of its type: ${name} of ${nameOf(fact)}`, () => {
      const properties = recordIn(fact)?.properties ?? {}
      const faults: string[] = []
      for (const [field, text] of Object.entries(records[name] ?? {})) {
        const property = properties[field]
        const [type = '', nullable] = text.split(' | ')
        if (!property) {
          if (!{ ...withoutField[name], ...withoutField[fact.response] }[field])
            faults.push(`${field} is missing`)
          continue
        }
        const types = typesOf(property)
        if (types.includes('null') && !nullable && !nullHere[name]?.[field])
          faults.push(`${field} may be null`)
        const wrong = types.filter((one) => one !== 'null' && !typesFor(type).includes(one))
        if (wrong.length > 0 && !otherType[name]?.[field])
          faults.push(`${field}: ${wrong.join()} for ${type}`)
      }
      expect(faults).toEqual([])
    })
  }

  for (const fact of canonical.filter(({ response }) => response === 'empty'))
    test(`is nothing: ${nameOf(fact)}`, () => expect(recordIn(fact)).toBeUndefined())

  for (const fact of canonical.filter((one) => /<(uuid|string)>/.test(one.response)))
    test(`is a list of texts: ${nameOf(fact)}`, () => expect(recordIn(fact)?.type).toBe('string'))

  test('every row is one of these', () => {
    const others = canonical.filter(
      ({ response, status }) =>
        !(response.replace(/^\w+<|>$/g, '') in records) &&
        !/^empty$|<(uuid|string)>/.test(response) &&
        status !== 302,
    )
    expect(others.map(nameOf)).toEqual([])
  })
})

test('every exception is still one', () => {
  const returned = new Map<string, Schema[]>()
  for (const fact of canonical) {
    const schema = recordIn(fact)
    for (const name of schema ? new Set([recordName(fact), fact.response]) : [])
      returned.set(name, [...(returned.get(name) ?? []), schema ?? {}])
  }
  const stale: string[] = []
  for (const [name, fields] of Object.entries(withoutField))
    for (const field of Object.keys(fields))
      if (returned.get(name)?.every(({ properties }) => properties?.[field])) stale.push(`${name}.${field}`)
  for (const [name, fields] of Object.entries(nullHere))
    for (const field of Object.keys(fields))
      if (!returned.get(name)?.some(({ properties }) => typesOf(properties?.[field] ?? {}).includes('null')))
        stale.push(`${name}.${field}`)
  for (const name of Object.keys(otherShape))
    if (!rows.some((fact) => nameOf(fact) === name)) stale.push(name)
  expect(stale).toEqual([])
})
