import { afterAll, describe, expect, test } from 'vitest'
import { fewestStatements } from '../../../test/fewest-statements.js'
import { makeHarbour } from '../../../test/harbour.js'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
const harbour = await makeHarbour(app)
afterAll(() => app.stop())

const web = (...numbers: number[]) => numbers.map((number) => `WEB-${number}`)
const items = `${harbour.path}/work-items/`
const ask = (parameter: string, value: string) =>
  harbour.call('GET', `${items}?${parameter}=${encodeURIComponent(harbour.fill(value))}`)

/** The same question as parameters, as `filters` and as `pql`; null where a language cannot ask it. */
const same: [parameters: string | null, filters: object | null, pql: string | null, numbers: number[]][] = [
  ['priority=urgent', { priority: 'urgent' }, 'priority = "urgent"', [1]],
  [null, { priority__exact: 'urgent' }, 'priority="urgent"', [1]],
  ['priority=urgent,low', { priority__in: ['urgent', 'low'] }, 'priority IN ("urgent", "low")', [1, 5]],
  [null, { priority: ['urgent', 'low'] }, 'priority = "urgent" OR priority = "low"', [1, 5]],
  [null, { not: { priority__in: ['urgent', 'low'] } }, 'priority NOT IN ("urgent", "low")', [2, 3, 4]],
  [null, { not: { priority: 'urgent' } }, 'priority != "urgent"', [2, 3, 4, 5]],
  ['state_group=started', { state_group: 'started' }, 'stateGroup = "started"', [1]],
  [
    'state_group=backlog,unstarted,started',
    { state_group__in: ['backlog', 'unstarted', 'started'] },
    'stateGroup IN openStates()',
    [1, 2, 3],
  ],
  [
    'state_group=completed,cancelled',
    { state_group__in: 'completed,cancelled' },
    'stateGroup = closedStates()',
    [4, 5],
  ],
  [null, { state_group__in: ['unstarted', 'started'] }, 'stateGroup IN (activeStates())', [1, 2]],
  ['state=<started>', { state_id: '<started>' }, 'state = "<started>"', [1]],
  ['assignee=<ada>', { assignee_id: '<ada>' }, 'assignee = "<ada>"', [2, 4]],
  ['assignee=<you>', { assignee_id: '<you>' }, 'assignee = currentUser()', [1, 4]],
  [null, { not: { assignee_id: '<you>' } }, 'assignee != currentUser()', [2, 3, 5]],
  ['assignee=null', { assignee_id: null }, 'assignee IS NULL', [3, 5]],
  [
    'assignee=null,<ada>',
    { or: [{ assignee_id__isnull: true }, { assignee_id: '<ada>' }] },
    null,
    [2, 3, 4, 5],
  ],
  [null, { assignee_id__isnull: true }, 'assignee IS EMPTY', [3, 5]],
  [null, { assignee_id__isnull: false }, 'assignee IS NOT NULL', [1, 2, 4]],
  [null, null, 'assignee IN workspaceMembers()', [1, 2, 4]],
  [null, null, 'assignee IN membersOf("project:<project>")', [1, 2, 4]],
  ['label=<bug>', { label_id: '<bug>' }, 'label = "<bug>"', [1, 2, 5]],
  ['label=<bug>,<docs>', { label_id__in: ['<bug>', '<docs>'] }, 'label IN ("<bug>", "<docs>")', [1, 2, 4, 5]],
  ['label=null', { label_id__isnull: true }, 'hasNoLabel()', [3]],
  ['module=<spring>', { module_id: '<spring>' }, 'module = "<spring>"', [1, 4]],
  ['parent=<web-2>', { parent_id: '<web-2>' }, 'childOf("WEB-2")', [4, 5]],
  ['parent=null', { parent_id: null }, 'isTopLevel()', [1, 2, 3]],
  ['type=null', { type_id__isnull: true }, 'type IS NULL', [1, 2, 3, 4, 5]],
  ['created_by=<ada>', { created_by_id: '<ada>' }, 'createdBy = "<ada>"', [5]],
  ['project=<project>', { project_id: '<project>' }, 'project = "<project>"', [1, 2, 3, 4, 5]],
  ['target_date=2026-01-31', { target_date: '2026-01-31' }, 'dueDate = "2026-01-31"', [4, 5]],
  ['target_date=null', { target_date: null }, 'dueDate IS NULL', [3]],
  [
    'target_date=2026-01-20..2026-01-31',
    { target_date__range: ['2026-01-20', '2026-01-31'] },
    'dueDate BETWEEN ("2026-01-20", "2026-01-31")',
    [1, 4, 5],
  ],
  [
    null,
    { target_date__range: '2026-01-20,2026-01-31' },
    'dueDate BETWEEN "2026-01-20" AND "2026-01-31"',
    [1, 4, 5],
  ],
  [
    null,
    { not: { target_date__range: ['2026-01-20', '2026-01-31'] } },
    'dueDate NOT BETWEEN ("2026-01-20", "2026-01-31")',
    [2, 3],
  ],
  ['target_date=2026-01-31..', { target_date__gte: '2026-01-31' }, 'dueDate >= "2026-01-31"', [2, 4, 5]],
  ['target_date=..2026-01-31', { target_date__lte: '2026-01-31' }, 'dueDate <= "2026-01-31"', [1, 4, 5]],
  [null, { target_date__gt: '2026-01-31' }, 'dueDate > "2026-01-31"', [2]],
  [null, { target_date__lt: '2026-01-31' }, 'dueDate < "2026-01-31"', [1]],
  [
    'target_date=..2026-01-20,2026-02-10',
    { target_date__in: ['2026-01-20', '2026-02-10'] },
    'dueDate IN ("2026-01-20", "2026-02-10")',
    [1, 2],
  ],
  ['created_at=2026-01-02', { created_at: '2026-01-02' }, 'createdAt = "2026-01-02"', [2]],
  [
    'created_at=2026-01-02..2026-01-03',
    { created_at__range: ['2026-01-02', '2026-01-03'] },
    'createdAt BETWEEN ("2026-01-02", "2026-01-03")',
    [2, 3],
  ],
  ['created_at=2026-01-04..', { created_at__gte: '2026-01-04' }, 'createdAt >= "2026-01-04"', [4, 5]],
  [null, { created_at__gt: '2026-01-04' }, 'createdAt > "2026-01-04"', [5]],
  ['created_at=..2026-01-02', { created_at__lte: '2026-01-02' }, 'createdAt <= "2026-01-02"', [1, 2]],
  [null, { created_at__lt: '2026-01-02' }, 'createdAt < "2026-01-02"', [1]],
  [
    'created_at=2026-01-02T09:00:00Z',
    { created_at: '2026-01-02T09:00:00Z' },
    'createdAt = "2026-01-02T10:00:00+01:00"',
    [2],
  ],
  [
    'created_at=..2026-01-02T08:59Z',
    { created_at__lte: '2026-01-02 08:59' },
    'createdAt < "2026-01-02T09:00:00.000000Z"',
    [1],
  ],
  ['updated_since=2026-01-01', { updated_at__gte: '2026-01-01' }, 'updatedAt > daysAgo(1)', [1, 2, 3, 4, 5]],
  ['updated_since=2126-01-01', { updated_at__gte: '2126-01-01' }, 'updatedAt > daysFromNow(1)', []],
  ['search=harbour', { text__icontains: 'harbour' }, 'text ~ "harbour"', [1, 2]],
  ['search=WEB-3', { text__icontains: 'WEB-3' }, 'id = "WEB-3"', [3]],
  [null, { name__icontains: 'BOOK' }, 'title ~ "book"', [4]],
  [null, { name: 'Tide tables' }, 'title = "Tide tables"', [2]],
  [null, { id__icontains: 'web-' }, 'id ~ "WEB-"', [1, 2, 3, 4, 5]],
  [null, { id__in: ['WEB-1', '<web-2>'] }, 'id IN ("web-1", "<web-2>")', [1, 2]],
  [null, { sequence_id__lte: 2 }, 'number <= 2', [1, 2]],
  [null, { external_source: 'jira', external_id: '7' }, null, [1]],
  [null, { is_archived: false, is_draft: false }, 'isArchived = false AND isDraft = false', [1, 2, 3, 4, 5]],
  [null, { is_archived: true }, 'isArchived() OR isDraft()', []],
  [null, null, 'parentOf("WEB-4")', [2]],
  [null, null, 'hasChildren()', [2]],
  [null, null, 'blockedBy("WEB-2")', [1]],
  [null, null, 'blocks("<web-1>")', [2]],
  [null, null, 'blocks("WEB-2")', []],
  [null, null, 'linkedTo("WEB-1")', [2]],
  [null, null, 'linkedTo("web-2")', [1]],
  [null, null, 'duplicateOf("WEB-3")', [5]],
  [null, null, 'duplicateOf("WEB-5") OR NOT (linkedTo("WEB-2") OR priority = "low")', [2, 3, 4]],
  ['mention=<ada>', { mention_id: '<ada>' }, 'mention = "<ada>"', [3]],
  ['mention=<you>', { mention_id__in: ['<you>'] }, 'mention = currentUser()', []],
  ['mention=<you>,<ada>', { mention_id__in: ['<you>', '<ada>'] }, 'mention IN workspaceMembers()', [3]],
  ['mention=null', { mention_id__isnull: true }, 'mention IS NULL', [1, 2, 4, 5]],
  [null, { not: { mention_id: '<ada>' } }, 'mention != "<ada>"', [1, 2, 4, 5]],
  ['teamspace=<team>', { teamspace_project_id: '<team>' }, 'teamspaceProject = "<team>"', [1, 2, 3, 4, 5]],
  ['teamspace=null', { teamspace_project_id: null }, 'teamspaceProject IS NULL', []],
  ['teamspace=<project>', { teamspace_project_id: '<project>' }, 'teamspaceProject = "<project>"', []],
  [null, null, 'assignee IN membersOf("teamspace:<team>")', [2, 4]],
  [null, { 'cf[<length>]': 30 }, 'cf["<length>"] = 30', [2]],
  [null, { 'cf["<length>"]__gte': 12.5 }, 'cf["<length>"] >= 12.5', [1, 2]],
  [null, { 'cf[<length>]__range': [13, 40] }, 'cf["<length>"] BETWEEN (13, 40)', [2]],
  [null, { 'cf[<length>]__isnull': true }, 'cf["<length>"] IS NULL', [3, 4, 5]],
  [null, { not: { 'cf[<length>]': 30 } }, 'cf["<length>"] != 30', [1, 3, 4, 5]],
  [null, null, 'isIntake()', []],
  [null, null, 'isSubWorkItem()', [4, 5]],
  [null, null, 'hasNoAssignee()', [3, 5]],
  [null, null, 'hasStartAndDueDates()', [1, 4]],
  [null, null, 'isEpic()', []],
  [null, null, 'isOverdue()', [1, 2]],
  [
    null,
    null,
    'createdAt < startOfDay() AND updatedAt <= endOfDay() AND updatedAt >= startOfYear()',
    [1, 2, 3, 4, 5],
  ],
  [null, null, 'updatedAt = today() AND updatedAt <= now()', [1, 2, 3, 4, 5]],
  [
    null,
    null,
    'dueDate < today() AND dueDate < monthsFromNow(1) AND dueDate < weeksFromNow(2)',
    [1, 2, 4, 5],
  ],
]

