import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { TObject, TSchema } from 'typebox'
import { badRequest, invalidFields } from '../errors.js'
import { isUuid } from '../ids.js'

const ajv = new Ajv({ allErrors: true, strict: false })
formats.default(ajv, ['uri', 'email'])
ajv.addFormat('uuid', isUuid)
// PostgreSQL has no year 0, and no offset of 16 hours or more.
ajv.addFormat('date', (text) => isDate(text) && !text.startsWith('0000'))
ajv.addFormat('date-time', (text) => isTime(text) && !/^0000|[+-](?:1[6-9]|2\d)(?::?\d\d)?$/.test(text))

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function isTime(text: string): boolean {
  const parts = /^(\d{4}-\d\d-\d\d)[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d(?::?\d\d)?)$/.exec(text)
  return isDate(parts?.[1] ?? '') && !Number.isNaN(Date.parse(text.replace(' ', 'T')))
}

type Fields = Record<string, unknown>

/** Compiled when first needed: all routes together take 0.4 s, which a start does not have. */
function compiled(schema: TObject): (fields: Fields) => ErrorObject[] {
  let check: ValidateFunction | undefined
  return (fields) => {
    check ??= ajv.compile(schema)
    return check(fields) ? [] : (check.errors ?? [])
  }
}

/**
 * Checks a request body; keys that the schema does not know, also of objects in it, are left out, or refused when
 * `strict`. A bare array is taken as the field `bareArray`, where there is one.
 */
export function bodyValidator(
  schema: TObject,
  bareArray?: string,
): (value: unknown, strict: boolean) => Fields {
  const check = compiled(schema)
  return (given, strict) => {
    const value = bareArray !== undefined && Array.isArray(given) ? { [bareArray]: given } : given
    if (!isObject(value)) throw badRequest('invalid_body', 'The request body must be a JSON object.')
    const unknown: string[] = []
    const body = knownPart(schema, value, '', unknown)
    if (strict) refuseUnknown(unknown, Object.keys(schema.properties))
    refuseUnstorable(body)
    const errors = check(body)
    if (errors.length > 0) throw faultsOf(schema, errors)
    return body
  }
}

