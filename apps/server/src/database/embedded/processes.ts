import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, readdir, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Longer than the longest thing that is done under the lock, the first initdb on a slow disk. */
const lockWait = 240_000
/** A holder in another container cannot be looked up by its pid, so it is judged by its heartbeat. */
const heartbeat = 2_000
const heartbeatLost = 15_000
const draftLost = 60_000

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return undefined
    throw error
  })

const ps = async (pid: number, column: string): Promise<string | undefined> => {
  const found = await promisify(execFile)('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)]).catch(
    () => undefined,
  )
  return found?.stdout.trim() || undefined
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** When the process began, so that a later one with the same pid is not taken for it; a zombie has ended. */
async function startOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : undefined
  if (process.platform !== 'linux') return ps(pid, 'lstart')
  const text = await readText(`/proc/${pid}/stat`)
  // The second field, the program's name, may hold spaces and brackets.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? []
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
}

export async function commandLine(pid: number): Promise<string[]> {
  if (process.platform === 'linux') return (await readText(`/proc/${pid}/cmdline`))?.split('\0') ?? []
  if (process.platform === 'win32') return isAlive(pid) ? ['alive'] : []
  const command = await ps(pid, 'command')
  return command === undefined ? [] : [command]
}

const namespace = (): Promise<string> => readlink('/proc/self/ns/pid').catch(() => 'host')

const ownMark = async (): Promise<string> =>
  `${process.pid} ${await namespace()} ${(await startOf(process.pid)) ?? 'alive'}`

/** Whether the process that left this mark still runs; one in another container cannot be known. */
async function judge(mark: string): Promise<'living' | 'dead' | 'elsewhere'> {
  const [pid, space, ...start] = mark.trim().split(' ')
  if (space !== undefined && space !== (await namespace())) return 'elsewhere'
  return (await startOf(Number(pid))) === start.join(' ') ? 'living' : 'dead'
}

async function take(path: string, mark: string): Promise<boolean> {
  const draft = `${path}.draft-${randomBytes(6).toString('hex')}`
  await writeFile(draft, mark)
  try {
    // Linked, not written in place: a lock can then never be seen without its owner.
    await link(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function breakIfStale(path: string): Promise<void> {
  const seen = await readText(path)
  if (seen === undefined) return
  const [mark] = seen.split('\n')
  const state = await judge(mark ?? '')
  if (state === 'living') return
  if (state === 'elsewhere' && (await ageOf(path)) < heartbeatLost) return
  // Under a lock of its own: of two that saw the same dead owner, the slower one must not remove the
  // lock that the faster one has taken since.
  await withLock(`${path}.break`, async () => {
    if ((await readText(path)) === seen) await rm(path, { force: true })
  })
}

const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )

/** Whoever was killed while it took the lock has left its draft. */
async function sweepDrafts(path: string): Promise<void> {
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(`${basename(path)}.draft-`))
  for (const file of names.map((name) => join(dirname(path), name))) {
    if ((await ageOf(file)) > draftLost) await rm(file, { force: true })
  }
}

/** Runs `work` while no other process holds the lock file; a lock whose owner has died is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const mine = `${await ownMark()}\n${randomBytes(6).toString('hex')}`
  const deadline = Date.now() + lockWait
  while (!(await take(path, mine))) {
    await breakIfStale(path)
    if (Date.now() > deadline) {
      const holder = (await readText(path))?.split(' ')[0] ?? 'unknown'
      throw new Error(`Process ${holder} has held ${path} for too long. End that process, then try again.`)
    }
    await sleep(20)
  }
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), heartbeat)
  beat.unref()
  try {
    await sweepDrafts(path)
    return await work()
  } finally {
    clearInterval(beat)
    if ((await readText(path)) === mine) await rm(path, { force: true })
  }
}

/** Writes down that this process uses the server; call the answer to take that back. */
export async function enrol(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  // One process may join more than once, also from worker threads, so the pid alone is no name.
  const file = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}`)
  await writeFile(file, await ownMark())
  return () => rm(file, { force: true })
}

/**
 * How many living processes use the server, after forgetting the dead. One in another container is not
 * counted, since nobody here could tell when it ends; it is forgotten when a new server begins.
 */
export async function countUsers(folder: string, begins = false): Promise<number> {
  let living = 0
  for (const name of await readdir(folder)) {
    const state = await judge((await readText(join(folder, name))) ?? '')
    if (state === 'living') living += 1
    else if (state === 'dead' || begins) await rm(join(folder, name), { force: true })
  }
  return living
}