describe('a condition gives the same rows in every language', () => {
  test.each(same.map((row) => [JSON.stringify(row.slice(0, 3)), ...row] as const))(
    '%s',
    async (_, parameters, filters, pql, numbers) => {
      if (parameters !== null)
        expect(await harbour.by('parameters', parameters), 'parameters').toEqual(web(...numbers))
      if (filters !== null)
        expect(await harbour.by('filters', JSON.stringify(filters)), 'filters').toEqual(web(...numbers))
      if (pql !== null) expect(await harbour.by('pql', pql), 'pql').toEqual(web(...numbers))
    },
  )

  test('all three at once must all hold', async () => {
    const query = `label=<bug>&filters=${encodeURIComponent('{"not":{"priority":"low"}}')}&pql=${encodeURIComponent('dueDate > "2026-01-31"')}`
    expect(await harbour.list(harbour.fill(query))).toEqual(web(2))
  })

  test('a filter that asks for nothing filters nothing', async () => {
    for (const query of ['filters=', 'filters={}', 'pql=', 'search='])
      expect(await harbour.list(query)).toEqual(web(1, 2, 3, 4, 5))
  })
})

describe('precedence', () => {
  test.each([
    ['priority = "urgent" OR priority = "low" AND label = "<docs>"', [1]],
    ['(priority = "urgent" OR priority = "low") AND label = "<bug>"', [1, 5]],
    ['NOT priority = "urgent" AND label = "<bug>"', [2, 5]],
    ['NOT (priority = "urgent" AND label = "<bug>")', [2, 3, 4, 5]],
    ['NOT NOT priority = "urgent"', [1]],
    ['not priority = "urgent" and ispending() or true = true', null],
    ['priority = "low" or priority = "high" and not label = "<docs>"', [5]],
    ['NOT dueDate > "2026-01-31"', [1, 3, 4, 5]],
  ])('%s', async (pql, numbers) => {
    if (numbers) expect(await harbour.by('pql', pql)).toEqual(web(...numbers))
    else expect((await ask('pql', pql)).status).toBe(400)
  })
})

