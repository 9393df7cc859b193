import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
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

/** The id of each of the project's first states, by group. */
async function statesOf({ call, path }: ProjectPlace): Promise<Record<string, string>> {
  const { body } = await call('GET', `${path}/states/`)
  return Object.fromEntries(
    body.results.map((state: { group: string; id: string }) => [state.group, state.id]),
  )
}
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('creating a work item', () => {
  test('takes a name alone and gives the defaults', async () => {
    const place = await make.project()
    const states = await statesOf(place)
    const { status, body } = await place.call('POST', `${place.path}/work-items/`, { name: 'First' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'First',
      description_html: '<p></p>',
      description: '',
      description_stripped: '',
      description_binary: null,
      priority: 'none',
      state: states['backlog'],
      sequence_id: 1,
      sort_order: 65_535,
      parent: null,
      assignees: [],
      labels: [],
      module: null,
      type: null,
      type_id: null,
      start_date: null,
      target_date: null,
      completed_at: null,
      archived_at: null,
      deleted_at: null,
      is_draft: false,
      external_id: null,
      external_source: null,
      project: place.projectId,
      workspace: place.workspaceId,
      created_by: place.owner.id,
      updated_by: null,
    })
    expect((await place.call('GET', `${place.path}/work-items/${body.id}/`)).body).toEqual(body)
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'work_item', verb: 'created', actor_id: place.owner.id },
    ])
  })

  test('numbers count up by one, are never used again and are not the client’s to choose', async () => {
    const place = await make.project()
    const [first, second] = [await make.workItem(place), await make.workItem(place, { sequence_id: 99 })]
    expect([first.sequence_id, second.sequence_id]).toEqual([1, 2])
    await place.call('DELETE', `${place.path}/work-items/${second.id}/`)
    expect((await make.workItem(place)).sequence_id).toBe(3)
    const refused = await place.call('POST', `${place.path}/work-items/`, { name: 'No', state: first.id })
    expect(refused.status).toBe(400)
    expect((await make.workItem(place)).sequence_id).toBe(4)
    expect((await make.workItem(await make.project(place))).sequence_id).toBe(1)
  })

  test('comes last among those of its state', async () => {
    const place = await make.project()
    const { started } = await statesOf(place)
    expect((await make.workItem(place)).sort_order).toBe(65_535)
    expect((await make.workItem(place)).sort_order).toBe(75_535)
    expect((await make.workItem(place, { state: started })).sort_order).toBe(65_535)
    expect((await make.workItem(place, { sort_order: 5 })).sort_order).toBe(5)
  })

  test('keeps the time and the author that an import sends', async () => {
    const place = await make.project()
    const author = await make.member(place, 15)
    const sent = { created_at: '2020-01-02T03:04:05.123456Z', created_by: author.id }
    const item = await make.workItem(place, sent)
    expect(item).toMatchObject(sent)
    const stranger = await make.person()
    expect(
      await place.call('POST', `${place.path}/work-items/`, { name: 'A', created_by: stranger.id }),
    ).toMatchObject({ status: 400, body: { fields: { created_by: [expect.any(String)] } } })
  })

  test.each([
    ['no name', {}, 'name'],
    ['a name of 256 characters', { name: 'x'.repeat(256) }, 'name'],
    ['a priority that is none', { name: 'A', priority: 'huge' }, 'priority'],
    ['a state that is no id', { name: 'A', state: 'Backlog' }, 'state'],
    ['a date that is none', { name: 'A', start_date: '2026-02-30' }, 'start_date'],
    [
      'a target before the start',
      { name: 'A', start_date: '2026-02-02', target_date: '2026-02-01' },
      'target_date',
    ],
    ['assignees that are no array', { name: 'A', assignees: 'me' }, 'assignees'],
    ['labels with something that is no id', { name: 'A', labels: ['bug'] }, 'labels'],
    ['13 points', { name: 'A', point: 13 }, 'point'],
    ['a character NUL', { name: 'A\u0000B' }, 'name'],
  ])('refuses %s, and takes no number', async (_what, body, field) => {
    const place = await make.project()
    const answer = await place.call('POST', `${place.path}/work-items/`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect((await make.workItem(place)).sequence_id).toBe(1)
  })

  test('a state, a parent, a module and a type must be of the same place', async () => {
    const [place, other] = [await make.project(), await make.project()]
    const foreign = {
      state: (await statesOf(other))['backlog'],
      parent: (await make.workItem(other)).id,
      module: (await make.module(other)).id,
      type: (await make.epic(place)).type,
    }
    const item = await make.workItem(place)
    for (const [field, value] of Object.entries(foreign)) {
      const created = await place.call('POST', `${place.path}/work-items/`, { name: 'A', [field]: value })
      const updated = await place.call('PATCH', `${place.path}/work-items/${item.id}/`, { [field]: value })
      for (const answer of [created, updated]) {
        expect([field, answer.status]).toEqual([field, 400])
        expect(Object.keys(answer.body.fields)).toEqual([field])
      }
    }
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body).toEqual(item)
  })

  test('the state of intake is not to be chosen', async () => {
    const place = await make.project()
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from states where project_id = $1 and "group" = 'triage'`,
      [place.projectId],
    )
    const answer = await place.call('POST', `${place.path}/work-items/`, { name: 'A', state: rows[0]?.id })
    expect(answer).toMatchObject({ status: 400, body: { fields: { state: [expect.any(String)] } } })
  })
})

describe('assignees and labels', () => {
  test('those who cannot work in the project are left out: guests, strangers, and those who left', async () => {
    const place = await make.project()
    const member = await make.member(place, 15, 15)
    const left = await make.member(place, 15, 15)
    await place.call('DELETE', `${place.path}/project-members/${left.id}/`)
    const people = [
      member,
      await make.member(place, 15, 5),
      await make.member(place, 15),
      await make.person(),
      left,
    ]
    const { assignees } = await make.workItem(place, { assignees: [...ids(people), ...ids(people)] })
    expect(assignees).toEqual([member.id])
  })

  test('the default assignee gets what names nobody who can take it, if a member', async () => {
    const place = await make.project()
    const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 15, 5)]
    await place.call('PATCH', place.path, { default_assignee: member.id })
    expect((await make.workItem(place)).assignees).toEqual([member.id])
    expect((await make.workItem(place, { assignees: [guest.id] })).assignees).toEqual([member.id])
    expect((await make.workItem(place, { assignees: [place.owner.id] })).assignees).toEqual([place.owner.id])
    await place.call('PATCH', place.path, { default_assignee: guest.id })
    expect((await make.workItem(place)).assignees).toEqual([])
  })

  test('labels of other projects are left out', async () => {
    const place = await make.project()
    const [own, foreign] = [await make.label(place), await make.label(await make.project(place))]
    expect((await make.workItem(place, { labels: [foreign.id, own.id] })).labels).toEqual([own.id])
  })

  test('an update replaces the whole set, an empty one clears it, an absent one keeps it', async () => {
    const place = await make.project()
    const [a, b] = [await make.label(place), await make.label(place)]
    const member = await make.member(place, 15, 15)
    const item = await make.workItem(place, { labels: [a.id], assignees: [place.owner.id] })
    const path = `${place.path}/work-items/${item.id}/`
    const { body } = await place.call('PATCH', path, { labels: [b.id], assignees: [member.id] })
    expect(body).toMatchObject({ labels: [b.id], assignees: [member.id] })
    expect((await place.call('PATCH', path, { name: 'Same' })).body).toMatchObject({ labels: [b.id] })
    expect((await place.call('PATCH', path, { labels: [], assignees: [] })).body).toMatchObject({
      labels: [],
      assignees: [],
    })
  })
})

describe('completed_at', () => {
  test('is the time of entering a completed state, and nothing in others', async () => {
    const place = await make.project()
    const { completed, cancelled, started } = await statesOf(place)
    const item = await make.workItem(place)
    const path = `${place.path}/work-items/${item.id}/`
    const patch = async (body: object) => (await place.call('PATCH', path, body)).body.completed_at
    const first = await patch({ state: completed, completed_at: '2001-01-01T00:00:00Z' })
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000)
    expect(await patch({ name: 'Renamed', state: completed })).toBe(first)
    const { id: also } = await make.state(place, { group: 'completed' })
    expect((await patch({ state: also })) > first).toBe(true)
    expect(await patch({ state: cancelled })).toBeNull()
    expect(await patch({ state: completed })).not.toBeNull()
    expect(await patch({ state: started })).toBeNull()
    expect((await make.workItem(place, { state: completed })).completed_at).toEqual(expect.any(String))
    expect((await make.workItem(place, { state: cancelled })).completed_at).toBeNull()
  })
})

describe('parents', () => {
  let place: ProjectPlace
  beforeAll(async () => {
    place = await make.project()
  })

  test('a work item is never above itself', async () => {
    const a = await make.workItem(place)
    const b = await make.workItem(place, { parent: a.id })
    const c = await make.workItem(place, { parent: b.id })
    for (const parent of [a.id, b.id, c.id]) {
      const answer = await place.call('PATCH', `${place.path}/work-items/${a.id}/`, { parent })
      expect(answer).toMatchObject({ status: 400, body: { fields: { parent: [expect.any(String)] } } })
    }
    expect((await place.call('PATCH', `${place.path}/work-items/${c.id}/`, { parent: a.id })).status).toBe(
      200,
    )
    const { body } = await place.call('GET', `${place.path}/work-items/?parent=${a.id}`)
    expect(ids(body.results).sort()).toEqual([b.id, c.id].sort())
  })

  test('an epic is never above itself through a work item', async () => {
    const item = await make.workItem(place)
    const epic = await make.epic(place, { parent_id: item.id })
    const patched = await place.call('PATCH', `${place.path}/work-items/${item.id}/`, { parent: epic.id })
    expect(patched).toMatchObject({ status: 400, body: { fields: { parent: [expect.any(String)] } } })
    const adopted = await place.call('POST', `${place.path}/epics/${epic.id}/work-items/`, {
      work_item_ids: [item.id],
    })
    expect(adopted.status).toBe(400)
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.parent).toBeNull()
  })

  test('deleting a parent leaves its children without one', async () => {
    const parent = await make.workItem(place)
    const child = await make.workItem(place, { parent: parent.id })
    await place.call('DELETE', `${place.path}/work-items/${parent.id}/`)
    expect((await place.call('GET', `${place.path}/work-items/${child.id}/`)).body.parent).toBeNull()
  })

  test('null takes a work item out from under its parent', async () => {
    const parent = await make.workItem(place)
    const child = await make.workItem(place, { parent: parent.id })
    const { body } = await place.call('PATCH', `${place.path}/work-items/${child.id}/`, { parent: null })
    expect(body.parent).toBeNull()
  })
})

describe('descriptions', () => {
  let place: ProjectPlace
  beforeAll(async () => {
    place = await make.project()
  })
  const stored = async (description_html: string) => {
    const { body } = await place.call('POST', `${place.path}/work-items/`, { name: 'A', description_html })
    return body
  }

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="vbscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<svg onload=alert(1)><circle/></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://evil.example"></object><embed src="https://evil.example">',
    '<form action="https://evil.example"><button>Go</button></form>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<style>@import "https://evil.example/x.css"</style>',
    '<link rel=stylesheet href="https://evil.example/x.css"><meta http-equiv=refresh content="0;url=//evil.example">',
    '<base href="https://evil.example/">',
    '<p onmouseover="alert(1)">x</p>',
    '<details ontoggle=alert(1) open>x</details>',
    '<input type="image" src="javascript:alert(1)" onfocus=alert(1) autofocus>',
    '<image-component src="javascript:alert(1)" onerror=alert(1)></image-component>',
    '<blockquote cite="javascript:alert(1)">x</blockquote>',
    '<p>a<!-- <img src=x onerror=alert(1)> --></p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="https://ok.example" onclick="alert(1)">x</a>',
  ])('%s keeps nothing that runs, loads or sends', async (html) => {
    const { description_html } = await stored(`<p>before</p>${html}`)
    expect(description_html.startsWith('<p>before</p>')).toBe(true)
    for (const [, tag = '', attributes = ''] of description_html.matchAll(
      /<\/?([^\s>]+)((?:"[^"]*"|[^">])*)>/g,
    )) {
      expect(tag).not.toMatch(
        /^(script|style|iframe|object|embed|form|button|svg|math|link|meta|base|noscript)$/i,
      )
      for (const [, name = '', value = ''] of attributes.matchAll(/\s([^\s"=<>/]+)(?:="([^"]*)")?/g)) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^action$/i)
        if (/^(href|src|cite|data|xlink:href)$/i.test(name))
          expect(value).toMatch(/^(https:\/\/ok\.example|x)$/)
      }
    }
  })

  test('what editors write stays as it is', async () => {
    const html =
      '<h2>Plan</h2><p class="x" data-id="7">A <strong>b</strong> <em>c</em> <code>d</code></p>' +
      '<ul data-type="taskList"><li data-checked="true">e</li></ul><ol start="3"><li>f</li></ol>' +
      '<table><tbody><tr><td colspan="2">g</td></tr></tbody></table><pre><code class="language-ts">h</code></pre>' +
      '<img src="https://example.com/a.png" alt="i" width="10" />' +
      '<mention-component entity_name="user_mention" entity_identifier="1"></mention-component>'
    expect((await stored(html)).description_html).toBe(html)
  })

  test.each([
    'https://example.com/?a=1&amp;b=2',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+391234',
  ])('a link to %s stays, and gives no hold on the opener', async (href) => {
    const { description_html } = await stored(`<a href="${href}" target="_blank" rel="opener">x</a>`)
    expect(description_html).toContain(`href="${href}"`)
    expect(description_html).toContain('rel="noopener noreferrer nofollow"')
    expect(description_html).not.toContain('"opener"')
  })

  test('the stripped text has the words, with lines where the blocks end, and no markup', async () => {
    const { description_stripped, description } = await stored(
      '<h1>One</h1><p>two <b>three</b>&nbsp;&amp; &lt;four&gt;</p><ul><li>five</li><li>six</li></ul>' +
        '<p>seven<br>eight</p><script>nine()</script><style>ten{}</style>',
    )
    expect(description_stripped.replace(/\u00a0/g, ' ')).toBe(
      'One\ntwo three & <four>\nfive\nsix\nseven\neight',
    )
    expect(description).toBe(description_stripped)
  })

  test('an update replaces both forms; plain text becomes paragraphs', async () => {
    const item = await stored('<p>old</p>')
    const path = `${place.path}/work-items/${item.id}/`
    const { body } = await place.call('PATCH', path, { description_html: '<p>new<script>x</script></p>' })
    expect(body).toMatchObject({ description_html: '<p>new</p>', description_stripped: 'new' })
    const { body: plain } = await place.call('PATCH', path, { description: 'a < b\nc' })
    expect(plain).toMatchObject({ description_html: '<p>a &lt; b</p><p>c</p>', description: 'a < b\nc' })
    const { body: none } = await place.call('PATCH', path, { description: '' })
    expect(none).toMatchObject({ description_html: '<p></p>', description_stripped: '' })
  })
})

describe('external pairs', () => {
  const pair = { external_source: 'github', external_id: 'a/b#7' }
  const query = `external_source=github&external_id=${encodeURIComponent(pair.external_id)}`

  test('find the one work item that has them', async () => {
    const place = await make.project()
    const item = await make.workItem(place, pair)
    await make.workItem(place, { ...pair, external_source: 'gitlab' })
    const { body } = await place.call('GET', `${place.path}/work-items/?${query}`)
    expect(body).toEqual(item)
    const { body: named } = await place.call('GET', `${place.path}/work-items/?${query}&fields=name`)
    expect(named).toEqual({ name: item.name })
    expect((await place.call('GET', `${place.path}/work-items/?${query}x`)).status).toBe(404)
    expect((await place.call('GET', `${place.path}/work-items/?external_id=7`)).status).toBe(400)
    const other = await make.project(place)
    expect((await place.call('GET', `${other.path}/work-items/?${query}`)).status).toBe(404)
  })

  test('say which work item is meant when one is asked for by its id: 404 for any other', async () => {
    const place = await make.project()
    const item = await make.workItem(place, pair)
    const one = `${place.path}/work-items/${item.id}/`
    expect((await place.call('GET', `${one}?${query}&order_by=-created_at`)).body).toEqual(item)
    expect((await place.call('GET', `${one}?${query}x`)).status).toBe(404)
    expect((await place.call('GET', `${one}?external_source=gitlab`)).status).toBe(404)
  })

  test('are taken once: 409 with the existing one on create, the addressed one on update', async () => {
    const place = await make.project()
    const [first, second] = [await make.workItem(place, pair), await make.workItem(place)]
    const created = await place.call('POST', `${place.path}/work-items/`, { name: 'New', ...pair })
    expect(created).toMatchObject({ status: 409, body: { code: 'conflict', id: first.id } })
    const updated = await place.call('PATCH', `${place.path}/work-items/${second.id}/`, pair)
    expect(updated).toMatchObject({ status: 409, body: { code: 'conflict', id: second.id } })
    expect((await make.workItem(place)).sequence_id).toBe(3)
    await make.workItem(await make.project(place), pair)
  })
})

describe('hidden work items', () => {
  test('a draft is nowhere to be seen', async () => {
    const place = await make.project()
    const draft = await make.workItem(place, { is_draft: true })
    expect(draft.is_draft).toBe(true)
    const { identifier } = (await place.call('GET', place.path)).body
    expect((await place.call('GET', `${place.path}/work-items/`)).body.results).toEqual([])
    expect((await place.call('GET', `${place.path}/archived-work-items/`)).body.results).toEqual([])
    for (const path of [
      `${place.path}/work-items/${draft.id}/`,
      `${place.path}/work-items/${draft.id}/activities/`,
      `/workspaces/${place.slug}/work-items/${identifier}-1/`,
    ])
      expect((await place.call('GET', path)).status).toBe(404)
  })

  test('only a finished one is archived; it then is in the archive alone, until it comes back', async () => {
    const place = await make.project()
    const { call, path } = place
    const { completed, cancelled } = await statesOf(place)
    const item = await make.workItem(place)
    const one = `${path}/work-items/${item.id}/`
    expect(await call('POST', `${one}archive/`)).toMatchObject({
      status: 400,
      body: { code: 'not_finished' },
    })
    for (const state of [completed, cancelled]) {
      await call('PATCH', one, { state })
      expect((await call('POST', `${one}archive/`, {})).status).toBe(204)
      expect((await call('GET', `${path}/work-items/`)).body.results).toEqual([])
      expect((await call('GET', one)).status).toBe(404)
      expect((await call('POST', `${one}archive/`)).status).toBe(404)
      const { body } = await call('GET', `${path}/archived-work-items/`)
      expect(body.results).toMatchObject([
        { id: item.id, archived_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      ])
      expect((await call('DELETE', `${one}unarchive/`)).status).toBe(204)
      expect((await call('GET', one)).body).toMatchObject({ id: item.id, archived_at: null })
      expect((await call('DELETE', `${one}unarchive/`)).status).toBe(404)
    }
    const fields = (await eventsOf(item.id)).flatMap(({ changes }) =>
      changes.map(({ field }: { field: string }) => field),
    )
    expect(fields.filter((field) => field === 'archived_at')).toHaveLength(4)
  })
})

describe('finding work items', () => {
  test('by identifier, work items and epics alike, for members of the project', async () => {
    const place = await make.project(undefined, { identifier: 'A_B' })
    const [item, epic] = [await make.workItem(place), await make.epic(place)]
    const path = `/workspaces/${place.slug}/work-items/`
    expect((await place.call('GET', `${path}A_B-1/`)).body).toEqual(item)
    expect((await place.call('GET', `${path}A_B-2`)).body.id).toBe(epic.id)
    for (const wrong of ['A_B-3', 'a_b-1', 'A_B-', 'A_B', '-1', 'A_B-1x', 'A_B-99999999999999999999'])
      expect((await place.call('GET', `${path}${wrong}/`)).status).toBe(404)
    const outside = await make.member(place, 20)
    expect((await outside.call('GET', `${path}A_B-1/`)).status).toBe(404)
  })

  test('newest first, or by priority, state and the rest', async () => {
    const place = await make.project()
    const states = await statesOf(place)
    const order = ['none', 'urgent', 'low', 'high', 'medium']
    for (const [index, priority] of order.entries())
      await make.workItem(place, { name: priority, priority, state: Object.values(states)[index] })
    const names = async (query: string) =>
      (await place.call('GET', `${place.path}/work-items/?fields=name&${query}`)).body.results.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names('')).toEqual([...order].reverse())
    expect(await names('order_by=priority')).toEqual(['urgent', 'high', 'medium', 'low', 'none'])
    expect(await names('order_by=-priority')).toEqual(['none', 'low', 'medium', 'high', 'urgent'])
    expect(await names('order_by=state__group')).toEqual(order)
    expect(await names('order_by=-sequence_id')).toEqual([...order].reverse())
    expect(await names(`state=${states['completed']}`)).toEqual(['high'])
    expect(await names('priority=low,high&order_by=name')).toEqual(['high', 'low'])
  })

  test('epics are not among them', async () => {
    const place = await make.project()
    const epic = await make.epic(place)
    expect((await place.call('GET', `${place.path}/work-items/`)).body.results).toEqual([])
    const path = `${place.path}/work-items/${epic.id}/`
    expect((await place.call('GET', path)).status).toBe(404)
    expect((await place.call('PATCH', path, { name: 'No' })).status).toBe(404)
    expect((await place.call('DELETE', path)).status).toBe(404)
  })

  test('expanded relations are the records themselves', async () => {
    const place = await make.project()
    const [label, module, parent] = [
      await make.label(place),
      await make.module(place),
      await make.workItem(place),
    ]
    const item = await make.workItem(place, {
      labels: [label.id],
      assignees: [place.owner.id],
      module: module.id,
      parent: parent.id,
    })
    const { body } = await place.call(
      'GET',
      `${place.path}/work-items/${item.id}/?expand=labels,assignees,state,project,module,type,parent,created_by`,
    )
    // Settings of one's own are for nobody else's eyes.
    const {
      email_verified: _verified,
      theme: _theme,
      timezone: _timezone,
      ...user
    } = (await place.call('GET', '/users/me/')).body
    expect(body).toMatchObject({
      id: item.id,
      labels: [label],
      assignees: [user],
      created_by: user,
      module: { id: module.id, name: module.name },
      project: { id: place.projectId },
      state: { id: item.state, name: 'Backlog', group: 'backlog' },
      parent: { id: parent.id, sequence_id: 1 },
      type: null,
    })
  })
})

describe('changing and deleting', () => {
  test('an update changes what is sent, stamps who and when, and logs each change', async () => {
    const place = await make.project()
    const member = await make.member(place, 15, 15)
    const item = await make.workItem(place)
    const path = `${place.path}/work-items/${item.id}/`
    const sent = {
      name: 'New',
      priority: 'high',
      start_date: '2026-01-01',
      target_date: '2026-01-31',
      point: 3,
    }
    const { body } = await member.call('PATCH', path, sent)
    const { updated_at, last_activity_at } = body
    expect(body).toEqual({ ...item, ...sent, updated_at, last_activity_at, updated_by: member.id })
    expect(updated_at > item.updated_at && last_activity_at > item.last_activity_at).toBe(true)
    const { verb, actor_id, changes } = (await eventsOf(item.id)).at(-1)
    expect([verb, actor_id]).toEqual(['updated', member.id])
    expect(changes.map(({ field }: { field: string }) => field).sort()).toEqual(Object.keys(sent).sort())
    const { body: same } = await place.call('PATCH', path, sent)
    expect(same).toEqual(body)
    expect(await eventsOf(item.id)).toHaveLength(2)
  })

  test('a target date before the start date is refused against what is stored, too', async () => {
    const place = await make.project()
    const item = await make.workItem(place, { start_date: '2026-02-02' })
    const answer = await place.call('PATCH', `${place.path}/work-items/${item.id}/`, {
      target_date: '2026-02-01',
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { target_date: [expect.any(String)] } } })
  })

  test('sending a module puts it there alone; null takes it out of all', async () => {
    const place = await make.project()
    const [a, b] = [await make.module(place), await make.module(place)]
    const item = await make.workItem(place, { module: a.id })
    expect(item.module).toBe(a.id)
    const path = `${place.path}/work-items/${item.id}/`
    expect((await place.call('PATCH', path, { module: b.id })).body.module).toBe(b.id)
    expect((await place.call('GET', `${place.path}/modules/${a.id}/`)).body.total_issues).toBe(0)
    expect((await place.call('PATCH', path, { module: null })).body.module).toBeNull()
    expect((await place.call('GET', `${place.path}/modules/${b.id}/`)).body.total_issues).toBe(0)
  })

  test('admins delete any, members their own, guests none', async () => {
    const place = await make.project()
    const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 15, 5)]
    const [own, foreign] = [await make.workItem({ ...place, call: member.call }), await make.workItem(place)]
    const path = `${place.path}/work-items/`
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await guest.call('POST', path, { name: 'No' })).status).toBe(403)
    expect((await guest.call('PATCH', `${path}${own.id}/`, { name: 'No' })).status).toBe(403)
    expect((await guest.call('DELETE', `${path}${own.id}/`)).status).toBe(403)
    expect((await member.call('PATCH', `${path}${foreign.id}/`, { name: 'Yes' })).status).toBe(200)
    expect((await member.call('DELETE', `${path}${foreign.id}/`)).status).toBe(403)
    expect((await member.call('DELETE', `${path}${own.id}/`)).status).toBe(204)
    expect((await place.call('DELETE', `${path}${foreign.id}/`)).status).toBe(204)
    expect((await place.call('GET', path)).body.results).toEqual([])
    expect((await eventsOf(own.id)).at(-1)).toMatchObject({ verb: 'deleted', actor_id: member.id })
  })

  test('another project’s work item is not there', async () => {
    const place = await make.project()
    const { id } = await make.workItem(await make.project(place))
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? {} : undefined
      expect((await place.call(method, `${place.path}/work-items/${id}/`, body)).status).toBe(404)
    }
  })
})
