import { Readable } from 'node:stream'
import { findWorkspace, type WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { followEvents } from '../../events/follow-events.js'
import { Streamed } from '../../http/route.js'
import { visibleEvents } from './visible-events.js'

interface Following {
  db: Db
  scope: WorkspaceScope
  after: number
  isStillKnown: () => Promise<boolean>
  closing: AbortSignal
}

/** How often a quiet connection shows that it lives, and whether who listens may still do so is looked at. */
const beatMillis = 5000

const message = (event: string, data: object, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Server-sent events: each carries its number, so that a browser goes on after the last one that it has seen. */
export function streamEvents(following: Following): Streamed {
  const begin = (): Readable => {
    const stop = new AbortController()
    following.closing.addEventListener('abort', () => stop.abort(), { signal: stop.signal })
    const body = Readable.from(messages(following, stop.signal))
    return body.once('close', () => stop.abort())
  }
  return new Streamed('text/event-stream; charset=utf-8', begin, {
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
}

async function* messages(
  { db, scope, after, isStillKnown }: Following,
  signal: AbortSignal,
): AsyncGenerator<string> {
  // The first bytes at once: a browser is connected when it has the headers.
  yield `retry: 1000\n: from ${after}\n\n`
  const batches = followEvents(db, scope.workspaceId, after, signal)
  let next = batches.next()
  let seen = after
  const isOver = () => signal.aborted
  try {
    while (!isOver()) {
      const batch = await Promise.race([next, beat(signal)])
      if (isOver()) return
      const allowed = (await isStillKnown())
        ? await findWorkspace(db, scope.userId, scope.workspaceSlug)
        : null
      if (!allowed) {
        yield message('end', { code: (await isStillKnown()) ? 'no_access' : 'signed_out' })
        return
      }
      if (batch === 'beat') {
        // The number moves on over what is not for this reader.
        yield `id: ${seen}\n: beat\n\n`
        continue
      }
      if (batch.done) return
      next = batches.next()
      seen = batch.value.at(-1)?.seq ?? seen
      const events = await visibleEvents(db, allowed, batch.value)
      yield events.map((event) => message('change', event, event.seq)).join('')
    }
  } finally {
    void batches.return()
  }
}

function beat(signal: AbortSignal): Promise<'beat'> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve('beat')
    }
    const timer = setTimeout(done, beatMillis)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
