import { sql } from 'kysely'
import { inTransaction, type Db } from '../database/open.js'
import { repeat } from '../repeat.js'
import type { FileStore } from './store.js'

const batch = 100

/** Marks the files under these keys for removal: in the writer's transaction, so that no file goes without its record. */
export async function discardFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`insert into discarded_files (key) select unnest(${keys}::text[]) on conflict do nothing`.execute(
    db,
  )
}

/** Removes what has been discarded from the store; gives how many files that were. */
export async function removeDiscarded(db: Db, store: FileStore): Promise<number> {
  let removed = 0
  for (let count = batch; count === batch; removed += count)
    count = await inTransaction(db, async (db) => {
      // Nodes share the work: each passes over what another one holds.
      const { rows } = await sql<{ key: string }>`delete from discarded_files where key in
        (select key from discarded_files limit ${batch} for update skip locked) returning key`.execute(db)
      for (const { key } of rows) await store.remove(key)
      return rows.length
    })
  return removed
}

const abandonedTables = ['work_item_attachments', 'workspace_assets', 'user_assets'] as const

/** Forgets uploads that nobody has confirmed within a day. */
async function forgetAbandoned(db: Db): Promise<void> {
  for (const table of abandonedTables)
    await inTransaction(db, async (db) => {
      const { rows } = await sql<{ key: string }>`delete from ${sql.table(table)}
        where not is_uploaded and created_at < now() - interval '1 day' returning key`.execute(db)
      await discardFiles(
        db,
        rows.map(({ key }) => key),
      )
    })
}

const tidyMillis = 30_000

/** Does both now and then, for as long as the server runs. */
export const keepFilesTidy = (db: Db, store: FileStore, onError: (error: unknown) => void) =>
  repeat(tidyMillis, () => forgetAbandoned(db).then(() => removeDiscarded(db, store)), onError)
