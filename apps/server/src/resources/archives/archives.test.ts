import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pack, unpack } from '../../../test/archive-file.js'
import { factories, type Person } from '../../../test/make.js'
import { startApp, type Answer, type TestApp } from '../../../test/start.js'
import { makeWorld, type World } from '../../../test/world.js'
import { readSecret } from '../../database/site.js'
import { removeDiscarded } from '../../files/discard-files.js'
import { openStore } from '../../files/store.js'
import { routes } from '../../routes.js'
import type { Manifest } from './archive-format.js'
import { leftOut, leftOutColumns, readCatalogue } from './catalogue.js'

// Each makes whole workspaces, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const exportOf = async ({ call, slug }: Pick<World, 'call' | 'slug'>): Promise<Buffer> =>
  (await call('GET', `/workspaces/${slug}/export/`)).bytes
const importPath = (slug?: string): string =>
  `/workspaces/import/${slug === undefined ? '' : `?slug=${slug}`}`

/** Everything that can be read of a workspace, by the path that it is read from. */
const reads = routes.filter(
  ({ method, path, responseType }) =>
    method === 'GET' && path.includes('{workspace_slug}') && responseType === undefined,
)
/** Not the same: the import is in the log, invitations have new links, ids of roles follow from that of the workspace. */
const different = [
  '/events/',
  '/invitations/',
  '/invitations/{invitation_id}/',
  '/roles/',
  '/roles/{role_id}/',
  'role-distribution/',
  '/assets/{asset_id}/',
  '/attachments/{attachment_id}/',
]

interface Copy {
  world: World
  slug: string
  person: Person
  /** What stands in the copy for what in the original. */
  names: Record<string, string>
}

