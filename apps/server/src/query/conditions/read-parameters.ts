import type { Condition, ConditionField, Conditions, Literal, Operator, Position } from './condition.js'

type Field = Exclude<ConditionField, { missing: string }>

/** Plain query parameters: `state_group=started,unstarted`, `target_date=2026-01-01..2026-01-31`, `parent=null`. */
export function readParameters(
  { fields }: Conditions,
  query: Readonly<Record<string, unknown>>,
): Condition[] {
  return fields.flatMap((field) => {
    const name = field.parameter
    const text = name === undefined ? undefined : query[name]
    if (name === undefined || 'missing' in field || typeof text !== 'string') return []
    // A search box that is empty asks for nothing.
    if (field.value.type === 'words' && text.trim() === '') return []
    return [conditionOf(name, field, text)]
  })
}

function conditionOf(name: string, field: Field, text: string): Condition {
  const at: Position = { language: 'parameter', at: name }
  const compare = (operator: Operator, ...values: string[]): Condition => ({
    kind: 'compare',
    field: name,
    operator,
    values: values.map((value) => literalOf(value, at)),
    at,
  })
  if (field.only !== undefined) return compare(field.only, text)
  // Free text may hold commas.
  if (field.value.type === 'text') return compare('in', text)
  if (field.value.type === 'words') return compare('contains', text)
  const values = text.split(',').map((value) => value.trim())
  const isRange = field.value.type === 'date' || field.value.type === 'time' || field.value.type === 'number'
  const ranges = isRange ? values.filter((value) => value.includes('..')) : []
  const others = values.filter((value) => !ranges.includes(value))
  const parts = ranges.map((range): Condition => {
    const [first = '', last = '', ...more] = range.split('..')
    if (more.length > 0 || (first === '' && last === '')) return compare('in', range)
    if (first === '') return compare('<=', last)
    return last === '' ? compare('>=', first) : compare('between', first, last)
  })
  if (others.length > 0) parts.push(compare('in', ...others))
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', of: parts }
}

const literalOf = (text: string, at: Position): Literal =>
  text === 'null' ? { kind: 'null', text, at } : { kind: 'text', text, at }
