import { sql } from 'kysely'
import { isUuid } from '../../ids.js'
import type { Scope, Sql } from '../resource.js'
import type { Conditions, CustomFields, Literal, ValueType } from './condition.js'
import { dateFunctions, readTime, type Span } from './dates.js'
import { fault, wrongValue } from './fault.js'

/** What all values of one request are read against. */
export interface Setting {
  t: string
  scope: Scope
  /** One moment for the whole request. */
  now: Date
  conditions: Conditions
  custom?: CustomFields
}

/** SQL for one value of a field. */
export type Value =
  | { kind: 'one'; sql: Sql }
  /** A sub-select of any number of values. */
  | { kind: 'many'; sql: Sql }
  /** A moment, or a whole day of a field that holds moments. */
  | { kind: 'span'; span: Span }
  | { kind: 'null' }

export function readValue(literal: Literal, value: ValueType, of: string | undefined, at: Setting): Value {
  if (literal.kind === 'null') return { kind: 'null' }
  if (literal.kind === 'call') return callValue(literal, value, of, at)
  switch (value.type) {
    case 'date':
    case 'time':
      return timeValue(literal, value.type)
    case 'reference': {
      const found = literal.kind === 'text' ? value.find(at.scope, literal.text) : null
      if (!found) throw wrongValue(literal, `a UUID or an identifier such as ${value.example}`)
      return { kind: 'many', sql: found }
    }
    default:
      return { kind: 'one', sql: plainValue(literal, value) }
  }
}

function plainValue(literal: Literal, value: ValueType): Sql {
  const { kind, text } = literal
  const isWritten = (type: 'number' | 'boolean') => kind === type || literal.at.language === 'parameter'
  switch (value.type) {
    case 'id':
      if (kind === 'text' && isUuid(text)) return sql`${text}::uuid`
      throw wrongValue(literal, 'a UUID')
    case 'choice':
      if (value.values.includes(text)) return sql`${text}`
      throw wrongValue(literal, `one of ${value.values.join(', ')}`)
    case 'boolean':
      if (isWritten('boolean') && (text === 'true' || text === 'false')) return sql`${text}::boolean`
      throw wrongValue(literal, 'true or false')
    case 'number':
      if (isWritten('number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return sql`${text}::numeric`
      throw wrongValue(literal, 'a number')
    default:
      if (kind === 'text' || kind === 'number') return sql`${text}`
      throw wrongValue(literal, 'text')
  }
}

function timeValue(literal: Literal, type: 'date' | 'time'): Value {
  const span = literal.kind === 'text' ? readTime(literal.text, type) : null
  const example = type === 'date' ? 'a date' : 'a date or a time'
  if (!span)
    throw wrongValue(literal, `${example} such as ${type === 'date' ? '2026-01-31' : '2026-01-31T12:00:00Z'}`)
  return { kind: 'span', span }
}

function callValue(
  literal: Extract<Literal, { kind: 'call' }>,
  value: ValueType,
  of: string | undefined,
  { scope, now, conditions }: Setting,
): Value {
  const isTime = value.type === 'date' || value.type === 'time'
  const ofDates = Object.hasOwn(dateFunctions, literal.text) ? dateFunctions[literal.text] : undefined
  if (ofDates && isTime) return { kind: 'span', span: ofDates(literal, now, value.type) }
  const name = Object.keys(conditions.functions).find((one) => one === literal.text)
  const known = name === undefined ? undefined : conditions.functions[name]
  if (known && 'missing' in known) throw fault(literal.at, known.missing)
  const fitting = isTime ? Object.keys(dateFunctions) : functionsFor(conditions, of)
  if (!known || known.gives !== of) {
    const allowed = fitting.map((one) => `${one}()`)
    throw fault(
      literal.at,
      allowed.length > 0
        ? `expected a value or one of ${allowed.join(', ')}, found ${literal.text}().`
        : `expected a value, found ${literal.text}().`,
      { invalid: [literal.text], allowed: fitting },
    )
  }
  if (known.argument === undefined) {
    if (literal.of[0]) throw fault(literal.of[0].at, `${literal.text}() takes no argument.`)
    return { kind: 'many', sql: known.values(scope) }
  }
  const [argument, more] = literal.of
  const found = argument?.kind === 'text' && !more ? known.values(scope, argument.text) : null
  if (!found) throw fault((argument ?? literal).at, `${literal.text}() takes ${known.argument}.`)
  return { kind: 'many', sql: found }
}

function functionsFor({ functions }: Conditions, of: string | undefined): string[] {
  return Object.entries(functions).flatMap(([name, known]) =>
    'gives' in known && known.gives === of ? [name] : [],
  )
}
