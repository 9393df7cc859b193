import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { factories } from '../../test/make.js'
import { startApp } from '../../test/start.js'
import { openDatabase, type OpenDatabase } from '../database/open.js'
import { followEvents, lastEvent, type LoggedEvent } from './follow-events.js'

const app = await startApp()
const make = factories(app)
/** A second process over the same database, as far as events go. */
let elsewhere: OpenDatabase

beforeAll(async () => {
  elsewhere = openDatabase({ url: app.database.url, poolSize: 2 })
  elsewhere.changes.listen()
  await vi.waitFor(() => expect(elsewhere.changes.listening).toBe(true))
})
afterAll(async () => {
  await elsewhere.close()
  await app.stop()
})

/** Collects what a follower gets, until stopped. */
function follow(database: OpenDatabase, workspaceId: string, after: number) {
  const [seen, stop] = [[] as LoggedEvent[], new AbortController()]
  const run = async () => {
    for await (const events of followEvents(database.db, workspaceId, after, stop.signal))
      seen.push(...events)
  }
  const done = run()
  return {
    seen,
    stop: async () => {
      stop.abort()
      await done
    },
  }
}

test('a follower of another process gets every event once, in order, and soon', async () => {
  const place = await make.project()
  const from = await lastEvent(app.database.db, place.workspaceId)
  const followers = [
    follow(elsewhere, place.workspaceId, from),
    follow(elsewhere, place.workspaceId, from),
    follow(app.database, place.workspaceId, from),
  ]
  const heard: string[] = []
  const stopHearing = elsewhere.changes.on('events', (value) => heard.push(value))
  const first = await make.label(place)
  await vi.waitFor(() => {
    for (const { seen } of followers) expect(seen).toMatchObject([{ entity_id: first.id, verb: 'created' }])
  })
  // It need not have looked by itself.
  await vi.waitFor(() => expect(heard).toContain(`${place.workspaceId} label`))
  stopHearing()
  await Promise.all(Array.from({ length: 30 }, () => make.label(place)))
  await vi.waitFor(() => {
    for (const { seen } of followers) expect(seen).toHaveLength(31)
  })
  for (const follower of followers) {
    expect(follower.seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, n) => from + n + 1))
    await follower.stop()
  }
})

test('it goes on from any number, also a distant one', async () => {
  const place = await make.project()
  await app.database.pool.query(
    `with added as (update workspace_counters set last_event = last_event + 2500 where workspace_id = $1 returning last_event)
     insert into events (workspace_id, seq, entity, entity_id, verb)
     select $1, last_event - 2500 + n, 'label', gen_random_uuid(), 'created' from added, generate_series(1, 2500) n`,
    [place.workspaceId],
  )
  const last = await lastEvent(app.database.db, place.workspaceId)
  const [all, some] = [
    follow(elsewhere, place.workspaceId, 0),
    follow(elsewhere, place.workspaceId, last - 5),
  ]
  await make.label(place)
  await vi.waitFor(() => expect(some.seen).toHaveLength(6))
  await vi.waitFor(() => expect(all.seen.at(-1)?.seq).toBe(last + 1))
  expect(new Set(all.seen.map(({ seq }) => seq)).size).toBe(all.seen.length)
  await Promise.all([all.stop(), some.stop()])
})

test('events arrive within a second or so when nobody can listen, and when a message is lost', async () => {
  const deaf = openDatabase({ url: app.database.url, poolSize: 2 })
  const place = await make.project()
  const follower = follow(deaf, place.workspaceId, await lastEvent(deaf.db, place.workspaceId))
  const label = await make.label(place)
  await vi.waitFor(() => expect(follower.seen).toMatchObject([{ entity_id: label.id }]), { timeout: 3000 })
  await follower.stop()
  await deaf.close()
})

test('a listener whose connection is cut listens again; an unreadable message does no harm', async () => {
  const client = new pg.Client({ connectionString: app.database.url })
  await client.connect()
  await client.query(`select pg_notify('waypost_changes', 'not JSON')`)
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'waypost listener' and datname = current_database()`,
  )
  await client.end()
  await vi.waitFor(() => expect(elsewhere.changes.listening).toBe(false))
  await vi.waitFor(() => expect(elsewhere.changes.listening).toBe(true), { timeout: 5000 })
})

test('a write that is rolled back tells nobody', async () => {
  const place = await make.project()
  const heard: string[] = []
  const stop = app.database.changes.on('events', (value) => heard.push(value))
  const first = await make.label(place)
  heard.length = 0
  const again = await place.call('POST', `${place.path}/labels/`, { name: first.name })
  expect(again.status).toBe(409)
  expect(heard).toEqual([])
  stop()
})
