import type { AddressInfo } from 'node:net'
import { Agent, request, type IncomingMessage } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { factories, type Person } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
await app.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.app.server.address() as AddressInfo
afterAll(() => app.stop())

interface Seen {
  id: number
  event: string
  data: { entity: string; entity_id: string; verb: string; code?: string }
}

/** Keeps connections for as long as the server lets it. */
const agent = new Agent({ keepAlive: true })

/** A real connection, as EventSource makes it. */
async function listen(slug: string, person: Person, headers: Record<string, string> = {}) {
  const seen: Seen[] = []
  let over = false
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      path: `/api/v1/workspaces/${slug}/events/`,
      headers: { accept: 'text/event-stream', 'x-api-key': person.key, ...headers },
    })
    sent.once('response', resolve).once('error', reject).end()
  })
  let text = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => line.split(/: (.*)/s) as [string, string]),
      )
      text = text.slice(end + 2)
      const data = fields.get('data')
      if (data)
        seen.push({ id: Number(fields.get('id')), event: fields.get('event') ?? '', data: JSON.parse(data) })
    }
  })
  response.once('close', () => (over = true))
  response.on('error', () => undefined)
  return { response, seen, over: () => over, close: () => response.destroy() }
}

test('a change arrives within a second, with its number, and the stream goes on from any number', async () => {
  const at = await make.project()
  const listener = await listen(at.slug, at.owner)
  expect(listener.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  const label = await make.label(at)
  await expect
    .poll(() => listener.seen, { timeout: 1000 })
    .toMatchObject([{ event: 'change', data: { entity: 'label', entity_id: label.id, verb: 'created' } }])
  listener.close()
  const last = listener.seen[0]!.id
  const [second, third] = [await make.label(at), await make.label(at)]
  const again = await listen(at.slug, at.owner, { 'last-event-id': String(last) })
  await expect.poll(() => again.seen.map(({ data }) => data.entity_id)).toEqual([second.id, third.id])
  expect(again.seen.map(({ id }) => id)).toEqual([last + 1, last + 2])
  again.close()
  const { body } = await at.call('GET', `/workspaces/${at.slug}/events/?after=${last}&limit=1`)
  expect(body).toMatchObject({
    events: [{ seq: last + 1, entity_id: second.id }],
    last: last + 1,
    more: true,
  })
})

test('nobody hears of a project that they are not in, nor of what is private', async () => {
  const at = await make.project(undefined, { network: 0 })
  const member = await make.member(at, 15)
  const outsider = await make.person()
  const listener = await listen(at.slug, member)
  await make.label(at)
  await make.sticky(at)
  await make.workspacePage(at, { access: 1 })
  await at.call('POST', `/workspaces/${at.slug}/invitations/`, { email: 'secret@example.com' })
  const open = await make.initiative(at)
  await expect.poll(() => listener.seen.at(-1)?.data.entity_id).toBe(open.id)
  expect(listener.seen).toHaveLength(1)
  const own = await make.sticky({ ...at, call: member.call })
  await expect.poll(() => listener.seen.at(-1)?.data.entity_id).toBe(own.id)
  listener.close()
  const feed = await member.call('GET', `/workspaces/${at.slug}/events/?after=0`)
  expect(feed.body.events.every(({ project_id }: { project_id: string | null }) => project_id === null)).toBe(
    true,
  )
  expect(feed.text).not.toContain('secret@example.com')
  expect((await outsider.call('GET', `/workspaces/${at.slug}/events/`)).status).toBe(404)
  const wrong = await at.call('GET', `/workspaces/${at.slug}/events/`, undefined, {
    accept: 'text/event-stream',
    'last-event-id': 'x',
  })
  expect(wrong.status).toBe(400)
})

test('the stream ends when the key is revoked, and when the member is removed', async () => {
  const at = await make.workspace()
  const [one, two] = [await make.member(at, 15), await make.member(at, 15)]
  const [first, second] = [await listen(at.slug, one), await listen(at.slug, two)]
  const { body } = await one.call('GET', '/users/me/api-tokens/')
  await one.call('DELETE', `/users/me/api-tokens/${body[0].id}/`)
  await at.call('DELETE', `/workspaces/${at.slug}/members/${two.id}/`)
  await expect
    .poll(() => first.seen.at(-1), { timeout: 8000 })
    .toMatchObject({ event: 'end', data: { code: 'signed_out' } })
  await expect
    .poll(() => second.seen.at(-1), { timeout: 8000 })
    .toMatchObject({ event: 'end', data: { code: 'no_access' } })
  await expect.poll(() => first.over() && second.over()).toBe(true)
})

test('a server that stops ends its streams, and does not wait for clients to let go of them', async () => {
  const at = await make.workspace()
  const listener = await listen(at.slug, at.owner)
  // The client would keep the connection, and the server would for 72 seconds, which is beyond the time of this test.
  await app.app.close()
  await expect.poll(listener.over, { timeout: 15_000 }).toBe(true)
})
