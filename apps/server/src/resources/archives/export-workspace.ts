import { pipeline, Readable } from 'node:stream'
import { createGzip, type Gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import type { FileStore } from '../../files/store.js'
import { tarEnd, tarHeader, tarPadding } from '../../files/tar.js'
import type { Sql } from '../../query/resource.js'
import { version } from '../../version.js'
import { imagePath } from '../assets/serve-avatars.js'
import {
  fileName,
  format,
  formatVersion,
  missingName,
  partBytes,
  partName,
  type Manifest,
} from './archive-format.js'
import { readCatalogue, type ArchivedTable } from './catalogue.js'

interface Source {
  db: Db
  files: FileStore
  workspaceId: string
}

/**
 * A workspace as one compressed file, written while it is read. All of it is of one moment: a transaction that sees what
 * was there at its first statement, and holds up nobody. What goes wrong before the first byte is thrown; later, the
 * file breaks off.
 */
export async function exportWorkspace(source: Source): Promise<Readable> {
  const bytes = archiveBytes(source)
  const first = await bytes.next()
  async function* all(): AsyncGenerator<Buffer> {
    try {
      if (!first.done) yield first.value
      yield* bytes
    } finally {
      await bytes.return(undefined)
    }
  }
  const gzip = createGzip()
  pipeline(Readable.from(all(), { objectMode: false }), gzip, () => undefined)
  giveUpOnStall(gzip)
  return gzip
}

const patienceMillis = 120_000

/** A client that takes nothing more would keep the transaction open for ever. */
function giveUpOnStall(gzip: Gzip): void {
  let seen = -1
  const timer = setInterval(() => {
    if (gzip.readableLength > 0 && gzip.bytesWritten === seen)
      gzip.destroy(new Error('The client has stopped reading the archive.'))
    seen = gzip.bytesWritten
  }, patienceMillis).unref()
  gzip.once('close', () => clearInterval(timer))
}

async function* archiveBytes({ db: database, files, workspaceId }: Source): AsyncGenerator<Buffer> {
  const db = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    const tables = await readCatalogue(db)
    const at = new Date()
    const member = function* (name: string, content: Buffer): Generator<Buffer> {
      yield tarHeader(name, content.length, at)
      yield content
      yield tarPadding(content.length)
    }
    const people = sql`select u.id, u.email, u.first_name, u.last_name, u.display_name, u.is_bot,
        (select json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'size', a.size) from user_assets a
          where a.user_id = u.id and a.is_uploaded and u.avatar = ${sql.lit(imagePath(''))} || a.id) as picture
      from users u where u.id in (${peopleOf(tables, workspaceId)}) order by u.id`
    const manifest = await describe(db, tables, workspaceId, people, at)
    yield* member('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    for (const [part, rows] of [['people', people] as const, ...tables.map(partOf)]) {
      let number = 0
      for await (const content of contents(db, rows)) yield* member(partName(part, (number += 1)), content)
    }

    function filesOf(table: ArchivedTable): Sql {
      const order = sql.join(table.primaryKey.map((name) => sql.ref(`t.${name}`)))
      return sql`select t.id, t.key ${rowsOf(table, workspaceId)} order by ${order}`
    }

    function partOf(table: ArchivedTable): readonly [string, Sql] {
      const columns = sql.join(table.columns.map(({ name }) => sql.ref(`t.${name}`)))
      const order = sql.join(table.primaryKey.map((name) => sql.ref(`t.${name}`)))
      return [table.name, sql`select ${columns} ${rowsOf(table, workspaceId)} order by ${order}`]
    }

    const missing: string[] = []
    const stored = [
      ['people', picturesOf(people)] as const,
      ...tables.filter(({ hasFiles }) => hasFiles).map((table) => [table.name, filesOf(table)] as const),
    ]
    for (const [table, rows] of stored)
      for await (const { id, key } of walk<{ id: string; key: string }>(db, rows)) {
        const file = await files.read(key)
        if (!file) {
          missing.push(`${JSON.stringify({ table, id })}\n`)
          continue
        }
        yield tarHeader(fileName(table, id), file.size, at)
        yield* exactly(file.bytes, file.size, key)
        yield tarPadding(file.size)
      }
    if (missing.length > 0) yield* member(missingName, Buffer.from(missing.join('')))
    yield tarEnd()
  } finally {
    // Nothing was written.
    await db.rollback().execute()
  }
}

