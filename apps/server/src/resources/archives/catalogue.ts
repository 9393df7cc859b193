import { sql } from 'kysely'
import type { Db } from '../../database/open.js'

/** Tables whose rows are in no archive, and why. Every other table of a workspace is. */
export const leftOut: Readonly<Record<string, string>> = {
  work_item_counts: 'Kept by triggers, which count anew what is imported.',
  work_item_minutes: 'Kept by triggers, which count anew what is imported.',
  users:
    'Those that the workspace names are in the archive as people, with their names, address and picture only.',
  accounts: 'Passwords.',
  sessions: 'Who is signed in.',
  verifications: 'Links that were sent by mail.',
  api_tokens: 'Keys belong to people, not to a workspace.',
  user_assets: 'Pictures are in the archive with the people.',
  discarded_files: 'Files that are about to be removed.',
  migrations: 'The schema of this installation.',
  user_changes: 'How often users were changed.',
  settings: 'The secret of this installation.',
  rate_counts: 'How many requests were made.',
  removed_workspaces: 'Workspaces that are gone.',
}

/** Columns that are in no archive, and why. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  'invitations.token': 'Whoever has it may make an account. An import makes a new one.',
  'work_item_attachments.key': 'Where the file lies in the store of this installation.',
  'workspace_assets.key': 'Where the file lies in the store of this installation.',
}

export interface Column {
  name: string
  /** As PostgreSQL writes it in a statement. */
  type: string
  nullable: boolean
  /** SQL of its default. */
  fallback: string | null
  /** Whether it holds the id of a person. */
  isPerson: boolean
}

export interface ArchivedTable {
  name: string
  /** Those that are in an archive. Not workspace_id: a row belongs to the workspace that it is imported into. */
  columns: readonly Column[]
  primaryKey: readonly string[]
  /** Columns that refer to rows which are loaded later; filled in at the end. */
  postponed: readonly string[]
  /** Whether its rows are about files in the store. */
  hasFiles: boolean
}

interface ForeignKey {
  columns: string[]
  target: string
  targetColumns: string[]
}

interface FoundTable {
  name: string
  columns: (Omit<Column, 'isPerson'> & { generated: boolean })[]
  primaryKey: string[]
  foreignKeys: ForeignKey[]
}

/**
 * What an archive holds, from the schema itself: a table that is added to it tomorrow is exported tomorrow. In the order
 * in which rows can be loaded, the workspace first.
 */
export async function readCatalogue(db: Db): Promise<ArchivedTable[]> {
  const found = await findTables(db)
  const persons = personColumns(found)
  const archived = found.filter(({ name }) => !(name in leftOut))
  return inOrder(archived).map(({ table, postponed }) => ({
    name: table.name,
    primaryKey: table.primaryKey,
    postponed,
    hasFiles: hasFiles(table),
    columns: table.columns
      .filter(({ name, generated }) => !generated && name !== 'workspace_id')
      .filter(({ name }) => !(`${table.name}.${name}` in leftOutColumns))
      .map(({ generated: _, ...column }) => ({
        ...column,
        isPerson: persons.has(`${table.name}.${column.name}`),
      })),
  }))
}

/** Every table of a workspace, those that no archive holds too, each after those that it refers to. */
export async function readTenantTables(db: Db): Promise<{ name: string; hasFiles: boolean }[]> {
  const found = await findTables(db)
  const tenants = found.filter(({ columns }) => columns.some(({ name }) => name === 'workspace_id'))
  return inOrder(tenants).map(({ table }) => ({ name: table.name, hasFiles: hasFiles(table) }))
}

/** Whether its rows are about files in the store. */
function hasFiles({ columns }: FoundTable): boolean {
  return ['key', 'is_uploaded'].every((name) => columns.some((column) => column.name === name))
}

async function findTables(db: Db): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'nullable', not a.attnotnull, 'generated', a.attgenerated <> '', 'fallback', pg_get_expr(d.adbin, d.adrelid))
          order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by k.at)
        from pg_index i, unnest(i.indkey::int[]) with ordinality k (n, at), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.n), '[]') as "primaryKey",
      coalesce((select json_agg(json_build_object('target', f.confrelid::regclass::text,
          'columns', (select json_agg(a.attname order by k.at) from unnest(f.conkey) with ordinality k (n, at)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n),
          'targetColumns', (select json_agg(a.attname order by k.at) from unnest(f.confkey) with ordinality k (n, at)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n)) order by f.conname)
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as "foreignKeys"
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`.execute(db)
  return rows
}

/** Columns that lead to users, by one foreign key or by several. The log names people without a key. */
function personColumns(tables: readonly FoundTable[]): Set<string> {
  const found = new Set(['users.id', 'events.actor_id'])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { name, foreignKeys } of tables)
      for (const { columns, target, targetColumns } of foreignKeys)
        for (const [index, column] of columns.entries())
          if (found.has(`${target}.${targetColumns[index] ?? ''}`)) found.add(`${name}.${column}`)
  }
  return found
}

/** Each table after those that it refers to. Where two refer to each other, one of the two references is postponed. */
function inOrder(tables: readonly FoundTable[]): { table: FoundTable; postponed: string[] }[] {
  const ordered: { table: FoundTable; postponed: string[] }[] = []
  const left = new Map(tables.map((table) => [table.name, table]))
  while (left.size > 0) {
    const candidates = [...left.values()].map((table) => ({ table, postponed: postponable(table, left) }))
    const next =
      candidates.find(({ table, postponed }) => postponed?.every((name) => isOwn(table, name))) ??
      candidates.find(({ postponed }) => postponed)
    if (!next?.postponed)
      throw new Error(
        `These tables need each other: ${[...left.keys()].join(', ')}. An archive cannot load them.`,
      )
    ordered.push({ table: next.table, postponed: next.postponed })
    left.delete(next.table.name)
  }
  return ordered
}

/** The columns that must be empty for the table to be loaded now; null when one of them cannot be. */
function postponable(table: FoundTable, left: ReadonlyMap<string, FoundTable>): string[] | null {
  const waiting = table.foreignKeys.filter(({ target }) => left.has(target))
  const columns = waiting.map((key) => key.columns.find((name) => isNullable(table, name)))
  return columns.every((name) => name !== undefined) ? [...new Set(columns)] : null
}

/** Whether the column refers to rows of its own table, which is so wherever that is loaded. */
function isOwn(table: FoundTable, name: string): boolean {
  return table.foreignKeys.some(({ columns, target }) => columns.includes(name) && target === table.name)
}

function isNullable({ columns, primaryKey }: FoundTable, name: string): boolean {
  return !primaryKey.includes(name) && columns.some((column) => column.name === name && column.nullable)
}
