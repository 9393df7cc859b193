import { afterAll, describe, expect, test } from 'vitest'
import { fewestStatements } from '../../../test/fewest-statements.js'
import { makeHarbour } from '../../../test/harbour.js'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
const harbour = await makeHarbour(app)
const epic = await make.epic(harbour, { name: 'Winter harbour', priority: 'high' })
const elsewhere = await make.project(harbour, { name: 'Pilots', identifier: 'PIL' })
await make.workItem(elsewhere, { name: 'Pilot rota' })
const secret = await make.project(harbour, { name: 'Secret', identifier: 'SEC', network: 0 })
await make.workItem(secret, { name: 'Harbour sale' })
afterAll(() => app.stop())

const path = `/workspaces/${harbour.slug}/work-items/`

interface Hit {
  sequence_id: number
  project__identifier?: string
  project_identifier?: string
}
const named = (rows: Hit[]): string[] =>
  rows.map((row) => `${row.project__identifier ?? row.project_identifier}-${row.sequence_id}`)

async function search(text: string, more = '', call = harbour.call): Promise<string[]> {
  const {
    status,
    body,
    text: answer,
  } = await call('GET', `${path}search/?search=${encodeURIComponent(text)}${more}`)
  if (status !== 200) throw new Error(answer)
  return named(body.issues)
}

async function advanced(body: object, call = harbour.call): Promise<string[]> {
  const answer = await call('POST', `${path}advanced-search/`, body)
  if (answer.status !== 200) throw new Error(answer.text)
  return named(answer.body)
}

