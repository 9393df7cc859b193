import { Type, type TProperties, type TSchema } from 'typebox'

/** The few types that every schema is made of. */
export const Uuid = Type.String({ format: 'uuid' })
export const DateTime = Type.String({ format: 'date-time' })
export const DateOnly = Type.String({ format: 'date' })
export const Json = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })
/** A text of people, cleaned with `cleanHtml` before it is stored. */
export const Html = described(
  Type.String({ maxLength: 4_000_000 }),
  'HTML. What could run script is removed.',
)
export const Uuids = Type.Array(Uuid, { maxItems: 10_000 })

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const text = (maxLength: number) => Type.String({ maxLength })
export const requiredText = (maxLength: number) => Type.String({ minLength: 1, maxLength })
/** A position in a list that people order by hand. */
export const Position = Type.Number({ minimum: -1e15, maximum: 1e15 })

/** A copy with a description. Copies by descriptor: TypeBox marks what is optional with a hidden property. */
export function described<T extends TSchema>(schema: T, description: string): T {
  const copy = Object.create(Object.prototype, Object.getOwnPropertyDescriptors(schema)) as T
  return Object.assign(copy, { description })
}

/** On every record, after its id and what people wrote. */
export const recordFields = {
  created_at: DateTime,
  updated_at: DateTime,
  deleted_at: described(Type.Null(), 'Always null: what is deleted is gone.'),
  created_by: nullable(Uuid),
  updated_by: nullable(Uuid),
} satisfies TProperties

export const externalFields = {
  external_source: described(
    nullable(text(255)),
    'Where the record came from, such as the name of an importer.',
  ),
  external_id: described(nullable(text(255)), 'Its id there; unique together with external_source.'),
} satisfies TProperties

/** The same fields, none of them required: the body of a PATCH. */
export const partial = <T extends TProperties>(properties: T) => Type.Partial(Type.Object(properties))
