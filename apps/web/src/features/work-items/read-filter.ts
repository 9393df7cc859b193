import {
  dateFields,
  dateOperators,
  valueFields,
  type DateField,
  type Term,
  type ValueField,
} from './filter-terms'

interface Token {
  text: string
  /** Where it begins and ends in what was typed. */
  from: number
  to: number
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/"(?:\\.|[^"\\])*"|[a-zA-Z]+\(\d*\)|<=|>=|!=|[()=<>~,]|[^\s()=<>~,"!]+/g)].map(
    (match) => ({
      text: match[0],
      from: match.index,
      to: match.index + match[0].length,
    }),
  )
}

const is = (token: Token | undefined, word: string): boolean => token?.text.toUpperCase() === word

/** Splits at the ANDs that join terms, not at those within parentheses or of BETWEEN. */
function split(tokens: readonly Token[], word: 'AND' | 'OR'): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  let between = false
  for (const token of tokens) {
    if (token.text === '(') depth += 1
    if (token.text === ')') depth -= 1
    if (is(token, 'BETWEEN')) between = true
    if (depth === 0 && is(token, word)) {
      const ofBetween = between && word === 'AND' && parts.at(-1)?.at(-1)?.text !== ')'
      between = false
      if (!ofBetween) {
        parts.push([])
        continue
      }
    }
    parts.at(-1)?.push(token)
  }
  return parts
}

/** The terms of a filter. Text that is not joined with AND is one term by itself. */
export function readFilter(text: string): Term[] {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return []
  if (split(tokens, 'OR').length > 1) return [{ kind: 'other', text: text.trim() }]
  return split(tokens, 'AND').map((part): Term => {
    const [first, last] = [part[0], part.at(-1)]
    return readTerm(part) ?? { kind: 'other', text: first && last ? text.slice(first.from, last.to) : '' }
  })
}

function readTerm(tokens: readonly Token[]): Term | undefined {
  const [open] = tokens
  if (open?.text === '(' && tokens.at(-1)?.text === ')') return readAlternatives(tokens.slice(1, -1))
  const [name, operator, ...rest] = tokens
  const valueField = valueFields.find((field) => field === name?.text)
  if (valueField) return readValues(valueField, tokens.slice(1))
  const dateField = dateFields.find((field) => field === name?.text)
  if (dateField) return readDates(dateField, tokens.slice(1))
  const [value] = rest
  if (
    (name?.text === 'text' || name?.text === 'title') &&
    operator?.text === '~' &&
    value &&
    rest.length === 1
  )
    return { kind: 'words', field: name.text, value: valueOf(value) }
  return undefined
}

/** `(label IN (…) OR label IS EMPTY)`: one chip of several values. */
function readAlternatives(tokens: readonly Token[]): Term | undefined {
  const terms = split(tokens, 'OR').map(readTerm)
  const [first] = terms
  if (first?.kind !== 'values' || terms.length < 2) return undefined
  const values: string[] = []
  for (const term of terms) {
    if (term?.kind !== 'values' || term.field !== first.field || term.negated) return undefined
    values.push(...term.values)
  }
  return { ...first, values }
}

const valueOf = ({ text }: Token): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text

function readValues(field: ValueField, tokens: readonly Token[]): Term | undefined {
  const words = tokens.map(({ text }) => text.toUpperCase())
  const negated = words[0] === 'NOT' || words[1] === 'NOT' || words[0] === '!='
  const empty = words.at(-1) === 'EMPTY' || words.at(-1) === 'NULL'
  if (words[0] === 'IS' && empty) return { kind: 'values', field, negated, values: [''] }
  const rest = tokens.slice(words[0] === 'NOT' ? 1 : 0)
  const [operator, ...given] = rest
  if (!operator || !['=', '!=', 'IN'].includes(operator.text.toUpperCase())) return undefined
  const values = given.filter(({ text }) => !['(', ')', ','].includes(text))
  return values.length === 0 ? undefined : { kind: 'values', field, negated, values: values.map(valueOf) }
}

function readDates(field: DateField, tokens: readonly Token[]): Term | undefined {
  const [operator, ...rest] = tokens
  const words = tokens.map(({ text }) => text.toUpperCase())
  if (words[0] === 'IS') return { kind: 'dateless', field, negated: words[1] === 'NOT' }
  const values = rest.filter((token) => !['(', ')', ','].includes(token.text) && !is(token, 'AND'))
  const [from, to] = values.map(valueOf)
  if (words[0] === 'BETWEEN' && from !== undefined && to !== undefined)
    return { kind: 'dates', field, from, to }
  const known = dateOperators.find((one) => one === operator?.text)
  return known && from !== undefined ? { kind: 'date', field, operator: known, value: from } : undefined
}
