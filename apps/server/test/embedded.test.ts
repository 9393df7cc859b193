import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { joinEmbedded } from '../src/database/embedded/embedded.js'
import type { EmbeddedPostgres } from '../src/database/embedded/embedded.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const logged: string[] = []
const cleanups: (() => Promise<unknown>)[] = []
let root: string
/** A cluster that most tests share, since making one takes a second. */
let shared: string

beforeAll(async () => {
  root = await fs.mkdtemp(join(tmpdir(), 'wp-'))
  await fs.chmod(root, 0o755)
  shared = join(root, 'shared')
  await writeChild(join(root, 'child'))
})

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  logged.length = 0
})

afterAll(async () => {
  for (const name of await fs.readdir(root)) {
    const left = await postmasterOf(join(root, name))
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(left)], { encoding: 'utf8' })
    if (left !== undefined && stdout.includes(join(root, name))) process.kill(left, 'SIGKILL')
  }
  await fs.rm(root, { recursive: true, force: true })
})

/** A second process cannot import TypeScript on Node 20: it takes what `npm test` has built. */
async function writeChild(folder: string): Promise<void> {
  const built = new URL('../dist/database/embedded/embedded.js', import.meta.url).href
  await fs.mkdir(folder)
  const child = `import { joinEmbedded } from '${built}'
    const postgres = await joinEmbedded({ dataDir: process.argv[2], log: () => undefined })
    console.log(JSON.stringify(postgres))
    process.stdin.once('data', () => postgres.leave().then(() => process.exit(0)))`
  await fs.writeFile(join(folder, 'child.mjs'), child)
}

async function enter(dataDir: string, supervise = false): Promise<EmbeddedPostgres> {
  const postgres = await joinEmbedded({ dataDir, supervise, log: (message) => logged.push(message) })
  cleanups.push(() => postgres.leave())
  return postgres
}

async function enterElsewhere(dataDir: string) {
  const child = spawn(process.execPath, [join(root, 'child/child.mjs'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('the other process ended without joining')))
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed])
  const postgres: Omit<EmbeddedPostgres, 'leave'> = JSON.parse(String(line))
  const leave = () => {
    if (child.exitCode === null && child.signalCode === null) child.stdin.write('leave')
    return ended
  }
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  cleanups.push(leave)
  return { ...postgres, leave, kill }
}

async function sql(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

/** PostgreSQL removes the file as the last step of an orderly stop. */
async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const text = await fs.readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split('\n')[0])
}

test('the first start makes a cluster, and the second finds its data', async () => {
  const first = await enter(shared)
  expect(first.joined).toBe(false)
  const settings = `SELECT current_setting(name) FROM unnest(ARRAY['listen_addresses', 'fsync', 'data_checksums',
    'server_encoding', 'TimeZone']) AS name`
  expect(await sql(first.url, settings)).toEqual(['', 'on', 'on', 'UTF8', 'UTC'])
  await sql(first.url, "CREATE TABLE kept AS SELECT 'grüße' AS word")
  expect((await fs.stat(join(shared, 'postgres.password'))).mode & 0o777).toBe(0o600)
  await first.leave()
  expect(await postmasterOf(shared)).toBeUndefined()

  const second = await enter(shared)
  expect(second.joined).toBe(false)
  expect(await sql(second.url, 'SELECT word FROM kept')).toEqual(['grüße'])
})

test('the server runs until the last of several processes leaves', async () => {
  const first = await enterElsewhere(shared)
  const second = await enter(shared)
  expect(second).toMatchObject({ joined: true, pid: first.pid, url: first.url })
  await first.leave()
  expect(await sql(second.url, 'SELECT 1')).toEqual([1])
  await second.leave()
  expect(await postmasterOf(shared)).toBeUndefined()
})

test('one process may join twice', async () => {
  const [first, second] = [await enter(shared), await enter(shared)]
  await first.leave()
  expect(await sql(second.url, 'SELECT 1')).toEqual([1])
})

test('a server whose process was killed is found and joined', async () => {
  const killed = await enterElsewhere(shared)
  await killed.kill()
  const next = await enter(shared)
  expect(next).toMatchObject({ joined: true, pid: killed.pid })
  await next.leave()
  expect(await postmasterOf(shared)).toBeUndefined()
})

test('a killed server is started again, with every committed row', async () => {
  const postgres = await enter(shared, true)
  await sql(postgres.url, 'CREATE TABLE committed AS SELECT generate_series(1, 1000) AS n')
  const killed = postgres.pid
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(logged.at(-1)).toContain('runs again'), { timeout: 8_000, interval: 20 })
  expect(postgres.pid).not.toBe(killed)
  expect(await sql(postgres.url, 'SELECT count(*)::int FROM committed')).toEqual([1000])
})