describe('a bad filter is refused with its position and what was expected', () => {
  test.each<[string, number, string]>([
    ['priority', 9, 'expected =, !=, <, <=, >, >=, ~, IN, NOT IN, BETWEEN or IS, found the end'],
    ['priority =', 11, 'expected a value'],
    ['priority = high', 12, 'Text stands in double quotes'],
    ["priority = 'high'", 12, 'double quotes'],
    ['priority = "soon"', 12, 'expected one of urgent, high, medium, low, none, found "soon"'],
    ['priority = "high', 12, 'no closing "'],
    ['priority > "high"', 1, 'priority takes =, !=, IN, NOT IN, IS NULL'],
    ['priority = "high" priority = "low"', 19, 'expected AND, OR or the end, found priority'],
    ['(priority = "high"', 19, 'expected AND, OR or ), found the end'],
    ['priority = "high")', 18, 'expected AND, OR or the end, found )'],
    ['AND priority = "high"', 1, 'expected a field'],
    ['priority IN ()', 13, 'at least one value'],
    ['priority IN "high"', 13, 'expected ( and a list'],
    ['priority IS 1', 13, 'expected NULL, EMPTY or NOT'],
    ['dueDate BETWEEN ("2026-01-01")', 30, 'expected ,'],
    ['dueDate = 2026-01-01', 11, 'double quotes'],
    ['dueDate = "2026-02-30"', 11, 'a date such as 2026-01-31'],
    ['dueDate > daysAgo()', 11, 'takes a whole number'],
    ['dueDate > daysAgo("2")', 19, 'takes a whole number'],
    ['dueDate > today(1)', 17, 'takes no argument'],
    ['dueDate > currentUser()', 11, 'one of today()'],
    ['assignee = today()', 12, 'one of currentUser()'],
    ['assignee = "me"', 12, 'a UUID'],
    ['isDraft = "true"', 11, 'true or false'],
    ['id = "WEB"', 6, 'a UUID or an identifier such as'],
    ['childOf()', 1, 'takes one work item'],
    ['isOverdue("x")', 11, 'takes no argument'],
    ['colour = "red"', 1, 'there is no field colour. Fields: state,'],
    ['hasOwnProperty("x")', 1, 'there is no hasOwnProperty()'],
    ['title = hasOwnProperty()', 9, 'expected a value, found hasOwnProperty()'],
    ['priority = "high" ; drop table users', 19, '; has no meaning here'],
    ['subscriber = "x"', 1, 'Subscribers are not available on this server.'],
    ['cf["0197"] = "x"', 4, 'expected the id of a property that you see'],
    ['priority = "low" OR cf["<project>"] = 1', 24, 'expected the id of a property that you see'],
    ['cf = "x"', 1, 'expected the id of a property that you see'],
    ['cf[1] = "x"', 4, 'the id of a property in double quotes'],
    ['label["<length>"] = 1', 1, 'there is no field label'],
    ['cf["<length>"] = "long"', 46, 'a number'],
    ['cf["<length>"] ~ "1"', 1, 'cf takes =, !=, IN, NOT IN, <'],
    ['blockedBy("WEB")', 11, 'a UUID or an identifier such as'],
    ['blocks()', 1, 'takes one work item'],
    ['isIntake(1)', 10, 'takes no argument'],
    ['mention = "ada"', 11, 'a UUID'],
    ['teamspaceProject > "x"', 1, 'teamspaceProject takes ='],
    ['assignee = membersOf("team:<team>")', 22, 'a project or a teamspace'],
    [Array(51).fill('isDraft()').join(' OR '), 651, 'at most 50 conditions'],
    [`${'('.repeat(60)}isDraft()`, 52, 'nested more than 50'],
  ])('pql: %s', async (pql, position, sentence) => {
    const { status, body } = await ask('pql', pql)
    expect({ status, code: body.code, position: body.position }, body.error).toEqual({
      status: 400,
      code: 'invalid_pql',
      position,
    })
    expect(body.error).toContain(sentence)
    expect(body.error).toContain(`pql, character ${position}: `)
    expect(body.pql).toBe(body.error)
  })

  test.each<[string, string, string, string]>([
    ['{', 'invalid_json', '', 'expected JSON'],
    ['[]', 'invalid_filter_type', '', 'expected a JSON object'],
    ['{"colour":"red"}', 'invalid_filter_field', 'colour', 'there is no field colour'],
    ['{"state__group":"started"}', 'invalid_filter_field', 'state__group', 'there is no field state__group'],
    ['{"subscriber_id":"x"}', 'invalid_filter_field', 'subscriber_id', 'Subscribers are not available'],
    ['{"and":[{"cf[x]":1}]}', 'invalid_filter_field', 'and[0].cf[x]', 'expected the id of a property'],
    ['{"cf":1}', 'invalid_filter_field', 'cf', 'expected the id of a property'],
    [
      '{"and":[{"or":[{"not":{"and":[{"not":{"priority":"low"}}]}}]}]}',
      'max_depth_exceeded',
      'and[0].or[0].not.and[0].not',
      '5 levels',
    ],
    ['{"and":[{}]}', 'empty_filter_object', 'and[0]', 'empty'],
    ['{"and":[],"or":[]}', 'multiple_logical_operators', '', 'and and or'],
    ['{"and":[{"priority":"low"}],"priority":"low"}', 'mixed_operator_and_fields', '', 'stands alone'],
    ['{"and":[]}', 'invalid_operator_children', 'and', 'at least one object'],
    ['{"or":{"priority":"low"}}', 'invalid_operator_children', 'or', 'expected a list'],
    ['{"or":["x"]}', 'invalid_operator_child_type', 'or[0]', 'expected an object'],
    ['{"not":[]}', 'invalid_not_child', 'not', 'expected an object'],
    ['{"priority__in":[]}', 'empty_list_value', 'priority__in', 'at least one value'],
    ['{"priority__in":[{}]}', 'non_scalar_list_item', 'priority__in[0]', 'expected text'],
    ['{"priority":{"x":1}}', 'invalid_value_type', 'priority', 'found an object'],
    ['{"and":[{"priority":"soon"}]}', 'invalid_filterset', 'and[0].priority', 'one of urgent'],
    ['{"priority__in":["low","soon"]}', 'invalid_filterset', 'priority__in[1]', 'one of urgent'],
    [
      '{"priority__gte":"low"}',
      'invalid_filterset',
      'priority__gte',
      'priority takes __exact, __in, __isnull',
    ],
    ['{"target_date__range":["2026-01-01"]}', 'invalid_filterset', 'target_date__range', 'two values'],
    ['{"target_date__gte":["2026-01-01"," "]}', 'invalid_filterset', 'target_date__gte', 'one value'],
    ['{"target_date__gte":null}', 'invalid_filterset', 'target_date__gte', 'expected one date'],
    ['{"parent_id__isnull":"maybe"}', 'invalid_filterset', 'parent_id__isnull', 'true or false'],
    ['{"text":"x"}', 'invalid_filterset', 'text', 'takes __icontains'],
    ['{"__proto__":1}', 'invalid_filter_field', '__proto__', 'there is no field'],
  ])('filters: %s', async (filters, code, position, sentence) => {
    const { status, body } = await ask('filters', filters)
    expect({ status, code: body.code, position: body.position }, body.error).toEqual({
      status: 400,
      code,
      position,
    })
    expect(body.error).toContain(sentence)
  })

  test.each([
    ['target_date=soon', 'a date such as'],
    ['target_date=..', 'a date such as'],
    ['target_date=2026-01-01..2026-01-02..2026-01-03', 'a date such as'],
    ['created_at=2026-13-01', 'a date or a time'],
    ['updated_since=yesterday', 'a date or a time'],
    ['state_group=open', 'one of backlog'],
    ['module=x', 'a UUID'],
  ])('parameters: %s', async (query, sentence) => {
    const { status, body } = await harbour.call('GET', `${items}?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_filter', position: query.split('=')[0] })
    expect(body.error).toContain(sentence)
  })

  test('a parameter of something that does not exist here is unknown', async () => {
    expect((await harbour.call('GET', `${items}?subscriber=x`)).body.code).toBe('unknown_parameter')
  })
})

test('what looks like SQL is text', async () => {
  for (const text of [
    `' or 1=1 --`,
    `"; drop table work_items; --`,
    `\\'; select 1`,
    `%`,
    `$1`,
    `a' | 'b`,
    `:*`,
    `!`,
  ]) {
    const quoted = `"${text.replace(/["\\]/g, '\\$&')}"`
    expect(
      await harbour.by('pql', `title = ${quoted} OR title ~ ${quoted} OR text ~ ${quoted}`),
      text,
    ).toEqual([])
    expect(await harbour.by('filters', JSON.stringify({ name__icontains: text })), text).toEqual([])
    expect(await harbour.by('parameters', `search=${encodeURIComponent(text)}`), text).toEqual([])
    expect((await ask('filters', JSON.stringify({ [text]: text }))).status, text).toBe(400)
    expect((await ask('pql', `${text} = 1`)).status, text).toBe(400)
  }
  expect(await harbour.list('')).toHaveLength(5)
})

test('every list of work items takes all three languages', async () => {
  const archived = `${harbour.path}/archived-work-items/`
  const spring = `${harbour.path}/modules/${harbour.names['spring']}/module-issues/`
  const everywhere = `/workspaces/${harbour.slug}/work-items/`
  const epic = await make.epic(harbour)
  const children = `${harbour.path}/epics/${epic.id}/work-items/`
  const epics = `${harbour.path}/epics/`
  for (const [path, high, urgent] of [
    [everywhere, web(2), web(1)],
    [spring, [], web(1)],
    [archived, [], []],
    [children, [], []],
    [epics, [], []],
  ] as const)
    for (const query of ['priority=#', 'filters={"priority":"#"}', 'pql=priority="#"']) {
      expect(await harbour.list(query.replace('#', 'high'), path), path + query).toEqual(high)
      expect(await harbour.list(query.replace('#', 'urgent'), path), path + query).toEqual(urgent)
    }
})

test('the list of a workspace holds the projects that the caller is a member of', async () => {
  const other = await make.project(harbour)
  const theirs = await make.workItem(other)
  const everywhere = `/workspaces/${harbour.slug}/work-items/`
  const ids = async (call = harbour.call) =>
    (await call('GET', everywhere)).body.results.map((row: { id: string }) => row.id)
  expect(await ids()).toContain(theirs.id)
  expect(await ids(harbour.ada.call)).not.toContain(theirs.id)
  expect(await ids(harbour.ada.call)).toHaveLength(5)
  await other.call('POST', `${other.path}/archive/`)
  expect(await ids()).not.toContain(theirs.id)
  await other.call('DELETE', `${other.path}/`)
})

test('a filtered list is one statement', async () => {
  const counts = []
  for (const query of [
    '',
    'label=<bug>&search=harbour&filters={"assignee_id":"<you>"}&pql=childOf("WEB-2") OR isOverdue()',
  ]) {
    counts.push(await fewestStatements(() => harbour.list(harbour.fill(query))))
  }
  expect(counts[1]).toBe(counts[0])
})

describe('custom properties', () => {
  const set = (item: string, property: { id: string }, value: unknown) =>
    harbour.call('POST', `${harbour.path}/work-items/${item}/work-item-properties/${property.id}/values/`, {
      value,
    })
  const item = harbour.names['web-1'] ?? ''

  test.each<[object, unknown, [pql: string, found: boolean][]]>([
    [
      { property_type: 'TEXT' },
      'Blue Funnel',
      [
        ['= "Blue Funnel"', true],
        ['= "blue funnel"', false],
        ['~ "FUNNEL"', true],
        ['~ "%"', false],
        ['IS EMPTY', false],
        ['IS NOT NULL', true],
      ],
    ],
    [{ property_type: 'URL' }, 'https://example.com/a', [['~ "example"', true]]],
    [
      { property_type: 'BOOLEAN' },
      true,
      [
        ['= true', true],
        ['= false', false],
        ['!= true', false],
        ['IS NULL', false],
      ],
    ],
    [
      { property_type: 'DATETIME' },
      '2026-03-01 10:00:00',
      [
        ['= "2026-03-01"', true],
        ['> "2026-03-01"', false],
        ['< today()', true],
        ['BETWEEN ("2026-02-01", "2026-03-01")', true],
      ],
    ],
    [
      { property_type: 'RELATION', relation_type: 'USER' },
      harbour.names['you'],
      [
        ['= currentUser()', true],
        ['IN membersOf("teamspace:<team>")', false],
        ['NOT IN ("<ada>")', true],
      ],
    ],
    [{ property_type: 'RELATION', relation_type: 'ISSUE' }, harbour.names['web-2'], [['= "<web-2>"', true]]],
  ])('%j', async (kind, value, asked) => {
    const property = await make.property(harbour, kind)
    expect((await set(item, property, value)).status).toBeLessThan(300)
    for (const [question, found] of asked)
      expect(
        (await harbour.by('pql', `cf["${property.id.toUpperCase()}"] ${question}`)).includes('WEB-1'),
        question,
      ).toBe(found)
  })

  test('options, several of them', async () => {
    const property = await make.property(harbour, {
      ...{ property_type: 'OPTION', is_multi: true },
      options: [{ name: 'Red' }, { name: 'Green' }, { name: 'Blue' }],
    })
    const [red, green, blue]: string[] = property.options.map((option: { id: string }) => option.id)
    await set(item, property, [red, green])
    const by = (question: string) => harbour.by('pql', `cf["${property.id}"] ${question}`)
    expect(await by(`= "${green}"`)).toEqual(web(1))
    expect(await by(`IN ("${blue}", "${red}")`)).toEqual(web(1))
    expect(await by(`!= "${red}"`)).toEqual(web(2, 3, 4, 5))
    expect(await by(`= "${blue}"`)).toEqual([])
    const filters = JSON.stringify({ [`cf[${property.id}]__in`]: [green, blue] })
    expect(await harbour.by('filters', filters)).toEqual(web(1))
    const everywhere = `/workspaces/${harbour.slug}/work-items/`
    const query = `filters=${encodeURIComponent(filters)}`
    expect((await harbour.call('GET', `${everywhere}count/?${query}`)).body.total_count).toBe(1)
    const found = await harbour.call('POST', `${everywhere}advanced-search/`, {
      filters: JSON.parse(filters),
    })
    expect(found.body).toHaveLength(1)
  })

  test.each(['EMAIL', 'FILE'])('of type %s are not filtered by', async (property_type) => {
    const property = await make.property(harbour, { property_type })
    const { status, body } = await ask('pql', `cf["${property.id}"] IS NULL`)
    expect({ status, position: body.position }).toEqual({ status: 400, position: 1 })
    expect(body.error).toContain(`a property of type ${property_type} cannot be filtered by`)
  })

  test("another project's property looks the same as a missing one", async () => {
    const other = await make.project(harbour)
    const theirs = await make.property(other, {})
    const pql = `pql=${encodeURIComponent(`cf["${theirs.id}"] = "x"`)}`
    expect((await harbour.call('GET', `${items}?${pql}`)).status).toBe(200)
    expect((await harbour.ada.call('GET', `${items}?${pql}`)).body.error).toContain('that you see')
    const stranger = await make.project()
    expect((await stranger.call('GET', `${stranger.path}/work-items/?${pql}`)).status).toBe(400)
    await other.call('DELETE', `${other.path}/`)
  })
})

test('what the caller does not see cannot be asked about', async () => {
  const other = await make.project(harbour, { name: 'Dredging', identifier: 'DRE' })
  const hidden = await make.workItem(other, { name: 'Dredge' })
  const relations = `${harbour.path}/work-items/${harbour.names['web-1']}/relations/`
  await harbour.call('POST', relations, { relation_type: 'relates_to', issues: [hidden.id] })
  for (const name of ['DRE-1', hidden.id]) {
    const query = `pql=${encodeURIComponent(`linkedTo("${name}")`)}`
    expect(await harbour.list(query)).toEqual(web(1))
    expect(await harbour.list(query, items, harbour.ada.call)).toEqual([])
  }
  await other.call('DELETE', `${other.path}/`)
})

test('a description mentions, and so does what came through intake', async () => {
  const place = await make.project(harbour, { intake_view: true })
  const html = (id: string, name = 'user_mention') =>
    `<p><mention-component entity_identifier="${id}" entity_name="${name}"></mention-component></p>`
  const you = harbour.names['you'] ?? ''
  await make.workItem(place, { name: 'a', description_html: html(you.toUpperCase()) })
  await make.workItem(place, { name: 'b', description_html: html(you, 'issue_mention') })
  await make.workItem(place, { name: 'c', description_html: html('x') })
  const asked = await make.intake(place, { name: 'd' })
  await place.call('PATCH', `${place.path}/intake-issues/${asked.issue}/`, { status: 1 })
  const at = `${place.path}/work-items/`
  const by = (pql: string) => harbour.list(`pql=${encodeURIComponent(pql)}`, at)
  expect(await by('mention = currentUser()')).toEqual(web(1))
  expect(await by('mention IS NOT NULL')).toEqual(web(1))
  expect(await by('isIntake()')).toEqual(web(4))
  await place.call('DELETE', `${place.path}/`)
})