async function expectSame({ world, slug, person, names }: Copy): Promise<void> {
  const back = (text: string) =>
    Object.entries(names).reduce((changed, [here, there]) => changed.replaceAll(here, there), text)
  // Where a file lies in the store.
  const told = (text: string): unknown =>
    text === '' ? undefined : JSON.parse(text.replace(/"asset":"[^"]+"/g, '"asset":""'))
  for (const { path } of reads.filter(({ path }) => !different.some((end) => path.endsWith(end)))) {
    const original = await world.call('GET', world.url(path))
    const copy = await person.call('GET', world.url(path, { workspace_slug: slug }))
    expect([copy.status, told(back(copy.text))], path).toEqual([original.status, told(original.text)])
  }
}

describe('a workspace with everything in it', () => {
  let world: World
  let archive: Buffer
  let pictured: Person
  beforeAll(async () => {
    world = await makeWorld(app)
    await world.call('PATCH', `${world.path}/work-items/${world.ids.workItem}/`, {
      description_html: `<p>Lighthouse <mention-component entity_name="user_mention" entity_identifier="${world.owner.id}"></mention-component>
        <img src="/api/v1/workspaces/${world.slug}/assets/${world.param('/assets/{asset_id}/', 'asset_id')}/"/></p>`,
    })
    pictured = await make.member(world, 15, 15)
    await make.file(pictured.call, '/assets/user-assets/', { entity_type: 'USER_AVATAR', name: 'me.png' })
    archive = await exportOf(world)
  })

  test('comes back under another slug: every list and record is the same, ids and times too', async () => {
    const answer = await world.call('POST', importPath('copy'), archive)
    expect(answer.status, answer.text).toBe(201)
    const { workspace, people_made } = answer.body
    expect(workspace).toMatchObject({ slug: 'copy', owner: world.owner.id, role: 20 })
    expect(people_made).toEqual([])
    expect(workspace.id).not.toBe(world.workspaceId)
    const names = {
      [workspace.id]: world.workspaceId,
      '/copy/': `/${world.slug}/`,
      '"copy"': `"${world.slug}"`,
    }
    await expectSame({ world, slug: 'copy', person: world.owner, names })
  })

  test('comes back in another installation, with its own id; people are found by their address', async () => {
    const other = await startApp()
    try {
      const owner = await personOf(other, (await world.call('GET', '/users/me/')).body)
      const answer = await owner.call('POST', importPath(), archive)
      expect(answer.status, answer.text).toBe(201)
      expect(answer.body.workspace).toMatchObject({
        id: world.workspaceId,
        slug: world.slug,
        owner: owner.id,
      })
      expect(answer.body.people_made).not.toContain(world.owner.email)
      await expectSame({ world, slug: world.slug, person: owner, names: { [owner.id]: world.owner.id } })
      // Who had no account there has the same picture.
      const { avatar } = (await pictured.call('GET', '/users/me/')).body
      expect(avatar).not.toBe('')
      const image = await other.app.inject(avatar)
      expect(image.statusCode).toBe(302)
      const { pathname, search } = new URL(String(image.headers['location']))
      const bytes = await other.app.inject(`${pathname}${search}`)
      expect([bytes.statusCode, bytes.headers['content-type'], bytes.body]).toEqual([
        200,
        'image/png',
        'bytes',
      ])
      const invitations = async (of: Person) =>
        (await of.call('GET', `/workspaces/${world.slug}/invitations/`)).body
      const [theirs, ours] = [await invitations(world.owner), await invitations(owner)]
      expect(ours).toEqual([{ ...theirs[0], created_by: owner.id, token: expect.any(String) }])
      expect(ours[0].token).not.toBe(theirs[0].token)
      const { rows } = await other.database.pool.query(
        `select email from users where is_unclaimed and not email_verified order by email`,
      )
      expect(rows.map(({ email }) => email)).toEqual(answer.body.people_made.toSorted())
      expect((await other.database.pool.query('select from accounts')).rowCount).toBe(0)
    } finally {
      await other.stop()
    }
  })

  test('goes on where the original was: numbers, search, totals, activities and files', async () => {
    const { body } = await world.call('POST', importPath('onward'), archive)
    const path = world.path.replace(`/${world.slug}/`, '/onward/')
    const before: number = (await world.call('GET', `${world.path}/work-items/`)).body.total_results
    const item = await world.call('POST', `${path}/work-items/`, { name: 'Next' })
    const { rows } = await app.database.pool.query<{ last: number }>(
      `select max(sequence_id) as last from work_items where workspace_id = $1 and project_id = $2`,
      [world.workspaceId, world.projectId],
    )
    expect(item).toMatchObject({ status: 201, body: { sequence_id: Number(rows[0]?.last) + 1 } })
    const list = await world.call('GET', `${path}/work-items/`)
    expect(list.body.total_results).toBe(before + 1)
    const found = await world.call('GET', `/workspaces/onward/work-items/search/?search=lighthouse`)
    expect(JSON.stringify(found.body)).toContain(world.ids.workItem)
    const log = await world.call('GET', `/workspaces/onward/events/?after=0&limit=1000`)
    const original = await world.call('GET', `/workspaces/${world.slug}/events/?after=0&limit=1000`)
    const sequence = log.body.events.map(({ seq }: { seq: number }) => seq)
    expect(sequence).toEqual(Array.from(sequence, (_, index) => index + 1))
    expect(log.body.events.slice(0, original.body.events.length)).toEqual(
      JSON.parse(
        JSON.stringify(original.body.events)
          .replaceAll(world.workspaceId, body.workspace.id)
          .replaceAll(`/${world.slug}/`, '/onward/'),
      ),
    )
    const asset = `/workspaces/onward/assets/${world.param('/assets/{asset_id}/', 'asset_id')}/`
    const { body: file } = await world.call('GET', asset)
    const download = await app.app.inject(new URL(file.asset_url).href.replace(app.config.publicUrl, ''))
    expect([download.statusCode, download.body]).toEqual([200, 'bytes'])
    const described = await world.call('GET', `${path}/work-items/${world.ids.workItem}/`)
    expect(described.body.description_html).toContain('/api/v1/workspaces/onward/assets/')
    // The copy's file is its own: the original's stays when the copy goes.
    await world.call('DELETE', `/workspaces/onward/?confirm=onward`)
    expect((await world.call('GET', asset.replace('/onward/', `/${world.slug}/`))).status).toBe(200)
  })

  test('can be read with the usual tools', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'waypost-archive-'))
    try {
      await writeFile(path.join(folder, 'a.tar.gz'), archive)
      await promisify(execFile)('tar', ['xzf', 'a.tar.gz'], { cwd: folder })
      expect((await readdir(folder)).toSorted()).toEqual([
        'a.tar.gz',
        'files',
        'manifest.json',
        'people',
        'tables',
      ])
      await promisify(execFile)(
        'tar',
        ['czf', 'b.tar.gz', './manifest.json', './people', './tables', './files'],
        { cwd: folder },
      )
      const again = await unpack(await readFile(path.join(folder, 'b.tar.gz')))
      expect(Object.fromEntries(again)).toEqual(Object.fromEntries(await unpack(archive)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('its archive holds nothing of another workspace, and no secrets', async () => {
    const other = await makeWorld(app)
    const files = await unpack(archive)
    const text = [...files.values()].join('\n')
    for (const foreign of [other.workspaceId, other.projectId, other.owner.id, ...Object.values(other.ids)])
      expect(text).not.toContain(foreign)
    const { rows: secrets } = await app.database.pool.query<{ secret: string }>(`
      select token::text as secret from invitations union all select encode(token_hash, 'hex') from api_tokens
      union all select hint from api_tokens union all select key from workspace_assets
      union all select key from work_item_attachments union all select key from user_assets`)
    expect(secrets.length).toBeGreaterThan(10)
    for (const { secret } of secrets.filter(({ secret }) => secret.length > 8))
      expect(text).not.toContain(secret)
    const manifest = JSON.parse(files.get('manifest.json') ?? '')
    expect(manifest).toMatchObject({ format_version: 1, workspace: { slug: world.slug }, files: 3 })
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(3)
  })
})

test('every table of the schema is exported, or is left out for a reason', async () => {
  const { rows } = await app.database.pool.query<{ name: string; tenant: boolean }>(`
    select c.relname as name, exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'workspace_id') as tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  const tables = await readCatalogue(app.database.db)
  const exported = new Set(tables.map(({ name }) => name))
  for (const { name } of rows) expect([name, exported.has(name) !== name in leftOut]).toEqual([name, true])
  // What belongs to no workspace would be exported whole.
  const tenants = new Set(rows.filter(({ tenant }) => tenant).map(({ name }) => name))
  for (const name of exported)
    expect([name, tenants.has(name) || name === 'workspaces']).toEqual([name, true])
  for (const name of Object.keys(leftOut)) expect(rows.map((row) => row.name)).toContain(name)
  // What sounds like a secret needs a second look: name it in leftOutColumns, or here.
  const harmless = ['estimate_points.key']
  const suspicious = tables.flatMap(({ name, columns }) =>
    columns
      .map((column) => `${name}.${column.name}`)
      .filter((column) => /secret|token|hash|password|(\.|_)key$/.test(column)),
  )
  expect(suspicious.filter((column) => !harmless.includes(column))).toEqual([])
  for (const reason of [...Object.values(leftOut), ...Object.values(leftOutColumns)])
    expect(reason).toMatch(/\.$/)
})

describe('who may', () => {
  test('only an admin exports; anybody with an account imports, and owns what they import', async () => {
    const place = await make.workspace()
    for (const role of [5, 15] as const) {
      const answer = await (await make.member(place, role)).call('GET', `/workspaces/${place.slug}/export/`)
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
    const archive = await exportOf(place)
    const stranger = await make.person()
    expect((await stranger.call('GET', `/workspaces/${place.slug}/export/`)).status).toBe(404)
    const taken = await stranger.call('POST', importPath(), archive)
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { slug: [expect.any(String)] } },
    })
    expect(taken.body.error).toContain(place.slug)
    const { status, body } = await stranger.call('POST', importPath('strangers'), archive)
    expect([status, body.workspace.owner, body.workspace.role]).toEqual([201, stranger.id, 20])
    // Members keep their roles.
    expect((await place.call('GET', '/workspaces/strangers/')).body.role).toBe(20)
    expect((await stranger.call('POST', importPath('api'), archive)).body.fields).toHaveProperty('slug')
    expect((await stranger.call('POST', importPath('No'), archive)).status).toBe(400)
  })

  test('whoever is in it with a lower role is an admin of what they import', async () => {
    const place = await make.workspace()
    const guest = await make.member(place, 5)
    await guest.call('POST', importPath('raised'), await exportOf(place))
    expect((await guest.call('GET', '/workspaces/raised/')).body.role).toBe(20)
    expect((await guest.call('GET', `/workspaces/${place.slug}/`)).body.role).toBe(5)
  })
})

describe('an archive that was changed', () => {
  let source: World
  let files: Map<string, string>
  let before: string
  beforeAll(async () => {
    source = await makeWorld(app)
    files = await unpack(await exportOf(source))
    before = await contents(app)
  })

  const items = 'tables/work_items/00001.jsonl'
  const lines = (name: string): Record<string, unknown>[] =>
    (files.get(name) ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const text = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  /** The same archive with one file replaced. */
  const having = (name: string, content: string): Buffer => pack(new Map([...files, [name, content]]))
  const changing = (name: string, change: (row: Record<string, unknown>, index: number) => object): Buffer =>
    having(name, text(lines(name).map(change)))
  const manifestWith = (change: (manifest: Manifest) => object): Buffer =>
    having('manifest.json', JSON.stringify(change(JSON.parse(files.get('manifest.json') ?? ''))))
  const without = (name: string): Buffer => pack(new Map([...files].filter(([one]) => one !== name)))
  const send = (archive: Buffer): Promise<Answer> => source.call('POST', importPath('changed'), archive)

  const cases: [string, () => Buffer, RegExp, { part?: string; line?: number }?][] = [
    ['nothing at all', () => Buffer.alloc(0), /archive/],
    ['a text', () => Buffer.from('{"name":"x"}'), /not an archive/],
    ['a compressed text', () => gzipSync('x'.repeat(2000)), /not a tar file/],
    ['one that was cut off', () => pack(files).subarray(0, 5000), /cut off/],
    // Which words depends on what stood there.
    ['one with a wrong byte in the middle', () => flipped(pack(files), 0.5), /\.$/],
    ['one whose checksum is wrong', () => flipped(pack(files), 1), /damaged/],
    [
      'a tar of something else',
      () => pack(new Map([['readme.txt', 'x']])),
      /first file must be manifest.json/,
    ],
    [
      'a newer format',
      () => manifestWith((m) => ({ ...m, format_version: 2 })),
      /newer Waypost/,
      { part: 'manifest.json' },
    ],
    [
      'an unknown table',
      () => manifestWith((m) => ({ ...m, tables: { ...m.tables, users: { rows: 0, columns: ['id'] } } })),
      /does not know the table users/,
    ],
    [
      'an unknown column',
      () =>
        manifestWith((m) => ({
          ...m,
          tables: { ...m.tables, labels: { rows: 0, columns: ['workspace_id'] } },
        })),
      /labels\.workspace_id/,
    ],
    ['a missing table', () => without('tables/labels/00001.jsonl'), /instead of/, { part: 'tables/labels' }],
    [
      'a missing file',
      () => without([...files.keys()].find((name) => name.startsWith('files/')) ?? ''),
      /files instead of/,
    ],
    [
      'a line that is not JSON',
      () => having(items, `${text(lines(items).slice(0, 2))}{"id":\n`),
      /not JSON/,
      { part: items, line: 3 },
    ],
    ['a line that is no object', () => having(items, '[]\n'), /not a JSON object/, { part: items, line: 1 }],
    [
      'a column of its own',
      () => changing(items, (row, n) => (n === 1 ? { ...row, workspace_id: source.workspaceId } : row)),
      /workspace_id/,
      { part: items, line: 2 },
    ],
    [
      'a wrong type',
      () => changing(items, (row, n) => (n === 2 ? { ...row, sequence_id: 'many' } : row)),
      /invalid input syntax/,
      { part: items, line: 3 },
    ],
    [
      'a value that is none',
      () => changing(items, (row, n) => (n === 2 ? { ...row, priority: 'huge' } : row)),
      /priority/,
      { part: items, line: 3 },
    ],
    [
      'a missing value',
      () => changing(items, (row, n) => (n === 2 ? { ...row, name: null } : row)),
      /name is missing/,
      { part: items, line: 3 },
    ],
    [
      'a row twice',
      () => changing(items, (row, n) => (n === 3 ? { ...row, id: lines(items)[2]?.['id'] } : row)),
      /Another row|refers to/,
    ],
    [
      'a reference to nothing',
      () => changing(items, (row, n) => (n === 1 ? { ...row, state_id: source.workspaceId } : row)),
      /not in the archive/,
      { part: items, line: 2 },
    ],
    [
      'a parent that is nowhere',
      () => changing(items, (row, n) => (n === 1 ? { ...row, parent_id: source.workspaceId } : row)),
      /parent/,
      { part: items, line: 2 },
    ],
    [
      'a NUL in a text',
      () => changing(items, (row, n) => (n === 1 ? { ...row, name: 'a\0b' } : row)),
      /cannot be stored/,
      { part: items, line: 2 },
    ],
    [
      'somebody who is not in it',
      () => changing(items, (row, n) => (n === 1 ? { ...row, created_by_id: source.workspaceId } : row)),
      /people/,
      { part: items, line: 2 },
    ],
    [
      'a time zone that is none',
      () => changing('tables/projects/00001.jsonl', (row) => ({ ...row, timezone: 'Mars/Base' })),
      /time zone/,
    ],
    [
      'a file that is a page',
      () => changing('tables/workspace_assets/00001.jsonl', (row) => ({ ...row, type: 'text/html' })),
      /text\/html/,
    ],
    [
      'a file of another size',
      () => changing('tables/workspace_assets/00001.jsonl', (row) => ({ ...row, size: 4 })),
      /5 bytes instead of the 4/,
    ],
    [
      'a key of a file',
      () => changing('tables/workspace_assets/00001.jsonl', (row) => ({ ...row, key: 'x' })),
      /key/,
    ],
    [
      'a role that is none',
      () => changing('tables/workspace_members/00001.jsonl', (row) => ({ ...row, role: 99 })),
      /role/,
    ],
    [
      'a person without an address',
      () => changing('people/00001.jsonl', (row) => ({ ...row, email: 'x' })),
      /address/,
      { part: 'people/00001.jsonl', line: 1 },
    ],
    [
      'a picture that is a page',
      () =>
        changing('people/00001.jsonl', (row) => ({
          ...row,
          picture: { id: row['id'], name: 'me', type: 'text/html', size: 5 },
        })),
      /type of picture/,
      { part: 'people/00001.jsonl', line: 1 },
    ],
    [
      'activities without ids',
      () => changing('tables/events/00001.jsonl', (row) => ({ ...row, changes: [{}] })),
      /changes/,
    ],
  ]
  test.each(cases)(
    'is refused in words, and leaves nothing behind: %s',
    async (_what, archive, words, at = {}) => {
      const answer = await send(archive())
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_archive', ...at } })
      expect(answer.body.error).toMatch(words)
      expect(await contents(app)).toBe(before)
    },
  )

  test('script in it does not survive', async () => {
    const description_html = '<p>Hello<script>alert(1)</script><img src="x" onerror="alert(1)"/></p>'
    const archive = changing(items, (row) => ({ ...row, description_html, description_stripped: 'x' }))
    const { status } = await source.call('POST', importPath('scripted'), archive)
    expect(status).toBe(201)
    const { rows } = await app.database.pool.query(
      `select distinct i.description_html, i.description_stripped from work_items i
       join workspaces w on w.id = i.workspace_id where w.slug = 'scripted'`,
    )
    expect(rows).toEqual([{ description_html: '<p>Hello<img src="x" /></p>', description_stripped: 'Hello' }])
    await source.call('DELETE', '/workspaces/scripted/?confirm=scripted')
  })

  test("somebody else's id is not taken with their address in hand", async () => {
    const victim = await make.person()
    const [first] = lines('people/00001.jsonl')
    const people = lines('people/00001.jsonl').map((row) =>
      row['id'] === first?.['id'] ? { ...row, email: 'mallory@example.com' } : row,
    )
    const swapped = text(people).replaceAll(String(first?.['id']), victim.id)
    const archive = pack(
      new Map(
        [...files].map(([name, content]) => [
          name,
          name === 'people/00001.jsonl' ? swapped : content.replaceAll(String(first?.['id']), victim.id),
        ]),
      ),
    )
    expect((await source.call('POST', importPath('swapped'), archive)).status).toBe(201)
    expect((await victim.call('GET', '/workspaces/swapped/')).status).toBe(404)
    expect((await victim.call('GET', '/users/me/')).body.email).toBe(victim.email)
    await source.call('DELETE', '/workspaces/swapped/?confirm=swapped')
  })

  test('the same archive, unchanged, is taken', async () => {
    expect((await send(pack(files))).status).toBe(201)
  })
})

test('more than the limit is refused, packed or unpacked', async () => {
  const small = await startApp({ ARCHIVE_SIZE_LIMIT_BYTES: '4096' })
  try {
    const { call } = await factories(small).person()
    for (const archive of [gzipSync(Buffer.alloc(1_000_000)), Buffer.alloc(5000)]) {
      const answer = await call('POST', importPath(), archive)
      expect(answer).toMatchObject({ status: 413, body: { code: 'archive_too_large' } })
      expect(answer.body.error).toContain('ARCHIVE_SIZE_LIMIT_BYTES')
    }
  } finally {
    await small.stop()
  }
})

test('a workspace that was deleted comes back, and its log goes on after its last event', async () => {
  const world = await makeWorld(app)
  const archive = await exportOf(world)
  for (let count = 0; count < 5; count += 1) await make.label(world)
  const { body } = await world.call('GET', `/workspaces/${world.slug}/events/?after=0&limit=1000`)
  expect((await world.call('DELETE', `/workspaces/${world.slug}/?confirm=${world.slug}`)).status).toBe(204)
  expect((await world.call('GET', `/workspaces/${world.slug}/`)).status).toBe(404)
  const { status, body: made } = await world.call('POST', importPath(), archive)
  expect([status, made.workspace.id]).toEqual([201, world.workspaceId])
  const log = await world.call('GET', `/workspaces/${world.slug}/events/?after=${body.last}&limit=1000`)
  expect(log.body.events).toMatchObject([
    { seq: Number(body.last) + 1, entity: 'workspace', verb: 'created' },
  ])
})

/** `where` 1 is in the checksum that gzip ends with. */
function flipped(archive: Buffer, where: number): Buffer {
  const copy = Buffer.from(archive)
  const place = Math.floor((copy.length - 8) * where)
  copy[place] = (copy[place] ?? 0) ^ 0xff
  return copy
}

/** The same person in another installation. */
async function personOf(at: TestApp, original: { email: string; display_name: string }): Promise<Person> {
  const someone = await factories(at).person()
  await at.database.pool.query(
    'update users set email = $1, display_name = $2, first_name = $2 where id = $3',
    [original.email, original.display_name, someone.id],
  )
  return { ...someone, email: original.email }
}

/** Every row of every table but those that any request writes, and how many files there are. */
async function contents(at: TestApp): Promise<string> {
  const { db, pool } = at.database
  const store = openStore(at.config, () => readSecret(pool))
  // What was deleted before goes at some time; here, now.
  await vi.waitFor(
    async () => {
      await removeDiscarded(db, store)
      expect((await pool.query('select from discarded_files')).rowCount).toBe(0)
    },
    { timeout: 60_000, interval: 50 },
  )
  const { rows: tables } = await at.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname not in ('api_tokens', 'rate_counts') order by 1`,
  )
  const sums: unknown[] = []
  for (const { name } of tables)
    sums.push(
      (
        await at.database.pool.query(
          `select '${name}', count(*), md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from "${name}" t`,
        )
      ).rows[0],
    )
  const stored = await readdir(path.join(at.config.dataDir, 'files'), { recursive: true })
  return JSON.stringify([sums, stored.filter((name) => name.length > 10).length])
}
