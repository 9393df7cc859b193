import { execFile } from 'node:child_process'
import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.js'
import { readText } from './processes.js'

const runWait = 120_000

export interface Account {
  uid: number
  gid: number
}

/** How PostgreSQL's programs are run: as ourselves, or when we are root, as somebody else. */
export interface Runner {
  account?: Account
  /** A command that goes before the program's. */
  prefix: readonly string[]
}

/** Whom PostgreSQL runs as when we are root, since it refuses root. */
export async function chooseAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

export async function refuseForeignCluster(cluster: string): Promise<void> {
  const owner = await stat(cluster).catch(() => undefined)
  const uid = process.getuid?.()
  if (!owner || !uid || owner.uid === uid) return
  throw new Error(
    `${cluster} belongs to user id ${owner.uid}, and this process runs as user id ${uid}. Run it as ` +
      'that user or as root, or set WAYPOST_DATA_DIR to a folder of your own, or set DATABASE_URL.',
  )
}

async function nobody(): Promise<Account> {
  const lines = (await readText('/etc/passwd'))?.split('\n') ?? []
  const fields = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  return { uid: Number(fields[2] ?? 65534), gid: Number(fields[3] ?? 65534) }
}

export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/** A cluster that root copied or restored belongs to root, down to the last file. */
export async function giveAll(path: string, account: Account | undefined): Promise<void> {
  if (!account || (await stat(path)).uid === account.uid) return
  const names = await readdir(path, { recursive: true })
  for (const name of names) await lchown(join(path, name), account.uid, account.gid)
  await give(path, account)
}

export const spawnOptions = (runner: Runner) => ({
  // A working folder that the account may not enter would fail the program.
  cwd: parse(process.cwd()).root,
  ...(runner.account && runner.prefix.length === 0 ? runner.account : {}),
})

/** Runs a program to its end; `input` is what it reads. */
export async function run(runner: Runner, command: readonly string[], input = ''): Promise<void> {
  const [file, ...args] = [...runner.prefix, ...command]
  const options = { ...spawnOptions(runner), env: childEnvironment(), timeout: runWait, windowsHide: true }
  const running = promisify(execFile)(file ?? '', args, options)
  running.child.stdin?.on('error', () => undefined).end(input)
  await running
}

/** Only what the programs need: neither our secrets, nor a PGPORT that was meant for somebody else. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C' }
}

/** Makes sure that the account can reach the data and the binaries, if need be with one capability. */
export async function chooseRunner(
  place: { dataDir: string; socket: string },
  account: Account | undefined,
  binaries: Binaries,
): Promise<Runner> {
  if (!account) return { prefix: [] }
  const plain: Runner = { account, prefix: [] }
  const needs = [place.dataDir, dirname(place.socket), binaries.postgres, binaries.initdb, binaries.share]
  if (await reachesAll(plain, needs)) return plain

  // The data folder is ours to open; what secrets it holds have modes of their own.
  if ((await firstBlocker(plain, place.dataDir)) === place.dataDir) {
    await chmod(place.dataDir, (await stat(place.dataDir)).mode | 0o001)
    if (await reachesAll(plain, needs)) return plain
  }
  const capable: Runner = { account, prefix: setpriv(account) }
  if (await reachesAll(capable, needs)) return capable

  const blockers = await Promise.all(needs.map((path) => firstBlocker(plain, path)))
  const blocker = blockers.find((path) => path !== undefined)
  throw new Error(
    `PostgreSQL refuses to run as root, and user id ${account.uid}, which it would run as, may not pass ` +
      `${blocker}. Allow it with: chmod o+x ${blocker}. ` +
      'Or set WAYPOST_DATA_DIR to a folder elsewhere, or set DATABASE_URL.',
  )
}

// Without no_setuid_fixup, access(2) ignores the capability, and PostgreSQL asks access(2) about its own binary.
const setpriv = ({ uid, gid }: Account): string[] => {
  const account = `--reuid=${uid} --regid=${gid} --clear-groups`
  const capability = '--inh-caps=+dac_override --ambient-caps=+dac_override --securebits=+no_setuid_fixup'
  return `setpriv ${account} ${capability}`.split(' ')
}

// The kernel is asked, as that user, rather than the modes read: it also knows access lists and mounts.
const reaches = (runner: Runner, path: string): Promise<boolean> =>
  run(runner, ['test', '-x', path]).then(
    () => true,
    () => false,
  )

const reachesAll = async (runner: Runner, paths: string[]): Promise<boolean> =>
  (await Promise.all(paths.map((path) => reaches(runner, path)))).every(Boolean)

async function firstBlocker(runner: Runner, path: string): Promise<string | undefined> {
  const parent = dirname(path)
  const above = parent === path ? undefined : await firstBlocker(runner, parent)
  return above ?? ((await reaches(runner, path)) ? undefined : path)
}
