import { sql } from 'kysely'
import pg from 'pg'
import { violationOf } from '../../database/constraint-errors.js'
import type { Db } from '../../database/open.js'
import type { Sql } from '../../query/resource.js'
import { damaged } from './archive-format.js'
import type { ArchivedTable, Column } from './catalogue.js'

interface StagedRow {
  part: string
  line: number
  json: string
}

const stagedBytes = 1_000_000
const rowsAtOnce = 2000

/**
 * Rows of an archive on their way into the tables: kept aside as they arrive, and then loaded table by table in an order
 * in which each finds what it refers to, whatever their order in the archive. Lives and ends with its transaction.
 */
export class StagedRows {
  private waiting: StagedRow[] = []
  private size = 0
  private table = ''
  readonly counts = new Map<string, number>()

  private constructor(private readonly db: Db) {}

  static async begin(db: Db): Promise<StagedRows> {
    await sql`create temp table archive_rows (
      "table" text, number integer, part text, line integer, content json, primary key ("table", number)
    ) on commit drop`.execute(db)
    return new StagedRows(db)
  }

  async add(table: string, row: StagedRow): Promise<void> {
    if (table !== this.table) await this.flush()
    this.table = table
    this.waiting.push(row)
    this.size += row.json.length
    if (this.size >= stagedBytes) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.waiting.length === 0) return
    const { table, waiting } = this
    const before = this.counts.get(table) ?? 0
    await sql`insert into archive_rows select ${table}, ${before} + r.n, r.part, r.line, r.content::json
      from unnest(${waiting.map(({ part }) => part)}::text[], ${waiting.map(({ line }) => line)}::int[],
        ${waiting.map(({ json }) => json)}::text[]) with ordinality r (part, line, content, n)`.execute(
      this.db,
    )
    this.counts.set(table, before + waiting.length)
    this.waiting = []
    this.size = 0
  }

  /** `given` are columns that the archive does not decide, in place of what it says. */
  async load(
    table: ArchivedTable,
    named: ReadonlySet<string>,
    given: Readonly<Record<string, Sql>>,
  ): Promise<void> {
    const columns = table.columns.filter(
      ({ name }) => named.has(name) && !table.postponed.includes(name) && !(name in given),
    )
    const names = [...Object.keys(given), ...columns.map(({ name }) => name)]
    const values = [...Object.values(given), ...columns.map(valueOf)]
    await this.run(
      table,
      (rows) => sql`insert into ${sql.table(table.name)} (${sql.join(names.map((name) => sql.ref(name)))})
        select ${sql.join(values)} from ${rows}`,
    )
  }

  /** Fills in what referred to rows that were not there yet. */
  async complete(table: ArchivedTable, named: ReadonlySet<string>, workspaceId: string): Promise<void> {
    const columns = table.postponed.filter((name) => named.has(name))
    if (columns.length === 0) return
    const same = table.primaryKey.map((name) =>
      name === 'workspace_id'
        ? sql`t.workspace_id = ${workspaceId}`
        : sql`${sql.ref(`t.${name}`)} = ${sql.ref(`r.${name}`)}`,
    )
    const set = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`)
    const some = columns.map((name) => sql`${sql.ref(`r.${name}`)} is not null`)
    await this.run(
      table,
      (rows) => sql`update ${sql.table(table.name)} t set ${sql.join(set)} from ${rows}
        where ${sql.join(same, sql` and `)} and (${sql.join(some, sql` or `)})`,
    )
  }

  private async run(table: ArchivedTable, statement: (rows: Sql) => Sql): Promise<void> {
    const count = this.counts.get(table.name) ?? 0
    const declared = table.columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    const rows = (from: number, to: number): Sql => sql`(select content from archive_rows
        where "table" = ${table.name} and number between ${from} and ${to} offset 0) a
      cross join lateral json_to_record(a.content) as r (${sql.join(declared)})`
    for (let from = 1; from <= count; from += rowsAtOnce)
      await this.try(
        table,
        (from, to) => statement(rows(from, to)),
        from,
        Math.min(count, from + rowsAtOnce - 1),
      )
  }

  /** What PostgreSQL refuses is looked for by halves, until the line is known that it does not take. */
  private async try(
    table: ArchivedTable,
    statement: (from: number, to: number) => Sql,
    from: number,
    to: number,
  ): Promise<void> {
    await sql`savepoint archive`.execute(this.db)
    try {
      await statement(from, to).execute(this.db)
    } catch (error) {
      if (!isAboutData(error)) throw error
      await sql`rollback to savepoint archive`.execute(this.db)
      if (from === to) throw await this.explain(table, from, error)
      const middle = Math.floor((from + to) / 2)
      await this.try(table, statement, from, middle)
      await this.try(table, statement, middle + 1, to)
    }
    await sql`release savepoint archive`.execute(this.db)
  }

  private async explain(table: ArchivedTable, number: number, error: pg.DatabaseError): Promise<Error> {
    const { rows } = await sql<{ part: string; line: number }>`select part, line from archive_rows
      where "table" = ${table.name} and number = ${number}`.execute(this.db)
    return damaged(faultOf(error), rows[0])
  }
}

/** A default that is not null stands for a JSON null, which PostgreSQL does not tell from no value. */
function valueOf({ name, type, nullable, fallback }: Column): Sql {
  const value = sql.ref(`r.${name}`)
  return type === 'jsonb' && !nullable
    ? sql`coalesce(${value}, ${sql.raw(fallback ?? `'null'`)})`
    : sql`${value}`
}

/** Class 22: values that a column cannot hold; 23: constraints. */
function isAboutData(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

function faultOf(error: pg.DatabaseError): string {
  const violation = violationOf(error)
  if (violation?.kind === 'unique')
    return `Another row has the same ${violation.field} (${violation.constraint}).`
  if (violation?.kind === 'foreign')
    return `Its ${violation.field} refers to something that is not in the archive (${violation.constraint}).`
  if (violation?.kind === 'check') return `Its ${violation.field} is not allowed (${violation.constraint}).`
  if (error.code === '23502') return `${error.column ?? 'A column'} is missing.`
  return `A value cannot be stored: ${error.message}.`
}