describe('search', () => {
  test('finds words of names and descriptions, names first, then the newest', async () => {
    expect(await search('harbour', '', harbour.ada.call)).toEqual([
      `WEB-${epic.sequence_id}`,
      'WEB-1',
      'WEB-2',
    ])
    expect(await search('quay')).toEqual(['WEB-1'])
    expect(await search('harbour phones')).toEqual(['WEB-1'])
  })

  test('takes the last word as the beginning of one, and the others whole', async () => {
    expect(await search('insp')).toEqual(['WEB-5'])
    expect(await search('crane insp')).toEqual(['WEB-5'])
    expect(await search('cra inspection')).toEqual([])
  })

  test('minds neither case nor accents', async () => {
    for (const text of ['ETE', 'été', 'cafe', 'CAFÉ', 'ete: opening'])
      expect(await search(text), text).toEqual(['WEB-3'])
  })

  test('finds words of comments, after those of names and descriptions, and follows their changes', async () => {
    expect(await search('pontoon')).toEqual(['WEB-3'])
    expect(await search('ask about pont')).toEqual(['WEB-3'])
    // One comment has all of the words, or the work item has: they do not add up.
    expect(await search('cafe pontoon')).toEqual([])
    const { body } = await harbour.call('GET', `${harbour.path}/work-items/?search=PONTOON`)
    expect(body.results.map((row: Hit) => row.sequence_id)).toEqual([3])
    expect(await advanced({ query: 'pontoon', filters: { priority: 'urgent' } })).toEqual([])
    const item = await make.workItem(harbour, { name: 'Pontoon' })
    const named = `WEB-${item.sequence_id}`
    await make.comment(harbour, item.id, { comment_html: '<p>a pontoon indeed</p>' })
    expect(await search('pontoon')).toEqual([named, 'WEB-3'])
    const comment = await make.comment(harbour, item.id, { comment_html: '<p>Ballast</p>' })
    const one = `${harbour.path}/work-items/${item.id}/comments/${comment.id}/`
    expect(await search('ballast')).toEqual([named])
    await harbour.call('PATCH', one, { comment_html: `<p>Keel ${item.sequence_id}</p>` })
    expect(await search('ballast')).toEqual([])
    expect(await search('keel')).toEqual([named])
    expect(await search(`${item.sequence_id}`)).toEqual([named])
    await harbour.call('DELETE', one)
    expect(await search('keel')).toEqual([])
    await harbour.call('DELETE', `${harbour.path}/work-items/${item.id}/`)
  })

  test('does not find by comments that the caller may not see', async () => {
    const item = await make.workItem(secret, { name: 'Quiet' })
    await make.comment(secret, item.id, { comment_html: '<p>whisper</p>' })
    expect(await search('whisper')).toEqual(['SEC-2'])
    expect(await search('whisper', '', harbour.ada.call)).toEqual([])
    expect(await search('whisper', `&project_id=${harbour.projectId}`)).toEqual([])
    await secret.call('DELETE', `${secret.path}/work-items/${item.id}/`)
  })

  test('finds WEB-12 and a number, first', async () => {
    expect(await search('WEB-2')).toEqual(['WEB-2'])
    expect(await search('web-2')).toEqual(['WEB-2'])
    expect(await search('pil-1')).toEqual(['PIL-1'])
    expect((await search('1')).toSorted()).toEqual(['PIL-1', 'SEC-1', 'WEB-1'])
    const numbered = await make.workItem(elsewhere, { name: 'Berth 2 of web' })
    expect((await search('2', '&workspace_search=true')).slice(0, 2).toSorted()).toEqual(['PIL-2', 'WEB-2'])
    await elsewhere.call('DELETE', `${elsewhere.path}/work-items/${numbered.id}/`)
  })

  test('finds nothing without a text, and takes any text', async () => {
    expect((await harbour.call('GET', `${path}search/`)).body).toEqual({ issues: [] })
    for (const text of [
      '',
      '  ',
      '!!!',
      `'`,
      ':*',
      '& | ! ( )',
      `' | 'a`,
      '\\',
      '%',
      '<->',
      'x'.repeat(3000),
    ])
      expect(await search(text), text).toEqual([])
  })

  test('stays within what the caller may see', async () => {
    expect(await search('sale', '&workspace_search=true')).toEqual(['SEC-1'])
    expect(await search('sale', '&workspace_search=true', harbour.ada.call)).toEqual([])
    expect(await advanced({ query: 'sale' }, harbour.ada.call)).toEqual([])
    const stranger = await make.workspace()
    await make.workItem(await make.project(stranger), { name: 'Harbour of somebody else' })
    expect(await search('somebody')).toEqual([])
  })

  test('is limited to a project, unless it is for the workspace', async () => {
    for (const name of ['project', 'project_id']) {
      expect(await search('pilot', `&${name}=${harbour.projectId}`)).toEqual([])
      expect(await search('pilot', `&${name}=${elsewhere.projectId}`)).toEqual(['PIL-1'])
      expect(await search('pilot', `&${name}=${harbour.projectId}&workspace_search=true`)).toEqual(['PIL-1'])
    }
    expect(await search('pilot', `&project_id=${harbour.names['you']}`)).toEqual([])
  })

  test('leaves out what is archived, and follows every change', async () => {
    const item = await make.workItem(harbour, { name: 'Lighthouse' })
    const one = `${harbour.path}/work-items/${item.id}/`
    expect(await search('lighthouse')).toHaveLength(1)
    await harbour.call('PATCH', one, { name: 'Beacon', description_html: '<p>a <b>lamp</b></p>' })
    expect(await search('lighthouse')).toEqual([])
    expect(await search('lamp')).toHaveLength(1)
    const { body } = await harbour.call('GET', `${harbour.path}/states/?group=completed`)
    await harbour.call('PATCH', one, { state: body.results[0].id })
    await harbour.call('POST', `${one}archive/`)
    expect(await search('lamp')).toEqual([])
  })

  test('takes limit, fields, order_by and the external names', async () => {
    expect(await search('harbour', '&limit=1')).toHaveLength(1)
    expect(await search('harbour', '&order_by=created_at', harbour.ada.call)).toEqual([
      'WEB-1',
      'WEB-2',
      `WEB-${epic.sequence_id}`,
    ])
    expect(await search('harbour', '&external_source=jira&external_id=7')).toEqual(['WEB-1'])
    const { body } = await harbour.call('GET', `${path}search/?search=quay&fields=name,workspace__slug`)
    expect(body).toEqual({ issues: [{ name: 'Harbour map on phones', workspace__slug: harbour.slug }] })
    for (const wrong of ['limit=0', 'limit=101', 'project_id=x', 'workspace_search=yes'])
      expect((await harbour.call('GET', `${path}search/?search=a&${wrong}`)).status, wrong).toBe(400)
  })

  test('a description as long as can be is found by its beginning', async () => {
    const words = Array.from({ length: 60_000 }, (_, index) => `w${index}x`).join(' ')
    const item = await make.workItem(harbour, { name: 'Log', description_html: `<p>${words}</p>` })
    expect(await search('w77x')).toEqual([`WEB-${item.sequence_id}`])
    await harbour.call('DELETE', `${harbour.path}/work-items/${item.id}/`)
  })

  test('is one statement, however much it finds', async () => {
    for (const text of ['quay', 'harbour']) expect(await fewestStatements(() => search(text))).toBe(1)
  })
})

