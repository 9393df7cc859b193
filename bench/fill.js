// Fills a migrated, empty database with believable work: 50 workspaces, one project of a million work items, 20 of ten
// thousand. Everything follows from the numbers below by md5, so that two runs give the same rows.
import { makeTexts } from './texts.js'

const workspaces = 50
const peopleInWorkspace = 30
const people = 200
const labelsInProject = 20
const modulesInProject = 10
const last = '2026-11-01T12:00:00Z'
const days = 1000
export const key = 'waypost_api_0000000000000000000000000000000000bench'

/** `uuid('item', n)`: a UUID v7 of that moment, or of the year 2023, whose random part is the md5 of the name. */
const uuid = (name, ms = "'018570000000'") =>
  `(${ms} || '7' || substr(md5(${name}), 1, 3) || '8' || substr(md5(${name}), 4, 15))::uuid`
/** A number from 0 to `below` that looks random and is always the same for the same name. */
const pick = (name, below) => `(hashtextextended(${name}, 7) & 2147483647) % ${below}`

const workspaceId = (n) => uuid(`'workspace ${n}'`)
export const projectId = (n) => uuid(`'project ${n}'`)

/** The projects, the large one first; `items` is its size. */
function projectsFor(items) {
  const medium = Math.max(10, Math.round(items / 100))
  return [
    { n: 1, workspace: 1, items, name: 'Harbour' },
    ...Array.from({ length: 20 }, (_, at) => ({
      n: at + 2,
      workspace: at + 2,
      items: medium,
      name: `Quay ${at + 2}`,
    })),
  ]
}

/** The project that is deleted. It is filled with the others, since an index that is there already makes it slow. */
export const victimOf = (items) => ({ n: 1000, workspace: 1, name: 'Deleted', items: Math.round(items / 10) })

/** `log` hears of each step. */
export async function fill(pool, { items, log }) {
  const projects = [...projectsFor(items), victimOf(items)]
  const client = await pool.connect()
  const run = (text, values) => client.query(text, values)
  try {
    await prepareSession(run)
    log('people, workspaces, projects')
    await fillAround(run, projects)
    log('texts')
    await keepTexts(run)
    const indexes = await dropIndexes(run)
    for (const project of projects) {
      if (project.items >= 100_000 || project.n === 2) log(`${project.items} work items in ${project.name}`)
      await fillProject(pool, project)
    }
    log('indexes')
    for (const text of indexes) await run(text)
    log('statistics')
    await finish(run)
  } finally {
    client.release(true)
  }
}

/** The descriptions that work items are given. */
export async function keepTexts(run) {
  await run('create table if not exists bench_texts (text_id int primary key, html text, stripped text)')
  const { rows } = await run('select from bench_texts limit 1')
  if (rows.length > 0) return
  await run(
    `insert into bench_texts select * from json_to_recordset($1::json) as t (n int, html text, stripped text)`,
    [JSON.stringify([...makeTexts(5000)])],
  )
}

/** Rows that are right by construction need no triggers; where the role may not turn them off, it only takes longer. */
async function prepareSession(run) {
  await run(`set maintenance_work_mem = '512MB'`)
  await run('set synchronous_commit = off')
  await run('set session_replication_role = replica').catch(() => undefined)
}

/** An index that is made at the end takes a third of the time. Gives the statements that make them. */
async function dropIndexes(run) {
  const { rows } =
    await run(`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i where not i.indisunique and i.indrelid in ('work_items'::regclass, 'events'::regclass,
      'work_item_labels'::regclass, 'work_item_assignees'::regclass, 'module_work_items'::regclass)`)
  for (const { name } of rows) await run(`drop index ${name}`)
  return rows.map(({ text }) => text)
}

