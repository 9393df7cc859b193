import { cleanHtml, stripHtml } from '../../text.js'
import { isUuid } from '../../ids.js'
import { fileTypes } from '../assets/file-types.js'
import { checkTimezone } from '../timezone.js'
import { damaged } from './archive-format.js'
import type { ArchivedTable, Column } from './catalogue.js'
import { isObject, type Line } from './read-archive.js'

type Row = Record<string, unknown>

interface Checks {
  table: ArchivedTable
  /** The columns that the manifest names. */
  named: ReadonlySet<string>
  /** Puts the ids and addresses of this installation for those of the archive. */
  translate: (text: string) => string
  isPerson: (id: string) => boolean
}

/**
 * A row from outside, made safe to store: it has the columns that it may have, names nobody but the people of the
 * archive, and its HTML is cleaned as at creation. What PostgreSQL refuses by itself is left to it.
 */
export function checkRow({ table, named, translate, isPerson }: Checks, { part, line, value }: Line): string {
  const fail = (sentence: string) => damaged(sentence, { part, line })
  if (!isObject(value)) throw fail('It is not a JSON object.')
  const unknown = Object.keys(value).filter((name) => !named.has(name))
  if (unknown.length > 0)
    throw fail(`The manifest does not name these columns of ${table.name}: ${unknown.join(', ')}.`)
  const row = JSON.parse(translate(JSON.stringify(value))) as Row
  for (const column of table.columns) {
    const content = row[column.name]
    if (content === undefined || content === null) continue
    const fault = faultOf(table, column, content, isPerson)
    if (fault !== null) throw fail(`${column.name} ${fault}`)
    if (column.name.endsWith('_html') && typeof content === 'string') cleanColumn(row, column.name, content)
  }
  return JSON.stringify(row)
}

function faultOf(
  table: ArchivedTable,
  { name, type, isPerson: namesPerson, fallback }: Column,
  content: unknown,
  isPerson: (id: string) => boolean,
): string | null {
  if (namesPerson && !(typeof content === 'string' && isPerson(content)))
    return 'is not among the people of the archive.'
  if (type === 'jsonb' && fallback === "'{}'::jsonb" && !isObject(content)) return 'must be an object.'
  if (type === 'jsonb' && fallback === "'[]'::jsonb" && !Array.isArray(content)) return 'must be an array.'
  if (name === 'timezone') return timezoneFault(content)
  if (table.hasFiles && name === 'type' && !fileTypes.has(String(content)))
    return `must not be "${String(content)}": such files cannot be uploaded here.`
  if (table.name === 'events' && name === 'changes') return changesFault(content)
  return null
}

function timezoneFault(content: unknown): string | null {
  try {
    checkTimezone(String(content))
    return null
  } catch {
    return `"${String(content)}" is not a time zone.`
  }
}

/** The log is read as activities, whose ids must be ids. */
function changesFault(content: unknown): string | null {
  const isId = (value: unknown) => typeof value === 'string' && isUuid(value)
  const isIdOrNothing = (value: unknown) => value === undefined || value === null || isId(value)
  const right =
    Array.isArray(content) &&
    content.every(
      (change) =>
        isObject(change) &&
        isId(change['id']) &&
        isIdOrNothing(change['old_identifier']) &&
        isIdOrNothing(change['new_identifier']),
    )
  return right ? null : 'must be an array of changes, each with an id.'
}

function cleanColumn(row: Row, name: string, html: string): void {
  const clean = cleanHtml(html)
  if (clean === html) return
  row[name] = clean
  const words = name.replace(/_html$/, '_stripped')
  if (words in row) row[words] = stripHtml(clean)
}
