import pg from 'pg'
import { ApiError, articled, badRequest, conflict, invalidField, notFound } from '../errors.js'

export interface Violation {
  kind: 'unique' | 'foreign' | 'check'
  constraint: string
  /** What the constraint's name says it is about: labels_parent_fkey is about `parent`. */
  field: string
}

const kinds: Record<string, Violation['kind']> = { '23505': 'unique', '23503': 'foreign', '23514': 'check' }

const checkFaults: Record<string, string> = {
  target_date: 'must not be before start_date.',
  end_date: 'must not be before start_date.',
  parent: 'must not be the record itself.',
  duplicate_to: 'must not be the work item itself.',
}

export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof pg.DatabaseError) || !error.constraint || !error.table) return null
  const kind = kinds[error.code ?? '']
  if (!kind) return null
  const field = error.constraint.slice(error.table.length + 1).replace(/_(key|fkey|check)$/, '')
  return { kind, constraint: error.constraint, field }
}

/** What a client is told about an error of PostgreSQL that its input caused; null when it did not. */
export function translateDatabaseError(error: unknown): ApiError | null {
  const violation = violationOf(error)
  if (violation) return translateViolation(violation, 'record')
  if (isOutage(error))
    return new ApiError(
      503,
      'database_unavailable',
      'The database cannot be reached. Try again in a moment.',
      {},
      {
        'retry-after': '1',
      },
    )
  // Class 22: a value that the type of its column cannot hold.
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22'))
    return badRequest('invalid', 'A value is out of range or not in a form that can be stored.')
  return null
}

export function translateViolation({ kind, field }: Violation, noun: string): ApiError {
  if (kind === 'unique') return conflictOn(field, noun)
  if (kind === 'check') return invalidField(field, checkFaults[field] ?? 'is not allowed.')
  if (['workspace', 'project', 'work_item'].includes(field)) return notFound(field.replace('_', ' '))
  return invalidField(field, 'does not exist here.')
}

export function conflictOn(field: string, noun: string, id?: string): ApiError {
  const [name, what] =
    field === 'external' ? ['external_id', 'external_id and external_source'] : [field, field]
  const sentence =
    field === 'project'
      ? `This project has ${articled(noun)} already.`
      : `${articled(noun)} with this ${what} exists already.`
  return conflict(sentence.charAt(0).toUpperCase() + sentence.slice(1), {
    fields: { [name]: [`is taken by another ${noun}.`] },
    ...(id ? { id } : {}),
  })
}

/** Two transactions stood in each other's way; running one of them again is right. */
export function isTransient(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(57P0|08|53)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code) ||
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}
