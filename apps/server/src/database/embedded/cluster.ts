import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, lstat, mkdir, open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chooseAccount, chooseRunner, give, giveAll, refuseForeignCluster, run } from './account.js'
import type { Account, Runner } from './account.js'
import type { Binaries } from './binaries.js'
import { hasCode, readText } from './processes.js'

/** Everything that lies in the data folder, and the folder of the socket, which may lie elsewhere. */
export interface Place {
  dataDir: string
  cluster: string
  password: string
  log: string
  lock: string
  users: string
  socket: string
}

// The kernel's limit for a socket's address, without its closing zero: 108 bytes on Linux, 104 on macOS and BSD.
const addressLimit = process.platform === 'linux' ? 107 : 103

export async function findPlace(folder: string): Promise<Place> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(folder)
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).catch((cause: unknown) => {
    const advice = 'Run as its owner, or set WAYPOST_DATA_DIR to a folder of your own, or set DATABASE_URL.'
    throw new Error(`This user may not write to the data folder ${dataDir}. ${advice}`, { cause })
  })
  const inside = (name: string) => join(dataDir, name)
  await refuseForeignCluster(inside('postgres'))
  const short = `waypost-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  const sockets = [inside('socket'), join(tmpdir(), short), join('/tmp', short)]
  const fits = (path: string) => Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= addressLimit
  return {
    dataDir,
    cluster: inside('postgres'),
    password: inside('postgres.password'),
    log: inside('postgres.log'),
    lock: inside('postgres.lock'),
    users: inside('users'),
    socket: sockets.find(fits) ?? inside('socket'),
  }
}

/** Makes all that a start of PostgreSQL needs, and says how to run it. */
export async function prepareCluster(
  place: Place,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<Runner> {
  const account = await chooseAccount(place.cluster)
  const runner = await chooseRunner(place, account, binaries)
  if (process.platform !== 'win32') await prepareSocket(place, account)
  const version = (await readText(join(place.cluster, 'PG_VERSION')))?.trim()
  if (version === undefined) {
    await initialise(place, binaries, runner, log)
  } else if (version !== binaries.major) {
    throw new Error(
      `${place.cluster} was made by PostgreSQL ${version}, and this release brings PostgreSQL ` +
        `${binaries.major}. Use the release that made it to export the data, and import it into a new data ` +
        'folder (WAYPOST_DATA_DIR).',
    )
  }
  await giveAll(place.cluster, account)
  if (!(await readText(place.password))) await replacePassword(place, binaries, runner)
  return runner
}

async function prepareSocket(place: Place, account: Account | undefined): Promise<void> {
  await mkdir(place.socket, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  const found = await lstat(place.socket)
  const owners = [process.getuid?.(), account?.uid]
  // In a folder that all may write to, somebody else could have made it first, to listen in our stead.
  if (dirname(place.socket) !== place.dataDir && !(found.isDirectory() && owners.includes(found.uid))) {
    throw new Error(
      `${place.socket} belongs to user id ${found.uid}. Remove it, or set TMPDIR to a folder of your own.`,
    )
  }
  await give(place.socket, account)
}

async function initialise(
  place: Place,
  binaries: Binaries,
  runner: Runner,
  log: (message: string) => void,
): Promise<void> {
  const began = Date.now()
  const drafts = (await readdir(place.dataDir)).filter((name) => name.startsWith('postgres.new-'))
  for (const name of drafts) await rm(join(place.dataDir, name), { recursive: true, force: true })

  const password = (await readText(place.password))?.trim() || newPassword()
  await keepPassword(place, password)
  // Made aside and renamed: an initdb that is killed leaves nothing that looks like a cluster.
  const draft = join(place.dataDir, `postgres.new-${randomBytes(6).toString('hex')}`)
  const passwordFile = `${draft}.password`
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    await give(passwordFile, runner.account)
    await mkdir(draft, { mode: 0o700 })
    await give(draft, runner.account)
    const options = [
      '--username=waypost',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--data-checksums',
    ]
    // Sorts by code point, as fast as C, and still knows that Ö and ö are one letter.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    await run(runner, [binaries.initdb, `--pgdata=${draft}`, ...locale, ...options])
    await rename(draft, place.cluster)
    await syncFolder(place.dataDir)
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    throw new Error(`PostgreSQL could not be initialised in ${place.dataDir}: ${said}${initAdvice(said)}`, {
      cause,
    })
  } finally {
    await rm(passwordFile, { force: true })
  }
  log(`made a PostgreSQL ${binaries.major} cluster in ${place.cluster} (${Date.now() - began} ms)`)
}

const initAdvice = (said: string): string =>
  said.includes('could not look up effective user ID')
    ? '\nAdd a line for this user id to /etc/passwd, run as another user, or set DATABASE_URL.'
    : ''

// Letters, digits, - and _: it also stands in a URL and in SQL.
const newPassword = (): string => randomBytes(24).toString('base64url')

const keepPassword = (place: Place, password: string): Promise<void> =>
  writeFile(place.password, password, { mode: 0o600, flush: true })

/** A cluster that came back without its password file would otherwise be locked for good. */
async function replacePassword(place: Place, binaries: Binaries, runner: Runner): Promise<void> {
  const password = newPassword()
  const alone = [binaries.postgres, '--single', '-D', place.cluster, 'postgres']
  await run(runner, alone, `ALTER ROLE waypost PASSWORD '${password}'\n`)
  await keepPassword(place, password)
}

/** Until the folder is synced, a power cut could undo the rename, and with it a cluster that is in use. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
