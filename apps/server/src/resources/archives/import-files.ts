import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import { discardFiles } from '../../files/discard-files.js'
import type { FileStore, NewFile } from '../../files/store.js'
import type { TarEntry } from '../../files/tar.js'
import { isUuid, newId } from '../../ids.js'
import { imagePath } from '../assets/serve-avatars.js'
import { damaged, type Picture } from './archive-format.js'
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
    this.see(part, size, file.size)
    await this.store(db, file, body)
  }

  /** The picture of one of the people. Whoever had an account here already (no `userId`) keeps what they chose. */
  async takePicture(
    db: Db,
    { picture, userId }: { picture: Picture | null | undefined; userId: string | undefined },
    { name: part, size, body }: TarEntry,
  ): Promise<void> {
    if (!picture || this.seen.has(part))
      throw damaged('It is not the picture of one of the people.', { part })
    this.see(part, size, picture.size)
    if (userId === undefined) return
    const file = { ...picture, key: `users/${userId}/${newId()}` }
    await this.store(db, file, body)
    const { rows } = await sql`select from user_assets where id = ${picture.id}`.execute(db)
    const id = rows.length === 0 ? picture.id : newId()
    const { name, type, key } = file
    await sql`insert into user_assets (id, user_id, entity_type, name, type, size, key, attributes, is_uploaded)
      values (${id}, ${userId}, 'USER_AVATAR', ${name}, ${type}, ${size}, ${key},
        ${JSON.stringify({ name, type, size })}::jsonb, true)`.execute(db)
    await sql`update users set avatar = ${imagePath(id)} where id = ${userId}`.execute(db)
  }

  private see(part: string, size: number, promised: number): void {
    if (size !== promised)
      throw damaged(`The file has ${size} bytes instead of the ${promised} that its row names.`, { part })
    this.seen.add(part)
  }

  private async store(db: Db, file: NewFile, body: AsyncIterable<Buffer>): Promise<void> {
    await this.promiseRemoval(db, file.key)
    this.stored.push(file.key)
    await this.place.files.write(file, body)
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
