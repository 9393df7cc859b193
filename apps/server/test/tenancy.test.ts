import { afterAll, expect, test } from 'vitest'
import { startDatabase } from './start.js'

const database = await startDatabase()
afterAll(() => database.stop())

/** Constraints and unique indexes of all tables that have workspace_id, with their columns in order. */
async function keys(): Promise<{ name: string; kind: string; columns: string[]; target: string | null }[]> {
  const { rows } = await database.pool.query(`
    with tenant as (
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r')
    select i.indexrelid::regclass::text as name, case when i.indisprimary then 'primary' else 'unique' end as kind,
      array(select coalesce(a.attname, 'expression') from unnest(i.indkey::int[]) with ordinality k (n, at)
        left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n and k.n > 0 order by at)::text[] as columns,
      null as target
    from pg_index i join tenant on tenant.oid = i.indrelid where i.indisunique
    union all
    select conname, 'foreign', array(select a.attname from unnest(conkey) with ordinality k (n, at)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.n order by at)::text[],
      (select t.oid from tenant t where t.oid = confrelid)::regclass::text
    from pg_constraint join tenant on tenant.oid = conrelid where contype = 'f'`)
  return rows
}

test('workspace_id leads the primary key, every unique key and every foreign key of a tenant table', async () => {
  const found = await keys()
  expect(found.filter(({ kind }) => kind === 'primary').length).toBeGreaterThan(20)
  // A key into a table that is not a tenant's (users, workspaces) has no workspace to share with it.
  const wrong = found.filter(
    ({ kind, columns, target }) => columns[0] !== 'workspace_id' && (kind !== 'foreign' || target !== null),
  )
  expect(wrong).toEqual([])
})

test('every tenant table has a primary key', async () => {
  const { rows } = await database.pool.query(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`)
  expect(rows).toEqual([])
})
