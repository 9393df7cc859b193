import { badRequest, type ApiError } from '../../errors.js'
import type { Language, Literal, Operator, Position, ValueType } from './condition.js'

/** A condition that cannot be: the 400 says where it stands, and what was expected there. */
export function fault(
  at: Position,
  sentence: string,
  details: { code?: string; invalid?: string[]; allowed?: string[] } = {},
): ApiError {
  const { code, ...lists } = details
  const position = { position: at.at, ...lists }
  if (at.language === 'pql') {
    const text = `pql, character ${at.at}: ${sentence}`
    return badRequest('invalid_pql', text, { ...position, pql: text })
  }
  if (at.language === 'parameter') return badRequest('invalid_filter', `${at.at} ${sentence}`, position)
  const text = `filters${at.at === '' ? '' : `, at ${at.at}`}: ${sentence}`
  const errors = code === undefined ? { errors: { [lastName(at.at)]: [sentence] } } : {}
  return badRequest(code ?? 'invalid_filterset', text, { ...position, ...errors })
}

const lastName = (path: string): string => path.split('.').at(-1) ?? path

/** A value that its field cannot have. */
export function wrongValue(literal: Literal, expected: string): ApiError {
  const found = literal.kind === 'call' ? `${literal.text}()` : literal.text
  const at = literal.at
  const subject = at.language === 'parameter' ? 'must be' : 'expected'
  const rest = at.language === 'parameter' ? `; "${found}" is not.` : `, found ${quoted(literal)}.`
  return fault(at, `${subject} ${expected}${rest}`, { invalid: [found] })
}

function quoted({ kind, text }: Literal): string {
  return kind === 'text' ? `"${text}"` : kind === 'call' ? `${text}()` : text
}

/** Which operators the values of a type take. */
export function operatorsOf(value: ValueType): readonly Operator[] {
  switch (value.type) {
    case 'date':
    case 'time':
    case 'number':
      return ['in', '<', '<=', '>', '>=', 'between', 'null', 'empty']
    case 'text':
      return ['in', 'contains', 'null', 'empty']
    case 'reference':
      return ['in', 'contains']
    case 'words':
      return ['contains']
    default:
      return ['in', 'null', 'empty']
  }
}

const spellings: Record<Exclude<Language, 'parameter'>, Record<Operator, string[]>> = {
  filters: {
    in: ['__exact', '__in'],
    '<': ['__lt'],
    '<=': ['__lte'],
    '>': ['__gt'],
    '>=': ['__gte'],
    between: ['__range'],
    contains: ['__icontains'],
    null: ['__isnull'],
    empty: [],
  },
  pql: {
    in: ['=', '!=', 'IN', 'NOT IN'],
    '<': ['<'],
    '<=': ['<='],
    '>': ['>'],
    '>=': ['>='],
    between: ['BETWEEN'],
    contains: ['~'],
    null: ['IS NULL', 'IS NOT NULL'],
    empty: ['IS EMPTY', 'IS NOT EMPTY'],
  },
}

export function refusedOperator(at: Position, field: string, value: ValueType): ApiError {
  if (at.language === 'parameter') return fault(at, 'takes no range.')
  const spelled = spellings[at.language]
  const allowed = operatorsOf(value).flatMap((operator) => spelled[operator])
  return fault(at, `${field} takes ${allowed.join(', ')}.`, { allowed })
}
