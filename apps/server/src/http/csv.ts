import { Readable } from 'node:stream'
import type { TSchema } from 'typebox'
import { JsonText, Streamed, type Route } from './route.js'

type Row = Readonly<Record<string, unknown>>
type Run = (context: object) => Promise<unknown>
interface Page {
  results: Row[]
  next_cursor: string
  next_page_results: boolean
}

export const wantsCsv = (accept: string | undefined): boolean => /\btext\/csv\b/.test(accept ?? '')

/** Whether a route answers with a list, and so can answer with a table. */
export function isList({ method, response }: Pick<Route, 'method' | 'response'>): 'page' | 'array' | null {
  const schema: (TSchema & { type?: string; properties?: object }) | undefined = response
  if (method !== 'GET' || !schema) return null
  if (schema.type === 'array') return 'array'
  const properties = schema.properties ?? {}
  return 'results' in properties && 'next_cursor' in properties ? 'page' : null
}

/**
 * The same list as comma-separated values: all of it, page by page, so that its size does not matter. Without
 * `per_page` and `cursor`; with `fields`, `expand`, `order_by` and filters as in JSON.
 */
export function csvOf(route: Route): ((run: Run, context: { query: object }) => Streamed) | null {
  const kind = isList(route)
  if (kind === null) return null
  return (run, context) => {
    async function* pages(): AsyncGenerator<Row[]> {
      if (kind === 'array') {
        yield JSON.parse(textOf(await run(context))) as Row[]
        return
      }
      let query: object = { ...context.query, per_page: 100, cursor: undefined }
      for (;;) {
        const page = JSON.parse(textOf(await run({ ...context, query }))) as Page
        yield page.results
        if (!page.next_page_results) return
        query = { ...query, cursor: page.next_cursor }
      }
    }
    const name = route.path.split('/').at(-2) ?? 'list'
    return new Streamed('text/csv; charset=utf-8', () => Readable.from(lines(pages())), {
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
  }
}

function textOf(result: unknown): string {
  return result instanceof JsonText ? result.bytes.toString() : JSON.stringify(result)
}

async function* lines(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const rows of pages) {
    const [first] = rows
    if (!columns && first) {
      columns = Object.keys(first)
      yield lineOf(columns)
    }
    const names = columns ?? []
    yield rows.map((row) => lineOf(names.map((name) => cellOf(row[name])))).join('')
  }
}

const lineOf = (cells: readonly string[]): string => `${cells.map(quote).join(',')}\r\n`

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** People read it: what was expanded is its name, and several things stand side by side. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cellOf).join('; ')
  if (typeof value === 'object') {
    const name = ['name', 'display_name', 'title', 'email', 'id']
      .map((key) => (value as Row)[key])
      .find(Boolean)
    return typeof name === 'string' ? name : JSON.stringify(value)
  }
  // A spreadsheet would run what begins like a formula.
  if (typeof value === 'string') return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return JSON.stringify(value)
}