async function fillAround(run, projects) {
  await run(`insert into users (id, name, email, display_name, first_name, last_name)
    select ${uuid(`'user ' || n`)}, f || ' ' || l, lower(f || '.' || l || n) || '@example.com', lower(f || n), f, l
    from generate_series(1, ${people}) n,
      lateral (select (array['Ada','Ben','Chloe','Dario','Elif','Finn','Greta','Hugo','Ines','Jonas'])[1 + n % 10] f,
        (array['Marlow','Okafor','Petersen','Quint','Rossi','Sato','Tanaka'])[1 + n % 7] l) x`)
  await run(
    `insert into api_tokens (id, user_id, title, token_hash, hint)
     values (${uuid(`'token'`)}, ${uuid(`'user 1'`)}, 'bench', sha256($1::text::bytea), right($1, 4))`,
    [key],
  )
  await run(`insert into workspaces (id, name, slug, owner_id, background_color)
    select ${uuid(`'workspace ' || n`)}, 'Port ' || n, 'bench-' || n, ${uuid(`'user 1'`)}, '#2563eb'
    from generate_series(1, ${workspaces}) n`)
  await run(`insert into workspace_members (workspace_id, user_id, role)
    select distinct ${uuid(`'workspace ' || w`)}, ${uuid(`'user ' || u`)}, case when u = 1 then 20 else 15 end
    from generate_series(1, ${workspaces}) w, generate_series(0, ${peopleInWorkspace - 1}) m,
      lateral (select case when m = 0 then 1 else 2 + (w * 7 + m) % ${people - 1} end as u) x`)
  await run(`insert into workspace_counters (workspace_id) select id from workspaces`)
  await run(`insert into work_item_types (workspace_id, id, name, is_epic, level)
    select id, ${uuid(`'epic ' || slug`)}, 'Epic', true, 1 from workspaces`)
  for (const { n, workspace, name, items } of projects) await addProject(run, { n, workspace, name, items })
}

/** A project with its members, states, labels and modules, and a counter that is past its work items. */
export async function addProject(run, { n, workspace, name, items }) {
  const [w, p] = [workspaceId(workspace), projectId(n)]
  await run(`insert into projects (workspace_id, id, name, identifier, logo_props, timezone, module_view, cycle_view,
      created_by_id)
    values (${w}, ${p}, '${name}', 'P${n}', '{}', 'UTC', true, true, ${uuid(`'user 1'`)})`)
  await run(
    `insert into project_counters (workspace_id, project_id, last_sequence_id) values (${w}, ${p}, ${items})`,
  )
  await run(`insert into project_members (workspace_id, project_id, id, user_id, role)
    select m.workspace_id, ${p}, ${uuid(`'member ${n} ' || m.user_id`)}, m.user_id, m.role
    from workspace_members m where m.workspace_id = ${w}`)
  await run(`insert into states (workspace_id, project_id, id, name, color, slug, sequence, "group", "default")
    select ${w}, ${p}, ${uuid(`'state ${n} ' || name`)}, name, '#60646C', lower(name), at * 10000, g::state_group, at = 1
    from (values (1, 'Backlog', 'backlog'), (2, 'Todo', 'unstarted'), (3, 'In Progress', 'started'),
      (4, 'Done', 'completed'), (5, 'Cancelled', 'cancelled'), (6, 'Triage', 'triage')) s (at, name, g)`)
  await run(`insert into labels (workspace_id, project_id, id, name, color)
    select ${w}, ${p}, ${uuid(`'label ${n} ' || l`)}, 'Label ' || l, '#f59e0b'
    from generate_series(1, ${labelsInProject}) l`)
  await run(`insert into modules (workspace_id, project_id, id, name, status)
    select ${w}, ${p}, ${uuid(`'module ${n} ' || m`)}, 'Module ' || m, 'in-progress'
    from generate_series(1, ${modulesInProject}) m`)
}

/** Two sessions, since PostgreSQL takes one core for each. */
export async function fillProject(pool, project) {
  const half = Math.ceil(project.items / 2)
  const ranges =
    project.items < 1000
      ? [[1, project.items]]
      : [
          [1, half],
          [half + 1, project.items],
        ]
  await Promise.all(
    ranges.map(async ([from, to]) => {
      const client = await pool.connect()
      try {
        await prepareSession((text) => client.query(text))
        for (let first = from; first <= to; first += 100_000)
          for (const text of itemStatements(project, first, Math.min(to, first + 99_999)))
            await client.query(text)
      } finally {
        client.release(true)
      }
    }),
  )
}

