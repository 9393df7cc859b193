import { sql } from 'kysely'
import { column, sameTenant, type Reach, type Scope, type Sql } from '../resource.js'
import {
  namesIn,
  type Condition,
  type ConditionField,
  type Conditions,
  type CustomFields,
  type IdSet,
  type Link,
  type Operator,
  type Position,
} from './condition.js'
import { fault, operatorsOf, refusedOperator } from './fault.js'
import { readValue, type Setting, type Value } from './values.js'

type Field = Exclude<ConditionField, { missing: string }>
type Compare = Extract<Condition, { kind: 'compare' }>
type Call = Extract<Condition, { kind: 'call' }>

export interface Rows {
  conditions: Conditions
  reach: Reach
  /** The name of the row in the statement. */
  t: string
  scope: Scope
  now?: Date
  custom?: CustomFields
}

/** A condition as SQL. Every value is a parameter of the statement; every name comes from the resource's own table. */
export function compile(condition: Condition, rows: Rows): Sql {
  return compileAny(condition, rows.reach, { now: new Date(), ...rows })
}

function compileAny(condition: Condition, reach: Reach, at: Setting): Sql {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const parts = condition.of.map((part) => compileAny(part, reach, at))
      return sql`(${sql.join(parts, condition.kind === 'all' ? sql` and ` : sql` or `)})`
    }
    case 'not':
      // Not `not`: of a row without a value, neither a comparison nor its negation would hold.
      return sql`(${compileAny(condition.of, reach, at)} is not true)`
    case 'compare':
      return compare(condition, findField(condition, at), reach, at)
    case 'call':
      return call(condition, at)
  }
}

function findField({ field: name, key, at }: Compare, { conditions, custom }: Setting): Field {
  const isCustom = name === conditions.custom?.name
  const field = isCustom
    ? custom?.get(key?.text.toLowerCase() ?? '')
    : conditions.fields.find((one) => key === undefined && one[at.language] === name)
  if (field && 'missing' in field) throw fault(at, field.missing, { code: 'invalid_filter_field' })
  if (field) return field
  if (isCustom)
    throw fault(key?.at ?? at, `expected the id of a property that you see, as in ${name}["…"].`, {
      code: 'invalid_filter_field',
      ...(key ? { invalid: [key.text] } : {}),
    })
  const allowed = namesIn(conditions, at.language)
  throw fault(at, `there is no field ${name}. Fields: ${allowed.join(', ')}.`, {
    code: 'invalid_filter_field',
    invalid: [name],
    allowed,
  })
}

