import pg from 'pg'
import { vi } from 'vitest'

/**
 * The statements that a read takes, once what it may keep in memory is kept. The server also runs statements of its
 * own (leases of limits, the last use of a key), at moments of its own: the least of some tries has none of them.
 */
export async function fewestStatements(read: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await read()
      counts.push(query.mock.calls.length)
    } finally {
      query.mockRestore()
    }
  }
  return Math.min(...counts)
}