test('a start waits for what is left of a killed server', async () => {
  const killed = await enterElsewhere(shared)
  const client = new Client({ connectionString: killed.url })
  client.on('error', () => undefined)
  await client.connect()
  // Busy, so that it does not notice the death of its parent.
  const busy = client.query('SELECT sum(i) FROM (SELECT i FROM generate_series(1, 8000000) i) many')
  await sleep(100)
  process.kill(killed.pid, 'SIGKILL')
  await killed.kill()
  const [postgres] = await Promise.all([enter(shared), busy.catch(() => undefined)])
  await client.end().catch(() => undefined)
  expect(postgres.joined).toBe(false)
  expect(await fs.readFile(join(shared, 'postgres.log'), 'utf8')).toContain(
    'pre-existing shared memory block',
  )
})

test('a pid that is somebody else’s by now does not pass for the server', async () => {
  const killed = await enterElsewhere(shared)
  process.kill(killed.pid, 'SIGKILL')
  await killed.kill()
  const { uid, gid } = await fs.stat(join(shared, 'postgres'))
  const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  cleanups.push(() => Promise.resolve(other.kill()))
  for (const file of ['postgres/postmaster.pid', 'socket/.s.PGSQL.5432.lock']) {
    const text = await fs.readFile(join(shared, file), 'utf8')
    await fs.writeFile(join(shared, file), text.replace(/^\d+/, String(other.pid)))
  }
  expect((await enter(shared)).joined).toBe(false)
})

test('files of dead users do not keep the server alive', async () => {
  const postgres = await enter(shared)
  const users = join(shared, 'users')
  const [own = ''] = await fs.readdir(users)
  const mark = await fs.readFile(join(users, own), 'utf8')
  await fs.writeFile(join(users, '4194999-dead'), mark.replace(/^\d+/, '4194999'))
  await fs.writeFile(join(users, `${process.pid}-recycled`), mark.replace(/\S+$/, '1'))
  await postgres.leave()
  expect(await postmasterOf(shared)).toBeUndefined()
  expect(await fs.readdir(users)).toEqual([])
})

test('a lock is waited for while its owner lives, and taken over when it has died', async () => {
  const postgres = await enter(shared)
  const [own = ''] = await fs.readdir(join(shared, 'users'))
  const mark = await fs.readFile(join(shared, 'users', own), 'utf8')
  const lock = join(shared, 'postgres.lock')
  await fs.writeFile(lock, mark)
  const waiting = enter(shared)
  expect(await Promise.race([waiting, sleep(300, 'waits')])).toBe('waits')
  await fs.writeFile(lock, mark.replace(/^\d+/, '4194999'))
  expect((await waiting).pid).toBe(postgres.pid)
  await expect(fs.stat(lock)).rejects.toThrow('ENOENT')
})

test('of many that start at once, one makes the cluster and starts it', async () => {
  const dataDir = join(root, 'many')
  const all = await Promise.all([
    enterElsewhere(dataDir),
    enterElsewhere(dataDir),
    enter(dataDir),
    enter(dataDir),
  ])
  expect(all.filter(({ joined }) => !joined)).toHaveLength(1)
  expect(new Set(all.map(({ pid }) => pid)).size).toBe(1)
})

test('a folder whose path is too long for a socket, with signs that URLs and lists use', async () => {
  const dataDir = join(root, `long, "${'x'.repeat(100)}" ü%20#?`)
  const postgres = await enter(dataDir)
  const [socket] = await sql(postgres.url, "SELECT current_setting('unix_socket_directories')")
  expect(socket).toMatch(/waypost-[0-9a-f]{12}/)
  await postgres.leave()
  await expect(fs.stat(String(socket).replaceAll('"', ''))).rejects.toThrow('ENOENT')
})

test.runIf(process.getuid?.() === 0)('as root, below a folder that only root may pass', async () => {
  const closed = join(root, 'closed')
  await fs.mkdir(closed, { mode: 0o700 })
  const postgres = await enter(join(closed, 'data'))
  expect(await sql(postgres.url, 'SELECT 1')).toEqual([1])
  expect((await fs.stat(join(closed, 'data/postgres'))).uid).not.toBe(0)
  expect((await fs.stat(closed)).mode & 0o777).toBe(0o700)
})

test('a lost password file is replaced', async () => {
  await fs.rm(join(shared, 'postgres.password'))
  expect(await sql((await enter(shared)).url, 'SELECT word FROM kept')).toEqual(['grüße'])
})

test('a server that does not start says why, and leaves nothing behind', async () => {
  await fs.appendFile(join(shared, 'postgres/postgresql.conf'), '\nwork_mem = banana\n')
  await expect(enter(shared)).rejects.toThrow(
    /invalid value for parameter "work_mem": "banana"[^]*DATABASE_URL/,
  )
  expect(await fs.readdir(join(shared, 'users'))).toEqual([])
})

test('a cluster of another major version is named as such', async () => {
  await fs.writeFile(join(shared, 'postgres/PG_VERSION'), '17\n')
  await expect(enter(shared)).rejects.toThrow('made by PostgreSQL 17, and this release brings PostgreSQL 18')
})