/** Checks a query string; a parameter that the route does not know is refused, so that no filter is ignored. */
export function queryValidator(schema: TObject): (value: unknown) => Fields {
  const check = compiled(schema)
  const known = Object.keys(schema.properties)
  return (value) => {
    const given = Object.entries(value as Record<string, string | string[]>)
    const unknown = given.map(([name]) => name).filter((name) => !known.includes(name))
    if (unknown.length > 0)
      throw badRequest(
        'unknown_parameter',
        `Unknown query parameter: ${unknown.join(', ')}. Allowed: ${known.join(', ') || 'none'}.`,
        { invalid: unknown, allowed: known },
      )
    const query = Object.fromEntries(
      given.map(([name, text]) => [name, coerce(schema.properties[name], [text].flat().join(','))]),
    )
    refuseUnstorable(query)
    const errors = check(query)
    if (errors.length > 0) throw faultsOf(schema, errors)
    return query
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy with the keys that the schema knows; the paths of the others are added to `unknown`. */
function knownPart(schema: SchemaFacts, value: Fields, path: string, unknown: string[]): Fields {
  const properties = schema.properties ?? {}
  const entries = Object.entries(value).filter(([key]) => {
    if (Object.hasOwn(properties, key)) return true
    unknown.push(path + key)
    return false
  })
  const inner = (facts: SchemaFacts | undefined, item: unknown, at: string): unknown =>
    facts?.properties && isObject(item) ? knownPart(facts, item, `${at}.`, unknown) : item
  return Object.fromEntries(
    entries.map(([key, item]) => {
      const facts = properties[key]
      return Array.isArray(item) && facts?.items?.properties
        ? [key, item.map((one, index) => inner(facts.items, one, `${path}${key}.${index}`))]
        : [key, inner(facts, item, path + key)]
    }),
  )
}

function refuseUnknown(unknown: string[], known: string[]): void {
  if (unknown.length === 0) return
  throw badRequest(
    'unknown_field',
    `Unknown field: ${unknown.join(', ')}. Allowed: ${known.join(', ') || 'none'}.`,
    { invalid: unknown, allowed: known },
  )
}

function coerce(schema: TSchema | undefined, text: string): unknown {
  const type = schema && 'type' in schema ? schema.type : undefined
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** PostgreSQL has no NUL and no half surrogate pairs in text, and neither side can walk a value without end. */
function refuseUnstorable(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const fault = storageFault(value, 0)
    if (fault) throw invalidFields({ [name]: [fault] })
  }
}

const deepest = 50

function storageFault(value: unknown, depth: number): string | null {
  if (typeof value === 'string')
    return /[\0\p{Surrogate}]/u.test(value) ? 'must not contain NUL or half of a surrogate pair.' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth === deepest) return `must not be nested more than ${deepest} levels deep.`
  for (const [key, inner] of Object.entries(value)) {
    const fault = storageFault(key, depth) ?? storageFault(inner, depth + 1)
    if (fault) return fault
  }
  return null
}

function faultsOf(schema: TObject, errors: ErrorObject[]): Error {
  const fields: Record<string, string[]> = {}
  for (const error of errors) {
    const missing: unknown = error.keyword === 'required' ? error.params['missingProperty'] : undefined
    const place = locate(schema, error.instancePath.split('/').slice(1))
    const name = [...place.path, ...(typeof missing === 'string' ? [missing] : [])].join('.')
    const fault =
      typeof missing === 'string'
        ? 'is required.'
        : `must be ${name === '' ? 'valid' : describe(place.facts)}.`
    fields[name] = [...new Set([...(fields[name] ?? []), fault])]
  }
  return invalidFields(fields)
}

/** The field that a fault is about: down through objects, and through arrays of objects. */
function locate(schema: SchemaFacts, steps: string[]): { path: string[]; facts: SchemaFacts } {
  const path: string[] = []
  let facts = schema
  for (const step of steps) {
    const inner = facts.properties?.[step] ?? (facts.items?.properties ? facts.items : undefined)
    if (!inner) break
    path.push(step)
    facts = inner
  }
  return { path, facts }
}

interface SchemaFacts {
  properties?: Record<string, SchemaFacts>
  type?: string
  format?: string
  enum?: unknown[]
  const?: string | number | boolean
  anyOf?: SchemaFacts[]
  items?: SchemaFacts
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

/** What a schema allows, in words: the end of the sentence "… must be". */
function describe(schema: SchemaFacts): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describe))].join(' or ')
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`
  if (schema.const !== undefined) return String(schema.const)
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema)}`
    case 'number':
      return `a number${range(schema)}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'object':
      return 'an object'
    case 'array':
      return `an array${counted(schema)}${schema.items ? `, each ${describe(schema.items)}` : ''}`
    default:
      return describeText(schema)
  }
}

function describeText(schema: SchemaFacts): string {
  if (schema.format === 'uuid') return 'a UUID'
  if (schema.format === 'date') return 'a date such as 2026-01-31'
  if (schema.format === 'date-time') return 'a time such as 2026-01-31T12:00:00Z'
  if (schema.format === 'uri') return 'an http or https address'
  if (schema.format === 'email') return 'an email address'
  const pattern = schema.pattern ? ` that matches ${schema.pattern}` : ''
  if (schema.minLength && schema.maxLength)
    return `text of ${schema.minLength} to ${schema.maxLength} characters${pattern}`
  if (schema.maxLength) return `text of at most ${schema.maxLength} characters${pattern}`
  return `text${pattern}`
}

function range({ minimum, maximum }: SchemaFacts): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` of at least ${minimum}`
  return maximum !== undefined ? ` of at most ${maximum}` : ''
}

function counted({ minItems, maxItems }: SchemaFacts): string {
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems} items`
  if (minItems !== undefined) return ` of at least ${minItems} item${minItems === 1 ? '' : 's'}`
  return maxItems !== undefined ? ` of at most ${maxItems} items` : ''
}
