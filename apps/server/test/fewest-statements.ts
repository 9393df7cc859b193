import pg from 'pg'
import { vi } from 'vitest'

/**
 * The statements that a read takes, once what it may keep in memory is kept. The server also runs statements of its
 * own (leases of limits, the last use of a key), at moments of its own: the least of some tries has none of them. The
 * clock stands still meanwhile: on a busy machine, what is kept for a second would be forgotten from one try to the next.
 */
export async function fewestStatements(read: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      try {
        await read()
        counts.push(query.mock.calls.length)
      } finally {
        query.mockRestore()
      }
    }
  } finally {
    clock.mockRestore()
  }
  return Math.min(...counts)
}
