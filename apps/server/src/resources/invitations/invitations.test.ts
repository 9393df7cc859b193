import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())
const toMe = '/users/me/invitations/'

async function invite(role = 15) {
  const at = await make.workspace()
  const person = await make.person()
  const list = `/workspaces/${at.slug}/invitations/`
  const { body } = await at.call('POST', list, { email: person.email.toUpperCase(), role })
  return { ...at, person, list, one: `${list}${body.id}/`, answer: `${toMe}${body.id}/`, body }
}

test('an invitation is made for an address, as a guest when no role is given', async () => {
  const { call, list, one, body, person } = await invite()
  expect(body).toMatchObject({ email: person.email, role: 15, accepted: false, responded_at: null })
  expect((await call('GET', one)).body).toEqual(body)
  expect((await call('GET', list)).body).toEqual([body])
  expect((await call('POST', list, { email: 'a@example.com' })).body.role).toBe(5)
  for (const wrong of [{ email: 'nobody' }, { email: 'b@example.com', role: 10 }, {}])
    expect((await call('POST', list, wrong)).status).toBe(400)
})

test('an address is invited once, and a member not at all', async () => {
  const { call, list, person, owner } = await invite()
  const again = await call('POST', list, { email: person.email })
  expect(again).toMatchObject({ status: 400, body: { code: 'already_invited' } })
  const member = await call('POST', list, { email: owner.email })
  expect(member).toMatchObject({ status: 400, body: { code: 'already_member' } })
})

test('only the role can be changed', async () => {
  const { call, one } = await invite()
  expect((await call('PATCH', one, { role: 20 })).body.role).toBe(20)
  const refused = await call('PATCH', one, { email: 'other@example.com', role: 5 })
  expect(refused).toMatchObject({ status: 400, body: { code: 'email_cannot_be_updated' } })
  expect((await call('GET', one)).body.role).toBe(20)
})

test('accepting joins the workspace with the role that is offered, once', async () => {
  const { call, one, answer, person, slug, workspaceId } = await invite()
  expect((await person.call('GET', `/workspaces/${slug}/`)).status).toBe(404)
  const mine = await person.call('GET', `${toMe}?expand=workspace`)
  expect(mine.body).toMatchObject([{ role: 15, workspace: { id: workspaceId, slug } }])
  expect((await person.call('POST', answer, { accepted: true })).status).toBe(204)
  expect((await person.call('GET', `/workspaces/${slug}/`)).body.role).toBe(15)
  expect((await person.call('GET', toMe)).body).toEqual([])
  const kept = await call('GET', one)
  expect(kept.body).toMatchObject({ accepted: true, responded_at: expect.any(String) })
  for (const again of [await person.call('POST', answer, { accepted: false }), await call('DELETE', one)])
    expect(again).toMatchObject({ status: 400, body: { code: 'invite_already_accepted' } })
  expect((await call('PATCH', one, { role: 5 })).body.code).toBe('invite_already_accepted')
})

test('declining joins nothing; the address can be invited again', async () => {
  const { call, list, one, answer, person, slug } = await invite()
  expect((await person.call('POST', answer, { accepted: false })).status).toBe(204)
  expect((await person.call('GET', `/workspaces/${slug}/`)).status).toBe(404)
  expect((await call('DELETE', one)).body.code).toBe('invite_already_responded')
  expect((await person.call('POST', answer, { accepted: true })).body.code).toBe('invite_already_responded')
  expect((await call('POST', list, { email: person.email })).status).toBe(201)
})

test('nobody answers for somebody else, nor one that was withdrawn', async () => {
  const { call, one, answer, person } = await invite()
  const other = await make.person()
  expect((await other.call('POST', answer, { accepted: true })).status).toBe(404)
  expect((await other.call('GET', toMe)).body).toEqual([])
  expect((await call('DELETE', one)).status).toBe(204)
  expect((await person.call('POST', answer, { accepted: true })).status).toBe(404)
})

test('whoever was removed comes back with the new role', async () => {
  const { call, list, person, answer, slug } = await invite()
  await person.call('POST', answer, { accepted: true })
  await call('DELETE', `/workspaces/${slug}/members/${person.id}/`)
  const { body } = await call('POST', list, { email: person.email, role: 5 })
  expect((await person.call('POST', `${toMe}${body.id}/`, { accepted: true })).status).toBe(204)
  expect((await person.call('GET', `/workspaces/${slug}/`)).body.role).toBe(5)
})
