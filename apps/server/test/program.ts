import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

/** The built program as a child process, on an embedded PostgreSQL of its own. */
const bin = fileURLToPath(new URL('../bin/waypost.js', import.meta.url))

type Env = Record<string, string>

export interface Ended {
  code: number | string | null
  stdout: string
  stderr: string
}

export interface RunningServer {
  pid: number
  url: string
  key: string
  /** What it has written to stdout so far. */
  output: () => string
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<{ code: number | null; signal: string | null }>
  call: (method: string, path: string, body?: unknown, key?: string) => Promise<Response>
}

const children: ChildProcess[] = []
const folders: string[] = []

export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-cli-'))
  folders.push(folder)
  return folder
}

/** Settings of the tests' own environment, DATABASE_URL above all, are not for the child. */
function environment(dataDir: string, env: Env): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env
  return {
    PATH,
    TMPDIR,
    LD_LIBRARY_PATH,
    WAYPOST_DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    ...env,
  }
}

/** Runs a command to its end. */
export function run(dataDir: string, args: readonly string[], env: Env = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: environment(dataDir, env), timeout: 50_000 }
    const child = execFile(process.execPath, [bin, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? null) : 0, stdout, stderr }),
    )
    children.push(child)
  })
}

export async function start(
  dataDir: string,
  { key = '', args = ['serve'], env = {} }: { key?: string; args?: string[]; env?: Env } = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [bin, ...args], {
    env: environment(dataDir, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  let complaints = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const url = await vi.waitFor(
    () => {
      if (child.exitCode !== null) return ''
      const found = /listens on (\S+)\n[^]*\n\n/.exec(text)?.[1]
      if (!found) throw new Error(`The server does not say where it listens: ${text}`)
      return found
    },
    { timeout: 50_000, interval: 10 },
  )
  if (url === '') throw new Error(`The server has ended: ${text}${complaints}`)
  return {
    pid: child.pid ?? 0,
    url,
    key,
    output: () => text,
    kill: (signal) => child.kill(signal),
    ended,
    call: (method, path, body, as = key) =>
      fetch(`${url}/api/v1${path}`, {
        method,
        headers: { 'x-api-key': as, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

/** The pid of the folder's PostgreSQL; an orderly stop removes the file as its last step. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split('\n')[0])
}

/** Ends whatever is still there, by pid, and removes the folders. */
export async function cleanUp(): Promise<void> {
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
  for (const folder of folders) {
    for (const dataDir of [folder, join(folder, 'demo')]) {
      const pid = await postmasterOf(dataDir)
      const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      // A pid that somebody else has by now is left alone.
      if (pid !== undefined && stdout.includes(dataDir)) process.kill(pid, 'SIGKILL')
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export const setupArgs = [
  ...['setup', '--email', 'ada@example.com', '--password', 'correct horse'],
  ...['--workspace-name', 'North Harbour', '--workspace-slug', 'north-harbour'],
]

/** Runs setup and gives the key. */
export async function setUp(dataDir: string): Promise<string> {
  const { stdout, stderr } = await run(dataDir, [...setupArgs, '--json'])
  const key: unknown = stdout === '' ? undefined : JSON.parse(stdout).api_key
  if (typeof key !== 'string') throw new Error(`setup gave no key: ${stdout}${stderr}`)
  return key
}