function compare(condition: Compare, field: Field, reach: Reach, at: Setting): Sql {
  const { operator, values: written, field: name } = condition
  if (!operatorsOf(field.value).includes(operator)) throw refusedOperator(condition.at, name, field.value)
  if (field.value.type === 'words') return field.value.find(at.t, at.scope, textOf(condition))
  const isText = operator === 'contains'
  const values = isText ? [] : written.map((value) => readValue(value, field.value, field.of, at))
  // What people call a record has been found already: it is compared by its id.
  if (field.value.type === 'reference' && !isText) return among(column(at.t, 'id'), values)
  const test = (place: Sql, values: readonly Value[]): Sql =>
    isText ? contains(place, textOf(condition), field) : testOf(place, operator, values, field, condition.at)
  if (typeof field.in === 'string') return test(column(at.t, field.in), values)
  if (typeof field.in === 'function') return test(field.in(at.t, at.scope), values)
  const set = 'holds' in field.in ? idSet(field.in, at) : linkSet(field.in, reach, at.t, test)
  if (operator === 'null' || operator === 'empty') return set.isEmpty
  // Of a set, "null" is that it is empty, which none of its values can say.
  const some = values.filter(({ kind }) => kind !== 'null')
  const parts = [
    ...(isText || some.length > 0 ? [set.has(some)] : []),
    ...(some.length < values.length ? [set.isEmpty] : []),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}

/** The values of a row that are in a place of their own. */
interface ValueSet {
  isEmpty: Sql
  has: (values: readonly Value[]) => Sql
}

function linkSet(
  { table, own, other, where = sql`true` }: Link,
  reach: Reach,
  t: string,
  test: (place: Sql, values: readonly Value[]) => Sql,
): ValueSet {
  const linked = (condition: Sql): Sql =>
    sql`exists (select from ${sql.table(table)} l where ${sameTenant('l', reach, t, reach)}
      and l.${sql.ref(own)} = ${column(t, 'id')} and ${where} and ${condition})`
  return {
    isEmpty: sql`not ${linked(sql`true`)}`,
    has: (values) => linked(test(sql.ref(`l.${other}`), values)),
  }
}

function idSet({ holds }: IdSet, { t, scope }: Setting): ValueSet {
  const arrays = (values: readonly Value[]): Sql[] =>
    values.flatMap((value) => {
      if (value.kind === 'one') return [sql`array[${value.sql}]`]
      return value.kind === 'many' ? [sql`array(select v.v from ${value.sql} v (v))`] : []
    })
  return {
    isEmpty: sql`not ${holds(t, scope, null)}`,
    has: (values) => holds(t, scope, sql.join(arrays(values), sql` || `)),
  }
}

/** The one text of a condition that looks for it. */
function textOf({ values: [literal], at }: Compare): string {
  if (literal?.kind === 'text' || literal?.kind === 'number') return literal.text
  throw fault((literal ?? { at }).at, 'expected text.', literal ? { invalid: [literal.text] } : {})
}

function contains(place: Sql, text: string, field: Field): Sql {
  // What people call a record is typed from its beginning.
  return field.value.type === 'reference'
    ? sql`starts_with(lower(${place}), lower(${text}))`
    : sql`strpos(lower(${place}), lower(${text})) > 0`
}

function testOf(place: Sql, operator: Operator, values: readonly Value[], field: Field, at: Position): Sql {
  switch (operator) {
    case 'null':
      return sql`${place} is null`
    case 'empty':
      return field.value.type === 'text' ? sql`coalesce(${place}, '') = ''` : sql`${place} is null`
    case 'in':
      return among(place, values)
    case 'between':
      return sql`(${bound(place, '>=', values[0], field, at)} and ${bound(place, '<=', values[1], field, at)})`
    case '<':
    case '<=':
    case '>':
    case '>=':
      return bound(place, operator, values[0], field, at)
    default:
      throw new Error(`${operator} is compiled elsewhere.`)
  }
}

function among(place: Sql, values: readonly Value[]): Sql {
  const ones = values.flatMap((value) => (value.kind === 'one' ? [value.sql] : []))
  const parts = [
    ...(ones.length > 0 ? [sql`${place} in (${sql.join(ones)})`] : []),
    ...values.flatMap((value) => {
      if (value.kind === 'many') return [sql`${place} in ${value.sql}`]
      if (value.kind === 'null') return [sql`${place} is null`]
      if (value.kind === 'one') return []
      const { first, last } = value.span
      return [first === last ? sql`${place} = ${first}` : sql`${place} between ${first} and ${last}`]
    }),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}

/** A day lies before what comes after its end, and after what comes before its beginning. */
function bound(
  place: Sql,
  operator: '<' | '<=' | '>' | '>=',
  value: Value | undefined,
  field: Field,
  at: Position,
): Sql {
  if (!value || value.kind === 'null' || value.kind === 'many')
    throw fault(at, `expected one ${field.value.type}.`)
  const edge = operator === '<' || operator === '>=' ? 'first' : 'last'
  return sql`${place} ${sql.raw(operator)} ${value.kind === 'one' ? value.sql : sql`${value.span[edge]}`}`
}

function call({ name, values, at }: Call, setting: Setting): Sql {
  const { predicates } = setting.conditions
  const known = Object.hasOwn(predicates, name) ? predicates[name] : undefined
  if (known && 'missing' in known) throw fault(at, known.missing)
  if (!known) {
    const allowed = Object.entries(predicates).flatMap(([one, it]) => ('missing' in it ? [] : [one]))
    throw fault(at, `there is no ${name}(). Known: ${allowed.map((one) => `${one}()`).join(', ')}.`, {
      invalid: [name],
      allowed,
    })
  }
  const [argument, more] = values
  const { t, scope, now } = setting
  if (!known.argument) {
    if (argument) throw fault(argument.at, `${name}() takes no argument.`)
    return known.test(t, scope, sql`${now.toISOString().slice(0, 10)}::date`)
  }
  if (!argument || more)
    throw fault(
      (more ?? argument)?.at ?? at,
      `${name}() takes one work item, such as ${known.argument.example}.`,
    )
  const value = readValue(argument, known.argument, undefined, setting)
  if (value.kind !== 'many')
    throw fault(argument.at, `${name}() takes one work item, such as ${known.argument.example}.`)
  return known.test(t, scope, value.sql)
}
