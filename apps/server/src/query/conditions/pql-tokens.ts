import type { Position } from './condition.js'
import { fault } from './fault.js'

type TokenKind = 'name' | 'text' | 'number' | 'symbol' | 'end'

export interface Token {
  kind: TokenKind
  /** As it was written; of text, without the quotes. */
  text: string
  at: Position
}

const pattern =
  /(?<space>\s+)|(?<text>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?(?![\w.-]))|(?<name>[A-Za-z_]\w*)|(?<symbol>!=|>=|<=|[=<>~(),[\]])/suy

/** The words of a query. */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = []
  const reader = new RegExp(pattern)
  while (reader.lastIndex < query.length) {
    const start = reader.lastIndex
    const groups = reader.exec(query)?.groups
    if (!groups) throw unreadable(query, start)
    const at: Position = { language: 'pql', at: start + 1 }
    const { text, number, name, symbol } = groups
    if (text !== undefined)
      tokens.push({ kind: 'text', text: text.slice(1, -1).replace(/\\(.)/gsu, '$1'), at })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at })
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol, at })
  }
  return [...tokens, { kind: 'end', text: '', at: { language: 'pql', at: query.length + 1 } }]
}

function unreadable(query: string, start: number): Error {
  const at: Position = { language: 'pql', at: start + 1 }
  const character = String.fromCodePoint(query.codePointAt(start) ?? 32)
  if (character === '"') return fault(at, 'the text that begins here has no closing ".')
  if (character === "'") return fault(at, 'text stands in double quotes: "…".')
  if (/[\d-]/.test(character)) return fault(at, 'this is not a number; dates and ids stand in double quotes.')
  return fault(at, `${character} has no meaning here.`, { invalid: [character] })
}