function itemStatements({ n: project, workspace, items }, first, lastOne) {
  const [w, p] = [workspaceId(workspace), projectId(project)]
  const name = `'${project} ' || n`
  const mine = `workspace_id = ${w} and project_id = ${p}`
  const range = `${mine} and sequence_id between ${first} and ${lastOne}`
  const all = (column, table) =>
    `(select array_agg(${column} order by ${column}) from ${table} where ${mine})`
  return [
    `insert into work_items (workspace_id, project_id, id, sequence_id, name, description_html, description_stripped,
       priority, state_id, state_group, sort_order, start_date, target_date, completed_at, archived_at, is_draft,
       created_at, updated_at, last_activity_at, created_by_id)
     select ${w}, ${p}, ${uuid(`'item ' || ${name}`, `lpad(to_hex((extract(epoch from c) * 1000)::bigint), 12, '0')`)}, n,
       (array['Repair','Check','Paint','Move','Renew','Measure','Plan','Clean'])[1 + ${pick(`'verb ' || ${name}`, 8)}] || ' the '
         || (array['north','south','old','new','inner','outer'])[1 + ${pick(`'side ' || ${name}`, 6)}] || ' '
         || (array['crane','berth','lock','buoy','ramp','gangway','mast','pier','winch','beacon'])[1 + ${pick(`'thing ' || ${name}`, 10)}]
         || ' ' || n,
       x.html, x.stripped,
       (array['urgent','high','medium','low','none','none','medium','low','none','none'])[1 + ${pick(`'priority ' || ${name}`, 10)}]::priority,
       s.id, s."group", n * 10, c::date, case when n % 2 = 0 then c::date + (n % 60) end,
       case when s."group" = 'completed' then c + interval '3 days' end,
       case when n % 50 = 0 then c::date end, n % 97 = 0, c, c + interval '1 day', c + interval '1 day',
       (${all('user_id', 'project_members')})[1 + ${pick(`'author ' || ${name}`, 20)}]
     from generate_series(${first}, ${lastOne}) n
       cross join lateral (select timestamptz '${last}' - (${items} - n) * (interval '${days} days' / ${items}) as c) t
       join bench_texts x on x.text_id = ${pick(`'text ' || ${name}`, 5000)}
       join states s on s.workspace_id = ${w} and s.project_id = ${p}
         and s.name = (array['Backlog','Todo','In Progress','Done','Done','Done','Backlog','Todo','Cancelled','Done'])
           [1 + ${pick(`'state ' || ${name}`, 10)}]`,
    `insert into work_item_labels (workspace_id, project_id, work_item_id, label_id, created_at)
     select distinct on (i.id, label) ${w}, ${p}, i.id, l.all_of[1 + label], i.created_at
     from (select id, sequence_id as n, created_at from work_items where ${range}) i
       cross join (select ${all('id', 'labels')} as all_of) l
       cross join lateral generate_series(1, ${pick(`'labels ' || ${name}`, 4)}) k
       cross join lateral (select ${pick(`k || ' label ' || ${name}`, labelsInProject)} as label) x`,
    `insert into work_item_assignees (workspace_id, project_id, work_item_id, user_id, created_at)
     select distinct on (i.id, person) ${w}, ${p}, i.id, m.all_of[1 + person], i.created_at
     from (select id, sequence_id as n, created_at from work_items where ${range}) i
       cross join (select ${all('user_id', 'project_members')} as all_of) m
       cross join lateral generate_series(1, ${pick(`'people ' || ${name}`, 3)}) k
       cross join lateral (select ${pick(`k || ' person ' || ${name}`, 20)} as person) x`,
    `insert into module_work_items (workspace_id, project_id, module_id, work_item_id, id, created_at)
     select ${w}, ${p}, m.all_of[1 + n % ${modulesInProject}], i.id, ${uuid(`'in module ' || ${name}`)}, i.created_at
     from (select id, sequence_id as n, created_at from work_items where ${range} and sequence_id % 10 < 3) i
       cross join (select ${all('id', 'modules')} as all_of) m`,
    `insert into events (workspace_id, seq, project_id, entity, entity_id, verb, actor_id, changes, created_at)
     select ${w}, ${project} * 100000000::bigint + sequence_id, ${p}, 'work_item', id, 'created', created_by_id,
       jsonb_build_array(jsonb_build_object('id', id, 'field', null, 'old_value', null, 'new_value', null)), created_at
     from work_items where ${range}`,
  ]
}

async function finish(run) {
  await run(`update workspace_counters c set last_event =
    coalesce((select max(seq) from events e where e.workspace_id = c.workspace_id), 0)`)
  await run('select recount_work_items()')
  await run('vacuum (analyze)')
}
