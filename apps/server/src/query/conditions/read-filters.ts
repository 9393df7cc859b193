import type { Condition, Literal, Operator, Position } from './condition.js'
import { fault } from './fault.js'

const deepest = 5
const mostConditions = 100
const mostValues = 1000

/** Suffixes of a field's name. `__exact` is the field itself. */
const suffixes: Readonly<Record<string, Operator>> = {
  exact: 'in',
  in: 'in',
  range: 'between',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  isnull: 'null',
  icontains: 'contains',
}

type Node = Readonly<Record<string, unknown>>
const at = (path: string): Position => ({ language: 'filters', at: path })
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** The JSON text of the parameter `filters`; null when it asks for nothing. */
export function readFilters(text: string): Condition | null {
  if (text.trim() === '') return null
  let tree: unknown
  try {
    tree = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw fault(at(''), `expected JSON. ${reason}.`, { code: 'invalid_json' })
  }
  return readFilterTree(tree)
}

/** `{"and": […]}`, `{"or": […]}`, `{"not": …}` or `{"field": value, …}`; null for `{}`. */
export function readFilterTree(tree: unknown): Condition | null {
  if (!isNode(tree))
    throw fault(at(''), 'expected a JSON object such as {"priority": "high"}.', {
      code: 'invalid_filter_type',
    })
  if (Object.keys(tree).length === 0) return null
  const condition = readNode(tree, '', 1)
  if (countOf(condition) > mostConditions)
    throw fault(at(''), `at most ${mostConditions} conditions are possible.`, { code: 'too_many_conditions' })
  return condition
}

function readNode(node: Node, path: string, depth: number): Condition {
  if (depth > deepest)
    throw fault(at(path), `nested more than ${deepest} levels deep.`, { code: 'max_depth_exceeded' })
  const keys = Object.keys(node)
  const operators = keys.filter((key) => ['and', 'or', 'not'].includes(key.toLowerCase()))
  const [operator] = operators
  if (keys.length === 0)
    throw fault(at(path), 'expected a field or one of and, or, not; the object is empty.', {
      code: 'empty_filter_object',
    })
  if (operators.length > 1)
    throw fault(at(path), `expected one of and, or, not; found ${operators.join(' and ')}.`, {
      code: 'multiple_logical_operators',
    })
  if (operator === undefined) return readLeaf(node, path)
  if (keys.length > 1)
    throw fault(at(path), `${operator} stands alone in its object; found ${keys.join(', ')}.`, {
      code: 'mixed_operator_and_fields',
    })
  return readOperator(operator, node[operator], below(path, operator), depth)
}

function readOperator(operator: string, value: unknown, path: string, depth: number): Condition {
  if (operator.toLowerCase() === 'not') {
    if (!isNode(value)) throw fault(at(path), 'expected an object after not.', { code: 'invalid_not_child' })
    return { kind: 'not', of: readNode(value, path, depth + 1) }
  }
  if (!Array.isArray(value) || value.length === 0)
    throw fault(at(path), `expected a list of at least one object after ${operator}.`, {
      code: 'invalid_operator_children',
    })
  return {
    kind: operator.toLowerCase() === 'and' ? 'all' : 'any',
    of: value.map((child: unknown, index) => {
      const place = `${path}[${index}]`
      if (!isNode(child))
        throw fault(at(place), 'expected an object.', { code: 'invalid_operator_child_type' })
      return readNode(child, place, depth + 1)
    }),
  }
}

function readLeaf(node: Node, path: string): Condition {
  const of = Object.entries(node).map(([key, value]) => readComparison(key, value, at(below(path, key))))
  return of.length === 1 && of[0] ? of[0] : { kind: 'all', of }
}

function readComparison(key: string, value: unknown, place: Position): Condition {
  const [, name = key, suffix = ''] = /^(.+?)__([a-z]+)$/.exec(key) ?? []
  const operator = Object.hasOwn(suffixes, suffix) ? suffixes[suffix] : undefined
  // A name such as state__group has no suffix: as a whole it is no field either, and is refused by its name.
  const compare = (field: string, operator: Operator, values: readonly Literal[]): Condition => ({
    kind: 'compare',
    ...nameOf(field, place),
    operator,
    values,
    at: place,
  })
  if (operator === undefined) return compare(key, 'in', readValues(value, place))
  if (operator === 'null') {
    const isNull = value === true || value === 'true'
    if (!isNull && value !== false && value !== 'false') throw fault(place, 'expected true or false.')
    const condition = compare(name, 'null', [])
    return isNull ? condition : { kind: 'not', of: condition }
  }
  const isList = suffix === 'in' || suffix === 'range'
  const values = readValues(isList && typeof value === 'string' ? value.split(',') : value, place)
  const wanted = suffix === 'range' ? 2 : 1
  if (suffix !== 'in' && values.length !== wanted)
    throw fault(
      place,
      wanted === 2 ? 'expected a list of two values, the first and the last.' : 'expected one value.',
    )
  return compare(name, operator, values)
}

/** `cf["…"]` and `cf[…]` name a field that the workspace made itself. */
function nameOf(written: string, place: Position): { field: string; key?: Literal } {
  const [, field, text] = /^(\w+)\["?([^"\]]*)"?\]$/.exec(written) ?? []
  if (field === undefined || text === undefined) return { field: written }
  return { field, key: { kind: 'text', text, at: place } }
}

function readValues(value: unknown, place: Position): Literal[] {
  if (!Array.isArray(value)) {
    const literal = literalOf(value, place)
    if (literal) return [literal]
    throw fault(place, 'expected a value or a list of values, found an object.', {
      code: 'invalid_value_type',
    })
  }
  if (value.length === 0) throw fault(place, 'expected at least one value.', { code: 'empty_list_value' })
  if (value.length > mostValues) throw fault(place, `takes at most ${mostValues} values.`)
  return value.map((item: unknown, index) => {
    const literal = item === null ? null : literalOf(item, at(`${place.at}[${index}]`))
    if (literal) return literal
    throw fault(at(`${place.at}[${index}]`), 'expected text, a number, true or false.', {
      code: 'non_scalar_list_item',
    })
  })
}

function literalOf(value: unknown, place: Position): Literal | null {
  if (value === null) return { kind: 'null', text: 'null', at: place }
  if (typeof value === 'string') return { kind: 'text', text: value, at: place }
  if (typeof value === 'number') return { kind: 'number', text: String(value), at: place }
  return typeof value === 'boolean' ? { kind: 'boolean', text: String(value), at: place } : null
}

function countOf(condition: Condition): number {
  if (condition.kind === 'not') return countOf(condition.of)
  if (condition.kind !== 'all' && condition.kind !== 'any') return 1
  return condition.of.reduce((sum, part) => sum + countOf(part), 0)
}