async function describe(
  db: Db,
  tables: readonly ArchivedTable[],
  workspaceId: string,
  people: Sql,
  at: Date,
): Promise<Manifest> {
  const counts = [
    sql`select '' as name, count(*) as count from (${people}) p`,
    sql`select 'pictures' as name, count(p.picture) as count from (${people}) p`,
    ...tables.map(
      (table) => sql`select ${sql.lit(table.name)} as name, count(*) as count ${rowsOf(table, workspaceId)}`,
    ),
  ]
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const count = new Map(rows.map((row) => [row.name, row.count]))
  const workspace = await db
    .selectFrom('workspaces')
    .select(['id', 'slug', 'name'])
    .where('id', '=', workspaceId)
    .executeTakeFirst()
  if (!workspace) throw notFound('workspace')
  const rowsIn = (name: string): number => count.get(name) ?? 0
  return {
    format,
    format_version: formatVersion,
    waypost_version: version,
    exported_at: at.toISOString(),
    workspace,
    people: rowsIn(''),
    tables: Object.fromEntries(
      tables.map(({ name, columns }) => [
        name,
        { rows: rowsIn(name), columns: columns.map((column) => column.name) },
      ]),
    ),
    files: tables
      .filter(({ hasFiles }) => hasFiles)
      .reduce((sum, { name }) => sum + rowsIn(name), rowsIn('pictures')),
  }
}

/** Of files, those that were announced and never sent stay behind. */
function rowsOf({ name, hasFiles }: ArchivedTable, workspaceId: string): Sql {
  const owner = sql.ref(name === 'workspaces' ? 't.id' : 't.workspace_id')
  return sql`from ${sql.table(name)} t where ${owner} = ${sql.lit(workspaceId)}
    ${hasFiles ? sql`and t.is_uploaded` : sql``}`
}

/** Everybody that a row names: members, and those who wrote something and left. */
function peopleOf(tables: readonly ArchivedTable[], workspaceId: string): Sql {
  const found = tables.flatMap((table) => {
    const persons = table.columns.filter(({ isPerson }) => isPerson)
    const values = persons.map(({ name }) => sql`(${sql.ref(`t.${name}`)})`)
    return persons.length === 0
      ? []
      : [
          sql`select p.id from (select t.* ${rowsOf(table, workspaceId)}) t
            cross join lateral (values ${sql.join(values)}) p (id)`,
        ]
  })
  return sql.join(found, sql` union `)
}

/** The rows as lines of JSON, some megabytes at a time. */
async function* contents(db: Db, rows: Sql): AsyncGenerator<Buffer> {
  let lines: string[] = []
  let size = 0
  for await (const { line } of walk<{ line: string }>(
    db,
    sql`select row_to_json(r)::text as line from (${rows}) r`,
  )) {
    lines.push(line, '\n')
    size += line.length
    if (size < partBytes) continue
    yield Buffer.from(lines.join(''))
    lines = []
    size = 0
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''))
}

const picturesOf = (people: Sql): Sql => sql`select p.id, a.key
  from (${people}) p join user_assets a on a.id = (p.picture ->> 'id')::uuid order by p.id`

const mostAtOnce = 2000
/** What one look into the rows may bring, as far as the rows before it tell. */
const wantedBytes = 1_000_000

/** Rows by a cursor, a few at a time: a million of them take no more memory than a thousand. */
async function* walk<Row extends object>(db: Db, rows: Sql): AsyncGenerator<Row> {
  // No values in these statements: they are not worth preparing.
  await sql`declare archive no scroll cursor for ${rows}`.execute(db)
  for (let count = 20; ;) {
    const { rows: some } = await sql<Row>`fetch ${sql.lit(count)} from archive`.execute(db)
    yield* some
    if (some.length < count) break
    const bytes = some.reduce((sum, row) => sum + Object.values(row).join('').length, 0)
    count = Math.min(mostAtOnce, count * 4, Math.max(1, Math.floor((wantedBytes / bytes) * count)))
  }
  await sql`close archive`.execute(db)
}

async function* exactly(bytes: AsyncIterable<Buffer>, size: number, key: string): AsyncGenerator<Buffer> {
  let sent = 0
  for await (const chunk of bytes) {
    sent += chunk.length
    yield chunk
  }
  if (sent !== size) throw new Error(`The file ${key} has ${sent} bytes instead of ${size}.`)
}
