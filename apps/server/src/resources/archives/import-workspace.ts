import { sql } from 'kysely'
import { admin } from '../../access/roles.js'
import type { Config } from '../../config.js'
import { conflictOn, violationOf } from '../../database/constraint-errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { appendEvents } from '../../events/append.js'
import type { FileStore } from '../../files/store.js'
import type { TarEntry } from '../../files/tar.js'
import { newId } from '../../ids.js'
import type { Sql } from '../../query/resource.js'
import { checkSlug } from '../workspaces/create-workspace.js'
import { damaged, missingName, type ArchivedPerson, type Manifest } from './archive-format.js'
import { readCatalogue, type ArchivedTable } from './catalogue.js'
import { checkRow } from './check-row.js'
import { ImportedFiles } from './import-files.js'
import { importPeople, readPerson, type ImportedPeople } from './import-people.js'
import { StagedRows } from './load-rows.js'
import { explainBytes, readLines, readManifest, readMembers } from './read-archive.js'

export interface ImportTarget {
  db: Db
  files: FileStore
  config: Pick<Config, 'archiveSizeLimitBytes' | 'databasePoolSize'>
  /** Becomes its owner and an admin; null leaves it to its owner. */
  importerId: string | null
  /** In place of the one in the archive. */
  slug?: string | undefined
}

export interface ImportedWorkspace {
  id: string
  slug: string
  name: string
  /** The addresses of people who had no account here, and cannot sign in yet. */
  people_made: string[]
}

/** Makes a workspace of an archive: all of it, or nothing. */
export async function importWorkspace(
  target: ImportTarget,
  archive: AsyncIterable<Buffer>,
): Promise<ImportedWorkspace> {
  const members = readMembers(archive, target.config.archiveSizeLimitBytes)
  const files = new ImportedFiles(target)
  let failure: Error | undefined
  try {
    const first = await members.next()
    const manifest = await readManifest(first.done ? undefined : first.value)
    return await inTransaction(target.db, async (db) => {
      // The archive passes by once: what failed is not tried again.
      if (failure) throw failure
      try {
        return await new Import(db, target, manifest, files).run(members)
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
        throw failure
      }
    })
  } catch (error) {
    await files.removeAll()
    throw explainBytes(error)
  } finally {
    await members.return(undefined)
  }
}

class Import {
  private readonly slug: string
  private readonly people = new Map<string, ArchivedPerson>()
  private imported: ImportedPeople | undefined
  private tables: ArchivedTable[] = []
  private workspaceId = ''
  private loaded = false

  constructor(
    private readonly db: Db,
    private readonly target: ImportTarget,
    private readonly manifest: Manifest,
    private readonly files: ImportedFiles,
  ) {
    this.slug = target.slug ?? manifest.workspace.slug
  }

  async run(members: AsyncIterable<TarEntry>): Promise<ImportedWorkspace> {
    checkSlug(this.slug)
    await this.refuseTaken()
    this.tables = await readCatalogue(this.db)
    this.checkTables()
    this.workspaceId = await this.chooseId()
    const rows = await StagedRows.begin(this.db)
    for await (const member of members) await this.take(member, rows)
    await this.load(rows)
    this.files.checkCount(this.manifest.files)
    return this.finish()
  }

  private async take(member: TarEntry, rows: StagedRows): Promise<void> {
    const [folder = '', name = '', id = ''] = member.name.split('/')
    if (folder === 'people') {
      if (this.imported) throw damaged('People must come before tables.', { part: member.name })
      for await (const line of readLines(member)) readPerson(line, this.people)
    } else if (folder === 'tables') await this.stage(member, name, rows)
    else if (folder === 'files') {
      await this.load(rows)
      if (member.name === missingName) for await (const line of readLines(member)) this.files.miss(line)
      else if (name === 'people') await this.files.takePicture(this.db, await this.person(id), member)
      else await this.files.take(this.db, this.place(name), id, member)
    } else throw damaged('It does not belong into an archive.', { part: member.name })
  }

  private async stage(member: TarEntry, name: string, rows: StagedRows): Promise<void> {
    const part = member.name
    const table = this.tables.find((one) => one.name === name)
    const named = new Set(this.manifest.tables[name]?.columns)
    if (!table || named.size === 0) throw damaged('The manifest does not name this table.', { part })
    if (this.loaded) throw damaged('Tables must come before files.', { part })
    const { changed, ids } = await this.peopleHere()
    const translate = this.translator(changed)
    const checks = { table, named, translate, isPerson: (id: string) => ids.has(id) }
    for await (const line of readLines(member))
      await rows.add(name, { part, line: line.line, json: checkRow(checks, line) })
  }

  private async peopleHere(): Promise<ImportedPeople> {
    this.imported ??= await importPeople(this.db, this.people)
    return this.imported
  }

  private async person(id: string) {
    const { changed, made } = await this.peopleHere()
    const here = changed.get(id) ?? id
    return { picture: this.people.get(id)?.picture, userId: made.has(here) ? here : undefined }
  }

  /** Ids stay as they are, but those of people and of the workspace, wherever they stand: in columns, texts and the log. */
  private translator(changed: ReadonlyMap<string, string>): (text: string) => string {
    const { id, slug } = this.manifest.workspace
    const ids = new Map(changed)
    if (this.workspaceId !== id.toLowerCase()) ids.set(id.toLowerCase(), this.workspaceId)
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
    const address = (of: string) => `/api/v1/workspaces/${of}/`
    return (text) => {
      const moved = slug === this.slug ? text : text.replaceAll(address(slug), address(this.slug))
      return ids.size === 0 ? moved : moved.replace(uuid, (found) => ids.get(found.toLowerCase()) ?? found)
    }
  }

