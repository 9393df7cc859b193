/**
 * A filter is text in the API's query language, and that text is what stands in the address. Here it is read as terms
 * joined with AND, which chips can show and change; a term that no chip knows is kept as it is written.
 */

export const valueFields = [
  ...(['state', 'stateGroup', 'priority', 'assignee', 'label', 'module'] as const),
  ...(['cycle', 'createdBy', 'parent', 'type'] as const),
] as const
export type ValueField = (typeof valueFields)[number]

export const dateFields = ['dueDate', 'startDate', 'createdAt', 'updatedAt', 'completedAt'] as const
export type DateField = (typeof dateFields)[number]

export const dateOperators = ['<=', '>=', '<', '>', '='] as const
export type DateOperator = (typeof dateOperators)[number]

export type Term =
  /** Values are ids and words, or functions such as currentUser(); the empty one is no value at all. */
  | { kind: 'values'; field: ValueField; negated: boolean; values: readonly string[] }
  /** Values are days, or functions such as today(). */
  | { kind: 'date'; field: DateField; operator: DateOperator; value: string }
  | { kind: 'dates'; field: DateField; from: string; to: string }
  | { kind: 'dateless'; field: DateField; negated: boolean }
  | { kind: 'words'; field: 'text' | 'title'; value: string }
  | { kind: 'other'; text: string }

const isCall = (value: string): boolean => /^[a-zA-Z]+\(\d*\)$/.test(value)
const quoted = (value: string): string => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`
const literal = (value: string): string => (isCall(value) ? value : quoted(value))

function writeTerm(term: Term): string {
  switch (term.kind) {
    case 'values':
      return writeValues(term.field, term.negated, term.values)
    case 'date':
      return `${term.field} ${term.operator} ${literal(term.value)}`
    case 'dates':
      return `${term.field} BETWEEN (${literal(term.from)}, ${literal(term.to)})`
    case 'dateless':
      return `${term.field} IS ${term.negated ? 'NOT ' : ''}EMPTY`
    case 'words':
      return `${term.field} ~ ${quoted(term.value)}`
    case 'other':
      return term.text
  }
}

function writeValues(field: ValueField, negated: boolean, values: readonly string[]): string {
  const named = values.filter((value) => value !== '')
  const none = values.includes('') ? [`${field} IS ${negated ? 'NOT ' : ''}EMPTY`] : []
  const [only, ...more] = named
  // Functions give sets of values, and are named one by one.
  const some =
    only === undefined
      ? []
      : more.length === 0 && !isCall(only)
        ? [`${field} ${negated ? '!=' : '='} ${quoted(only)}`]
        : [
            ...listOf(
              field,
              negated,
              named.filter((value) => !isCall(value)),
            ),
            ...named.filter(isCall).map((call) => `${field} ${negated ? 'NOT IN' : 'IN'} ${call}`),
          ]
  const parts = [...some, ...none]
  if (parts.length < 2 || negated) return parts.join(' AND ')
  return `(${parts.join(' OR ')})`
}

function listOf(field: ValueField, negated: boolean, values: readonly string[]): string[] {
  if (values.length === 0) return []
  return [`${field} ${negated ? 'NOT IN' : 'IN'} (${values.map(quoted).join(', ')})`]
}

export const writeTerms = (terms: readonly Term[]): string => {
  const texts = terms.map(writeTerm).filter(Boolean)
  // A term with OR in it that no chip made must not swallow its neighbours.
  return texts.map((text) => (texts.length > 1 && hasOr(text) ? `(${text})` : text)).join(' AND ')
}

const hasOr = (text: string): boolean => {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[()]|\w+/g)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0 && token.toUpperCase() === 'OR') return true
  }
  return false
}
