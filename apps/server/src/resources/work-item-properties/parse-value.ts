import { isUuid } from '../../ids.js'

export interface Property {
  id: string
  project_id: string | null
  display_name: string
  property_type: string
  relation_type: string | null
  is_required: boolean
  is_active: boolean
  is_multi: boolean
}

/** The column that a value is stored in, with the value; or what is wrong with it, as the end of a sentence. */
export type Parsed = { column: ValueColumn; value: string | number | boolean } | { fault: string }
type ValueColumn =
  | 'value_text'
  | 'value_decimal'
  | 'value_boolean'
  | 'value_datetime'
  | 'value_option_id'
  | 'value_user_id'
  | 'value_work_item_id'

const asText = (test: (text: string) => boolean, fault: string) => (value: unknown) =>
  typeof value === 'string' && value !== '' && test(value)
    ? { column: 'value_text' as const, value }
    : { fault }

const asId = (column: ValueColumn, what: string) => (value: unknown) =>
  typeof value === 'string' && isUuid(value)
    ? { column, value: value.toLowerCase() }
    : { fault: `must be the id of ${what}.` }

const parsers: Record<string, (value: unknown) => Parsed> = {
  TEXT: asText(() => true, 'must be text.'),
  FILE: asText(() => true, 'must be the id or the address of a file.'),
  URL: asText(
    (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'must be an http or https address.',
  ),
  EMAIL: asText((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'must be an email address.'),
  DECIMAL: (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number)
      ? { column: 'value_decimal', value: number }
      : { fault: 'must be a number.' }
  },
  BOOLEAN: (value) =>
    value === true || value === false || value === 'true' || value === 'false'
      ? { column: 'value_boolean', value: value === true || value === 'true' }
      : { fault: 'must be true or false.' },
  DATETIME: (value) => {
    const time = typeof value === 'string' ? readTime(value) : null
    return time
      ? { column: 'value_datetime', value: time }
      : { fault: 'must be a date such as 2026-01-31, or a time such as 2026-01-31 12:00:00.' }
  },
  OPTION: asId('value_option_id', 'an active option of the property'),
  USER: asId('value_user_id', 'a member of the project'),
  ISSUE: asId('value_work_item_id', 'a work item that you see'),
  RELEASE: () => ({ fault: 'cannot be set: there are no releases to refer to.' }),
  FORMULA: () => ({ fault: 'cannot be set: it is computed.' }),
}

export function parseValue(
  { property_type, relation_type }: Pick<Property, 'property_type' | 'relation_type'>,
  value: unknown,
): Parsed {
  const parse = parsers[property_type === 'RELATION' ? (relation_type ?? '') : property_type]
  return parse ? parse(value) : { fault: 'cannot be set.' }
}

/** A date, or a time with or without its zone, as an instant; null for a day that does not exist. */
function readTime(text: string): string | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    text,
  )
  const [, day, clock = '00:00:00', zone = 'Z'] = parts ?? []
  if (day === undefined) return null
  const midnight = new Date(`${day}T00:00:00Z`)
  const instant = new Date(`${day}T${clock}${zone}`)
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  return exists && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null
}
