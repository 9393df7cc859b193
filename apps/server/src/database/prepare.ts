import type pg from 'pg'

/** Seen this often, a statement is worth preparing. */
const worthIt = 3
/** Each connection keeps a plan for each of them, of 50 kB or so. */
const most = 200
const mostSeen = 5000

/** Part of a statement whose best plan depends on its values, such as a filtered list: it is planned every time. */
export const planAnew = '/* planned anew */'

const seen = new Map<string, number>()
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= most || text.includes(planAnew)) return known
  const count = (seen.get(text) ?? 0) + 1
  if (seen.size >= mostSeen) seen.clear()
  seen.set(text, count)
  if (count < worthIt) return undefined
  seen.delete(text)
  const name = `waypost_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Statements that come again are parsed and planned once per connection, and then known by a name. The statement of a
 * page of work items takes 1 ms to plan. Statements without values stay as they are: they may be several in one text.
 */
export function prepareRepeated(client: pg.PoolClient): void {
  const { prototype } = client.constructor as { prototype: { query: (...args: unknown[]) => unknown } }
  Object.defineProperty(client, 'query', {
    value: (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
      return Reflect.apply(prototype.query, client, [
        name === undefined ? text : { name, text },
        values,
        ...rest,
      ])
    },
  })
}
