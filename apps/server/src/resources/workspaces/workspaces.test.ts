import { afterAll, describe, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function eventsOf(id: string) {
  const { rows } = await app.database.pool.query(
    'select entity, verb, actor_id, changes from events where entity_id = $1 order by seq',
    [id],
  )
  return rows
}

describe('the life of a workspace', () => {
  test('its creator becomes the owner and first admin', async () => {
    const ada = await make.person()
    const { status, body } = await ada.call('POST', '/workspaces/', { name: 'North Harbour', slug: 'north' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'North Harbour',
      slug: 'north',
      owner: ada.id,
      role: 20,
      timezone: 'UTC',
    })
    const { body: members } = await ada.call('GET', '/workspaces/north/members/')
    expect(members).toMatchObject([{ id: ada.id, role: 20, role_slug: 'admin', is_active: true }])
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'workspace', verb: 'created', actor_id: ada.id },
    ])
  })

  test('a slug is made from the name when none is sent', async () => {
    const { call } = await make.person()
    const { body } = await call('POST', '/workspaces/', { name: 'Été à Nîmes!' })
    expect(body.slug).toBe('ete-a-nimes')
    const nameless = await call('POST', '/workspaces/', { name: '東京' })
    expect(nameless).toMatchObject({ status: 400, body: { fields: { slug: [expect.any(String)] } } })
  })

  test('an admin renames it; the slug stays', async () => {
    const place = await make.workspace()
    const path = `/workspaces/${place.slug}/`
    const { body } = await place.call('PATCH', path, {
      name: 'Renamed',
      slug: 'other',
      timezone: 'Europe/Rome',
    })
    expect(body).toMatchObject({ name: 'Renamed', slug: place.slug, timezone: 'Europe/Rome' })
    expect((await place.call('GET', path)).body).toEqual(body)
    const [, updated] = await eventsOf(place.workspaceId)
    expect(updated).toMatchObject({ verb: 'updated' })
    expect(updated.changes).toContainEqual(
      expect.objectContaining({ field: 'timezone', old_value: 'UTC', new_value: 'Europe/Rome' }),
    )
  })

  test('writing what is already there writes no event', async () => {
    const place = await make.workspace()
    const { body: before } = await place.call('GET', `/workspaces/${place.slug}/`)
    await place.call('PATCH', `/workspaces/${place.slug}/`, { name: before.name })
    expect(await eventsOf(place.workspaceId)).toHaveLength(1)
  })

  test.each([
    ['a reserved slug', { name: 'A', slug: 'api' }, 'slug'],
    ['a slug with capitals', { name: 'A', slug: 'North' }, 'slug'],
    ['a slug of 49 characters', { name: 'A', slug: 'x'.repeat(49) }, 'slug'],
    ['an empty name', { name: '' }, 'name'],
    ['a time zone that is none', { name: 'A', slug: 'zoned', timezone: 'Mars/Base' }, 'timezone'],
  ])('refuses %s, by field', async (_what, body, field) => {
    const { call } = await make.person()
    const answer = await call('POST', '/workspaces/', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('a taken slug is a conflict', async () => {
    const place = await make.workspace()
    const { call } = await make.person()
    const answer = await call('POST', '/workspaces/', { name: 'Another', slug: place.slug })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { slug: [expect.any(String)] } },
    })
  })
})

describe('who sees and changes a workspace', () => {
  test("the list holds the caller's workspaces with the caller's role, and no others", async () => {
    const place = await make.workspace()
    await make.workspace()
    const guest = await make.member(place, 5)
    const { body } = await guest.call('GET', '/workspaces/')
    expect(body.results).toMatchObject([{ id: place.workspaceId, role: 5 }])
    expect(body.total_results).toBe(1)
  })

  test('a stranger gets the same 404 for an existing and for a missing one', async () => {
    const place = await make.workspace()
    const { call } = await make.person()
    for (const method of ['GET', 'PATCH']) {
      const there = await call(method, `/workspaces/${place.slug}/`, method === 'PATCH' ? {} : undefined)
      const missing = await call(method, '/workspaces/not-there/', method === 'PATCH' ? {} : undefined)
      expect([there.status, there.body.error]).toEqual([404, missing.body.error])
    }
  })

  test('only an admin renames it', async () => {
    const place = await make.workspace()
    const member = await make.member(place, 15)
    const answer = await member.call('PATCH', `/workspaces/${place.slug}/`, { name: 'Mine' })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const admin = await make.member(place, 20)
    expect((await admin.call('PATCH', `/workspaces/${place.slug}/`, { name: 'Ours' })).status).toBe(200)
  })
})

