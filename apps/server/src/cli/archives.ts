import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { readSecret, type Site } from '../database/site.js'
import type { Config } from '../config.js'
import { openStore, type FileStore } from '../files/store.js'
import { archiveName } from '../resources/archives/archive-format.js'
import { exportWorkspace } from '../resources/archives/export-workspace.js'
import { importWorkspace } from '../resources/archives/import-workspace.js'
import { print, withSite, type OutputOptions } from './command.js'
import { requireUser } from './users.js'

const filesOf = ({ pool }: Site, config: Config): FileStore => openStore(config, () => readSecret(pool))

export function exportTo(slug: string, file: string | undefined, options: OutputOptions): Promise<void> {
  return withSite(async (site, config) => {
    const workspace = await site.db
      .selectFrom('workspaces')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!workspace) throw new Error(`There is no workspace ${slug}. See: waypost workspace list`)
    const target = file ?? archiveName(slug)
    const archive = await exportWorkspace({
      db: site.db,
      files: filesOf(site, config),
      workspaceId: workspace.id,
    })
    if (target === '-') return pipeline(archive, process.stdout, { end: false })
    // Readable by its owner only: everything in the workspace is in it. Nothing is overwritten.
    const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
    try {
      await pipeline(archive, output)
    } catch (error) {
      if (isTaken(error)) throw new Error(`${target} exists already. Name another file.`, { cause: error })
      await rm(target, { force: true })
      throw error
    }
    const { size } = await stat(target)
    print(
      options,
      { workspace_slug: slug, file: target, size },
      `Exported ${slug} to ${target} (${size} bytes).`,
    )
  })
}

export interface ImportOptions extends OutputOptions {
  slug?: string
  owner?: string
}

export function importFrom(file: string, options: ImportOptions): Promise<void> {
  return withSite(async (site, config) => {
    const importerId = options.owner === undefined ? null : await requireUser(site.db, options.owner)
    const input = file === '-' ? process.stdin : createReadStream(file)
    const { id, slug, name, people_made } = await importWorkspace(
      { db: site.db, files: filesOf(site, config), config, importerId, slug: options.slug },
      input as AsyncIterable<Buffer>,
    )
    const made = { workspace_slug: slug, workspace_id: id, name, people_made }
    print(options, made, [`Imported ${name} as ${slug}.`, ...toldOf(people_made)].join('\n'))
  })
}

function toldOf(made: readonly string[]): string[] {
  if (made.length === 0) return []
  return [
    'These people had no account here, and cannot sign in yet:',
    ...made.map((email) => `  ${email}`),
    'Give one a password: waypost user set-password --email … --password …',
    'Or let an admin of the workspace invite them.',
  ]
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'
