import { Type, type Static } from 'typebox'
import { badRequest } from '../errors.js'
import { described } from '../schema.js'

const pageSizeMax = 100

export const PageQuery = Type.Object({
  per_page: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizeMax, default: pageSizeMax })),
    'Items per page.',
  ),
  cursor: described(
    Type.Optional(Type.String()),
    'The page to fetch, as `<page_size>:<page>:<is_prev>`; pages count from 0. Take it from `next_cursor` or `prev_cursor`.',
  ),
  limit: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizeMax })),
    'Another name for `per_page`.',
  ),
  offset: described(
    Type.Optional(Type.Integer({ minimum: 0 })),
    'Items to skip from the start of the list, instead of `cursor`.',
  ),
})
export type PageQuery = Static<typeof PageQuery>

export interface Window {
  size: number
  /** Rows before the page. A string: `page * size` may pass what a number holds exactly. */
  offset: string
  previous: number | null
  next: number
}

export function readWindow(query: PageQuery): Window {
  if (query.per_page !== undefined && query.limit !== undefined && query.per_page !== query.limit)
    throw badRequest('invalid_per_page', 'per_page and limit are the same thing; give one of them.')
  if (query.cursor !== undefined && query.offset !== undefined)
    throw badRequest('invalid_cursor', 'Give cursor or offset, not both.')
  const cursor = query.cursor === undefined || query.cursor === '' ? null : readCursor(query.cursor)
  const size = query.per_page ?? query.limit ?? cursor?.size ?? pageSizeMax
  if (query.offset !== undefined) return windowAtRow(size, query.offset)
  const page = cursor?.page ?? 0
  return {
    size,
    offset: (BigInt(page) * BigInt(size)).toString(),
    previous: page === 0 ? null : page - 1,
    next: page + 1,
  }
}

function readCursor(text: string): { size: number; page: number } {
  const parts = /^(\d{1,15}):(\d{1,15}):[01]$/.exec(text)
  const [size, page] = [Number(parts?.[1]), Number(parts?.[2])]
  if (!parts || size < 1)
    throw badRequest(
      'invalid_cursor',
      `Invalid cursor format: "${text}". A cursor is <page_size>:<page>:<is_prev>, such as 20:1:0, with a page ` +
        `size from 1 to ${pageSizeMax}, a page that counts from 0, and 0 or 1 for the direction.`,
    )
  if (size > pageSizeMax)
    throw badRequest(
      'invalid_cursor',
      `The page size ${size} in the cursor is above the maximum; the maximum allowed value is ${pageSizeMax}.`,
    )
  return { size, page }
}

/** For rows skipped by number: the cursors name the whole pages around them. */
function windowAtRow(size: number, row: number): Window {
  return {
    size,
    offset: String(row),
    previous: row === 0 ? null : Math.ceil(row / size) - 1,
    next: Math.floor(row / size) + 1,
  }
}

/** The envelope of reference section 2, written around rows that are JSON already, and come from a raw column. */
export function writeEnvelope(
  window: Window,
  page: { total: number; count: number; results: string },
  emptyExtraStats: string,
): Buffer {
  const { total, count, results } = page
  const more = BigInt(window.offset) + BigInt(count) < BigInt(total) && count > 0
  const next = JSON.stringify(`${window.size}:${window.next}:0`)
  const previous = JSON.stringify(window.previous === null ? '' : `${window.size}:${window.previous}:1`)
  const head =
    `{"next_cursor":${next},"prev_cursor":${previous},"next_page_results":${more},` +
    `"prev_page_results":${window.previous !== null && total > 0},"count":${count},` +
    `"total_pages":${Math.ceil(total / window.size)},"total_results":${total},"total_count":${total},` +
    `"extra_stats":${emptyExtraStats},"results":[`
  return Buffer.from(`${head}${results}]}`, 'latin1')
}