  /** Once: when the first file comes, or at the end. */
  private async load(rows: StagedRows): Promise<void> {
    if (this.loaded) return
    this.loaded = true
    await rows.flush()
    await this.peopleHere()
    for (const { name } of this.tables) this.checkCount(name, rows.counts.get(name) ?? 0)
    if (this.people.size !== this.manifest.people)
      throw damaged(
        `The archive has ${this.people.size} people instead of the ${this.manifest.people} that its manifest names.`,
      )
    if (rows.counts.get('workspaces') !== 1)
      throw damaged('It must have one row.', { part: 'tables/workspaces' })
    for (const table of this.tables) await rows.load(table, this.named(table), this.given(table))
    for (const table of this.tables) await rows.complete(table, this.named(table), this.workspaceId)
  }

  private named({ name }: ArchivedTable): ReadonlySet<string> {
    return new Set(this.manifest.tables[name]?.columns)
  }

  /** What an archive does not decide. */
  private given({ name, hasFiles }: ArchivedTable): Record<string, Sql> {
    const id = sql`${this.workspaceId}::uuid`
    if (name === 'workspaces')
      return {
        id,
        // The real one at the very end: until then, nobody who wants it has to wait.
        slug: sql`${`import-${this.workspaceId}`}`,
        ...(this.target.importerId === null ? {} : { owner_id: sql`${this.target.importerId}::uuid` }),
      }
    return {
      workspace_id: id,
      ...(hasFiles ? { key: sql`${`${this.workspaceId}/`} || gen_random_uuid()` } : {}),
      // Whoever is invited answers by this id alone, whatever the workspace.
      ...(name === 'invitations'
        ? {
            id: sql`case when exists (select from invitations i where i.id = r.id) then gen_random_uuid() else r.id end`,
          }
        : {}),
    }
  }

  private async finish(): Promise<ImportedWorkspace> {
    const { db, workspaceId } = this
    const { importerId } = this.target
    if (importerId !== null)
      await sql`insert into workspace_members (workspace_id, user_id, role)
        values (${workspaceId}, ${importerId}, ${admin}) on conflict (workspace_id, user_id)
        do update set role = excluded.role, is_active = true`.execute(db)
    // The next work item has the next number, and the next event too, whatever the archive says of the last.
    await sql`insert into project_counters as k (workspace_id, project_id, last_sequence_id)
      select p.workspace_id, p.id, coalesce((select max(w.sequence_id) from work_items w
        where w.workspace_id = p.workspace_id and w.project_id = p.id), 0)
      from projects p where p.workspace_id = ${workspaceId} on conflict (workspace_id, project_id)
      do update set last_sequence_id = greatest(k.last_sequence_id, excluded.last_sequence_id)`.execute(db)
    await sql`insert into workspace_counters as k (workspace_id, last_event)
      select ${workspaceId}, greatest((select max(e.seq) from events e where e.workspace_id = ${workspaceId}),
        (select r.last_event from removed_workspaces r where r.id = ${workspaceId}), 0)
      on conflict (workspace_id) do update set last_event = greatest(k.last_event, excluded.last_event)`.execute(
      db,
    )
    await sql`update workspaces set slug = ${this.slug} where id = ${workspaceId}`
      .execute(db)
      .catch((error: unknown) => {
        throw violationOf(error)?.field === 'slug' ? this.taken() : error
      })
    await appendEvents(db, { workspaceId, userId: importerId }, [
      { entity: 'workspace', entityId: workspaceId, verb: 'created' },
    ])
    const { name } = await db
      .selectFrom('workspaces')
      .select('name')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow()
    return { id: workspaceId, slug: this.slug, name, people_made: [...(this.imported?.made.values() ?? [])] }
  }

  /** Early, while little was read; the unique key decides at the end. */
  private async refuseTaken(): Promise<void> {
    const { rows } = await sql`select from workspaces where slug = ${this.slug}`.execute(this.db)
    if (rows.length > 0) throw this.taken()
  }

  private taken(): Error {
    const error = conflictOn('slug', 'workspace')
    error.message = `Another workspace has the slug ${this.slug}. Choose another one.`
    return error
  }

  private async chooseId(): Promise<string> {
    const id = this.manifest.workspace.id.toLowerCase()
    const { rows } = await sql`select from workspaces where id = ${id}`.execute(this.db)
    return rows.length === 0 ? id : newId()
  }

  private checkTables(): void {
    for (const [name, { columns }] of Object.entries(this.manifest.tables)) {
      const table = this.tables.find((one) => one.name === name)
      const known = table?.columns.map((column) => column.name) ?? []
      const unknown = columns.filter((column) => !known.includes(column))
      if (!table || unknown.length > 0)
        throw damaged(
          `This Waypost does not know ${table ? `${name}.${unknown.join(', ')}` : `the table ${name}`}. Was the archive made by a newer one?`,
          { part: 'manifest.json' },
        )
    }
  }

  private checkCount(name: string, found: number): void {
    const promised = this.manifest.tables[name]?.rows ?? 0
    if (found !== promised)
      throw damaged(`It has ${found} rows instead of the ${promised} that the manifest names.`, {
        part: `tables/${name}`,
      })
  }

  private place(name: string): { table: ArchivedTable; workspaceId: string } {
    const table = this.tables.find((one) => one.name === name && one.hasFiles)
    if (!table) throw damaged('There are no such files.', { part: `files/${name}` })
    return { table, workspaceId: this.workspaceId }
  }
}