describe('the log of events', () => {
  test('a write whose event cannot be stored is not stored either', async () => {
    const place = await make.project()
    const { call, path, slug } = place
    const other = await make.member(place, 15, 15)
    const done = (await call('GET', `${path}/states/?group=completed`)).body.results[0].id
    const kept = {
      label: await make.label(place),
      state: await make.state(place),
      item: await make.workItem(place, { state: done }),
      module: await make.module(place, { status: 'completed' }),
      epic: await make.epic(place),
      initiative: await make.initiative(place),
      initiativeLabel: await make.initiativeLabel(place),
    }
    const ofInitiative = `/workspaces/${slug}/initiatives/${kept.initiative.id}`
    const { email } = await make.person()
    const writes: [string, string, object?][] = [
      ['PATCH', `/workspaces/${slug}/`, { name: 'X' }],
      ['PATCH', `/workspaces/${slug}/features/`, { wiki: true }],
      ['POST', `/workspaces/${slug}/members/`, { email }],
      ['PATCH', `/workspaces/${slug}/members/${other.id}/`, { role: 20 }],
      ['DELETE', `/workspaces/${slug}/members/${other.id}/`],
      ['POST', `/workspaces/${slug}/projects/`, { name: 'X', identifier: 'X' }],
      ['PATCH', `${path}/`, { name: 'X' }],
      ['PATCH', `${path}/features/`, { views: true }],
      ['POST', `${path}/archive/`],
      ['PATCH', `${path}/project-members/${other.id}/`, { role: 20 }],
      ['DELETE', `${path}/project-members/${other.id}/`],
      ['POST', `${path}/labels/`, { name: 'X' }],
      ['PATCH', `${path}/labels/${kept.label.id}/`, { name: 'X' }],
      ['DELETE', `${path}/labels/${kept.label.id}/`],
      ['POST', `${path}/states/`, { name: 'X', color: '#000' }],
      ['PATCH', `${path}/states/${kept.state.id}/`, { default: true }],
      ['DELETE', `${path}/states/${kept.state.id}/`],
      ['POST', `${path}/work-items/`, { name: 'X', labels: [kept.label.id] }],
      ['PATCH', `${path}/work-items/${kept.item.id}/`, { name: 'X', labels: [kept.label.id] }],
      ['POST', `${path}/work-items/${kept.item.id}/archive/`],
      ['DELETE', `${path}/work-items/${kept.item.id}/`],
      ['POST', `${path}/modules/`, { name: 'X' }],
      ['PATCH', `${path}/modules/${kept.module.id}/`, { name: 'X', members: [other.id] }],
      ['POST', `${path}/modules/${kept.module.id}/module-issues/`, { issues: [kept.item.id] }],
      ['POST', `${path}/modules/${kept.module.id}/archive/`],
      ['DELETE', `${path}/modules/${kept.module.id}/`],
      ['POST', `${path}/epics/`, { name: 'X' }],
      ['PATCH', `${path}/epics/${kept.epic.id}/`, { name: 'X' }],
      ['POST', `${path}/epics/${kept.epic.id}/work-items/`, { work_item_ids: [kept.item.id] }],
      ['DELETE', `${path}/epics/${kept.epic.id}/`],
      ['POST', `/workspaces/${slug}/initiatives/`, { name: 'X' }],
      ['PATCH', `${ofInitiative}/`, { name: 'X' }],
      ['POST', `${ofInitiative}/labels/`, { label_ids: [kept.initiativeLabel.id] }],
      ['POST', `${ofInitiative}/projects/`, { project_ids: [place.projectId] }],
      ['POST', `${ofInitiative}/epics/`, { epic_ids: [kept.epic.id] }],
      ['DELETE', `${ofInitiative}/`],
      ['POST', `/workspaces/${slug}/initiatives/labels/`, { name: 'X' }],
      ['PATCH', `/workspaces/${slug}/initiatives/labels/${kept.initiativeLabel.id}/`, { name: 'X' }],
      ['DELETE', `/workspaces/${slug}/initiatives/labels/${kept.initiativeLabel.id}/`],
      ['DELETE', `${path}/`],
    ]
    const before = await contents()
    await app.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no room in the log'; end $$;
      create trigger refuse before insert on events for each row execute function refuse()`)
    try {
      for (const [method, url, body] of writes) {
        const answer = await call(method, url, body)
        expect([method, url, answer.status]).toEqual([method, url, 500])
        expect(answer.text).not.toContain('no room')
        expect(await contents()).toEqual(before)
      }
    } finally {
      await app.database.pool.query('drop function refuse cascade')
    }
    for (const [method, url, body] of writes) {
      const { status } = await call(method, url, body)
      // Some of these undo what a later one needs; none of them may fail on the server.
      expect([method, url, status < 500]).toEqual([method, url, true])
    }
  })

  /** How many rows each table has, and when each of its rows was last written. */
  async function contents(): Promise<Record<string, string>> {
    const { rows: tables } = await app.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'api_tokens'`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await app.database.pool.query<{ sum: string }>(
        `select md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`,
      )
      found[name] = String(rows[0]?.sum)
    }
    return found
  }
})