describe('advanced search', () => {
  test('takes a text, filters, both or none', async () => {
    expect(await advanced({ query: 'harbour', filters: { priority: 'high' } })).toEqual([
      `WEB-${epic.sequence_id}`,
      'WEB-2',
    ])
    expect(await advanced({ filters: { or: [{ priority: 'low' }, { priority: 'urgent' }] } })).toEqual([
      'WEB-5',
      'WEB-1',
    ])
    expect(await advanced({ project_id: elsewhere.projectId })).toEqual(['PIL-1'])
    expect(
      await advanced({ project_id: elsewhere.projectId, workspace_search: true, query: 'quay' }),
    ).toEqual(['WEB-1'])
    expect(await advanced({ filters: { priority: 'high' }, pql: 'isEpic()' })).toEqual([
      `WEB-${epic.sequence_id}`,
    ])
    expect(await advanced({ limit: 1 })).toHaveLength(1)
    expect((await advanced({})).length).toBeGreaterThan(6)
  })

  test('gives the summary that clients read', async () => {
    const { body } = await harbour.call('POST', `${path}advanced-search/`, { query: 'quay' })
    expect(body).toEqual([
      {
        ...{ id: harbour.names['web-1'], name: 'Harbour map on phones', sequence_id: 1 },
        ...{ project_id: harbour.projectId, project_identifier: 'WEB', workspace_id: harbour.workspaceId },
        ...{ type_id: null, state_id: harbour.names['started'], priority: 'urgent' },
        ...{ start_date: '2026-01-05', target_date: '2026-01-20' },
      },
    ])
  })

  test('refuses a bad filter as a list does', async () => {
    const { status, body } = await harbour.call('POST', `${path}advanced-search/`, {
      filters: { and: [{ x: 1 }] },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_filter_field', position: 'and[0].x' })
  })
})

describe('counts', () => {
  const count = async (query: string) =>
    (await harbour.call('GET', `${path}count/?project=${harbour.projectId}&${harbour.fill(query)}`)).body
  const { you, ada, bug, docs, spring } = harbour.names

  test('the whole, with the filters of the list', async () => {
    expect(await count('')).toEqual({
      grouped_by: null,
      sub_grouped_by: null,
      total_count: 5,
      grouped_counts: {},
    })
    expect((await count('label=<bug>&pql=isOverdue()&filters={"priority":"high"}')).total_count).toBe(1)
    const all = (await harbour.call('GET', `${path}count/`)).body.total_count
    expect(all).toBe((await harbour.call('GET', path)).body.total_count)
  })

  test.each<[string, Record<string, number>]>([
    ['priority', { urgent: 1, high: 1, medium: 1, low: 1, none: 1 }],
    ['state__group', { backlog: 1, unstarted: 1, started: 1, completed: 1, cancelled: 1 }],
    ['project_id', { [harbour.projectId]: 5 }],
    ['type_id', { None: 5 }],
    ['parent_id', { [harbour.names['web-2']!]: 2, None: 3 }],
    ['labels__id', { [bug!]: 3, [docs!]: 2, None: 1 }],
    ['assignees__id', { [you!]: 2, [ada!]: 2, None: 2 }],
    ['issue_module__module_id', { [spring!]: 2, None: 3 }],
    ['created_by', { [you!]: 4, [ada!]: 1 }],
    ['target_date', { '2026-01-20': 1, '2026-01-31': 2, '2026-02-10': 1, None: 1 }],
    ['start_date', { '2026-01-01': 1, '2026-01-05': 1, None: 3 }],
  ])('by %s', async (group, counts) => {
    const body = await count(`group_by=${group}`)
    expect(body).toMatchObject({ grouped_by: group, sub_grouped_by: null, total_count: 5 })
    expect(body.grouped_counts).toEqual(
      Object.fromEntries(Object.entries(counts).map(([key, value]) => [key, { count: value }])),
    )
  })

  test('by state_id, and within it', async () => {
    const body = await count('group_by=state_id&sub_group_by=labels__id&label=<bug>')
    expect(body.grouped_counts[harbour.names['started']!]).toEqual({
      count: 1,
      sub_grouped_counts: { [bug!]: { count: 1 } },
    })
    const nested = await count('group_by=assignees__id&sub_group_by=labels__id')
    expect(nested.grouped_counts[ada!]).toEqual({
      count: 2,
      sub_grouped_counts: { [bug!]: { count: 1 }, [docs!]: { count: 2 } },
    })
    expect(nested.grouped_counts.None.sub_grouped_counts).toEqual({
      [bug!]: { count: 1 },
      None: { count: 1 },
    })
  })

  test.each([
    ['group_by=colour', 'There is no group colour'],
    ['group_by=release_work_items__release_id', 'Releases are not available'],
    ['group_by=release_work_items__release_id', 'Releases are not available'],
    ['group_by=priority&sub_group_by=constructor', 'There is no group constructor'],
    ['sub_group_by=priority', 'sub_group_by needs group_by'],
  ])('%s is refused', async (query, sentence) => {
    const { status, body } = await harbour.call('GET', `${path}count/?${query}`)
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_group_by')
    expect(body.error).toContain(sentence)
  })
})
