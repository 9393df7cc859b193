import type { Condition, Literal, Operator, Position } from './condition.js'
import { fault } from './fault.js'
import { tokenize, type Token } from './pql-tokens.js'

const mostConditions = 50
const deepest = 50

/** The query language: `priority = "high" AND (assignee = currentUser() OR isOverdue())`; null when it is empty. */
export function readPql(query: string): Condition | null {
  if (query.trim() === '') return null
  return new Parser(tokenize(query)).query()
}

const comparisons: Readonly<Record<string, Operator>> = {
  '=': 'in',
  '!=': 'in',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '~': 'contains',
}

/** One function for each level of precedence: OR binds least, then AND, then NOT. */
class Parser {
  private index = 0
  private conditions = 0
  private depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  query(): Condition {
    const condition = this.either()
    if (this.next.kind !== 'end') throw this.expected('AND, OR or the end')
    return condition
  }

  private either(): Condition {
    return this.joined('any', 'OR', () => this.both())
  }

  private both(): Condition {
    return this.joined('all', 'AND', () => this.negation())
  }

  private joined(kind: 'all' | 'any', word: string, part: () => Condition): Condition {
    const first = part()
    const of = [first]
    while (this.take(word)) of.push(part())
    return of.length === 1 ? first : { kind, of }
  }

  private negation(): Condition {
    if (!this.take('NOT')) return this.single()
    return this.nested(() => ({ kind: 'not', of: this.negation() }))
  }

  private single(): Condition {
    if (this.take('('))
      return this.nested(() => {
        const condition = this.either()
        this.require(')', 'AND, OR or )')
        return condition
      })
    const { kind, text: name, at } = this.next
    if (kind !== 'name' || isKeyword(name)) throw this.expected('a field, a function, NOT or (')
    this.index += 1
    this.conditions += 1
    if (this.conditions > mostConditions)
      throw fault(at, `at most ${mostConditions} conditions are possible.`)
    if (this.isNext('(')) return { kind: 'call', name, values: this.list(), at }
    return this.comparison(name, this.key(), at)
  }

  /** Of `cf["…"]`, what stands in the brackets. */
  private key(): { key?: Literal } {
    if (!this.take('[')) return {}
    const { kind, text, at } = this.next
    if (kind !== 'text') throw this.expected('the id of a property in double quotes')
    this.index += 1
    this.require(']', ']')
    return { key: { kind, text, at } }
  }

  private comparison(field: string, key: { key?: Literal }, at: Position): Condition {
    const compare = (operator: Operator, ...values: Literal[]): Condition => ({
      kind: 'compare',
      field,
      ...key,
      operator,
      values,
      at,
    })
    const negated = (isNegated: boolean, condition: Condition): Condition =>
      isNegated ? { kind: 'not', of: condition } : condition

    const { text } = this.next
    const operator = this.next.kind === 'symbol' ? comparisons[text] : undefined
    if (operator) {
      this.index += 1
      return negated(text === '!=', compare(operator, this.value()))
    }
    if (this.take('IS')) {
      const isNegated = this.take('NOT')
      if (this.take('NULL')) return negated(isNegated, compare('null'))
      if (this.take('EMPTY')) return negated(isNegated, compare('empty'))
      throw this.expected(isNegated ? 'NULL or EMPTY' : 'NULL, EMPTY or NOT')
    }
    const isNegated = this.take('NOT')
    if (this.take('IN')) return negated(isNegated, compare('in', ...this.members()))
    if (this.take('BETWEEN')) return negated(isNegated, compare('between', ...this.bounds()))
    throw this.expected(isNegated ? 'IN or BETWEEN' : '=, !=, <, <=, >, >=, ~, IN, NOT IN, BETWEEN or IS')
  }

  /** `IN ("a", "b")`, and `IN openStates()`, which is a list already. */
  private members(): readonly Literal[] {
    if (!this.isNext('(')) {
      if (this.next.kind === 'name') return [this.value()]
      throw this.expected('( and a list of values')
    }
    const { at } = this.next
    const values = this.list()
    if (values.length === 0) throw fault(at, 'expected at least one value in the list.')
    return values
  }

  /** `BETWEEN (a, b)` and `BETWEEN a AND b`. */
  private bounds(): readonly Literal[] {
    const isList = this.take('(')
    const first = this.value()
    if (!this.take(isList ? ',' : 'AND')) throw this.expected(isList ? ',' : 'AND')
    const last = this.value()
    if (isList) this.require(')', ')')
    return [first, last]
  }

  private value(): Literal {
    const { kind, text, at } = this.next
    if (kind === 'text' || kind === 'number') {
      this.index += 1
      return { kind, text, at }
    }
    if (kind !== 'name' || isKeyword(text))
      throw this.expected('a value: text in double quotes, a number, true, false or a function')
    this.index += 1
    if (/^(true|false)$/i.test(text)) return { kind: 'boolean', text: text.toLowerCase(), at }
    if (!this.isNext('(')) throw fault(at, `expected a value, found ${text}. Text stands in double quotes.`)
    return { kind: 'call', text, of: this.list(), at }
  }

  /** Values in parentheses, separated by commas. */
  private list(): readonly Literal[] {
    this.require('(', '(')
    if (this.take(')')) return []
    return this.nested(() => {
      const values = [this.value()]
      while (this.take(',')) values.push(this.value())
      this.require(')', ', or )')
      return values
    })
  }

  /** A query of nothing but parentheses must not exhaust the stack. */
  private nested<T>(read: () => T): T {
    this.depth += 1
    if (this.depth > deepest) throw fault(this.next.at, `nested more than ${deepest} levels deep.`)
    const result = read()
    this.depth -= 1
    return result
  }

  private get next(): Token {
    const token = this.tokens[this.index] ?? this.tokens.at(-1)
    if (!token) throw new Error('A query has an end.')
    return token
  }

  private isNext(word: string): boolean {
    const { kind, text } = this.next
    return kind === 'name' ? text.toUpperCase() === word : kind === 'symbol' && text === word
  }

  private take(word: string): boolean {
    const found = this.isNext(word)
    if (found) this.index += 1
    return found
  }

  private require(word: string, expected: string): void {
    if (!this.take(word)) throw this.expected(expected)
  }

  private expected(what: string): Error {
    const { kind, text, at } = this.next
    const found = kind === 'end' ? 'the end' : kind === 'text' ? `"${text}"` : text
    return fault(at, `expected ${what}, found ${found}.`)
  }
}

function isKeyword(text: string): boolean {
  return ['AND', 'OR', 'NOT', 'IN', 'IS', 'BETWEEN', 'NULL', 'EMPTY'].includes(text.toUpperCase())
}
