import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import { discardFiles } from '../../files/discard-files.js'
import type { FileStore } from '../../files/store.js'
import type { TarEntry } from '../../files/tar.js'
import { isUuid } from '../../ids.js'
import { damaged } from './archive-format.js'
import type { ArchivedTable } from './catalogue.js'
import type { Line } from './read-archive.js'

interface Place {
  db: Db
  files: FileStore
  config: { databasePoolSize: number }
}

/** The files of an archive, on their way into the store. A store knows no transactions: what fails is removed again. */
export class ImportedFiles {
  private readonly seen = new Set<string>()
  private readonly stored: string[] = []
  private missing = 0

  constructor(private readonly place: Place) {}

  async take(
    db: Db,
    { table, workspaceId }: { table: ArchivedTable; workspaceId: string },
    id: string,
    { name: part, size, body }: TarEntry,
  ): Promise<void> {
    const { rows } = isUuid(id)
      ? await sql<{ key: string; type: string; size: number }>`select key, type, size
          from ${sql.table(table.name)} where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
      : { rows: [] }
    const [file] = rows
    if (!file || rows.length > 1 || this.seen.has(part))
      throw damaged(`It is not the file of one row of ${table.name}.`, { part })
    if (size !== file.size)
      throw damaged(`The file has ${size} bytes instead of the ${file.size} that its row names.`, { part })
    this.seen.add(part)
    await this.promiseRemoval(db, file.key)
    this.stored.push(file.key)
    await this.place.files.write({ ...file, size }, body)
  }

  miss({ part }: Line): void {
    this.missing += 1
    this.seen.add(`${part}:${this.missing}`)
  }

  checkCount(promised: number): void {
    if (this.seen.size !== promised)
      throw damaged(
        `The archive has ${this.seen.size} files instead of the ${promised} that its manifest names.`,
      )
  }

  async removeAll(): Promise<void> {
    for (const key of this.stored) await this.place.files.remove(key)
  }

  /**
   * Should the process die, the file is removed like any that was discarded; the import takes this back, and that
   * becomes true together with the rest of it. Needs a connection besides that of the import.
   */
  private async promiseRemoval(db: Db, key: string): Promise<void> {
    if (this.place.config.databasePoolSize < 2) return
    await discardFiles(this.place.db, [key])
    await sql`delete from discarded_files where key = ${key}`.execute(db)
  }
}
