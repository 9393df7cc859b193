import { IsNumber, IsUnion, Type, type TObject, type TProperties, type TSchema } from 'typebox'
import { Json, described } from '../schema.js'
import { nestedFields, type Resource } from './resource.js'

const records = new Map<Resource, TObject>()

/** The record as it is sent: with `expand`, a relation holds the whole record instead of its id. */
export function recordOf(resource: Resource): TObject {
  const known = records.get(resource)
  if (known) return known
  const properties: TProperties = Object.fromEntries(
    Object.entries<TSchema>(resource.schema.properties).map(([field, schema]) => [
      field,
      withoutRange(schema),
    ]),
  )
  for (const [field, relation] of Object.entries(resource.relations)) {
    const plain = properties[field]
    if (!plain) continue
    const target = nestedOf(relation.target())
    const full = relation.kind === 'one' ? target : Type.Array(target)
    const { description } = plain as { description?: string }
    const union = Type.Union(IsUnion(plain) ? [...plain.anyOf, full] : [plain, full])
    properties[field] = description === undefined ? union : described(union, description)
  }
  const record = { ...resource.schema, properties } as TObject
  records.set(resource, record)
  return record
}

/** What may be written has limits; what the program makes of it may lie a step beyond. */
function withoutRange(schema: TSchema): TSchema {
  const {
    minimum: _least,
    maximum: _most,
    ...rest
  } = schema as TSchema & { minimum?: number; maximum?: number }
  return IsNumber(schema) ? rest : schema
}

/** The record where it stands inside another one: its own relations are ids. */
function nestedOf(resource: Resource): TObject {
  const title = `${titleOf(resource)}Nested`
  const properties: TProperties = {}
  for (const field of nestedFields(resource)) {
    const property = resource.schema.properties[field]
    if (property) properties[field] = withoutRange(property)
  }
  return Type.Object(properties, { title })
}

function titleOf(resource: Resource): string {
  return 'title' in resource.schema ? String(resource.schema.title) : resource.name
}

/** The envelope of reference section 2. */
export function pageOf(resource: Resource): TObject {
  return Type.Object(
    {
      next_cursor: described(Type.String(), 'Cursor for the next page.'),
      prev_cursor: described(Type.String(), 'Cursor for the previous page; empty on the first page.'),
      next_page_results: described(Type.Boolean(), 'True when more results follow this page.'),
      prev_page_results: described(Type.Boolean(), 'True when results precede this page.'),
      count: described(Type.Integer(), 'Number of items on this page.'),
      total_pages: described(Type.Integer(), 'Number of pages.'),
      total_results: described(Type.Integer(), 'Number of items on all pages.'),
      total_count: described(Type.Integer(), 'The same as total_results.'),
      extra_stats: described(
        Type.Union([Json, Type.Null()]),
        'Empty. Null when the server runs with EMPTY_EXTRA_STATS=null.',
      ),
      results: Type.Array(recordOf(resource)),
    },
    { title: `${titleOf(resource)}Page` },
  )
}

export const arrayOf = (schema: TSchema) => Type.Array(schema)
