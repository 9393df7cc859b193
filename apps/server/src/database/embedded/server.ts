import { rmdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { run } from './account.js'
import { findBinaries } from './binaries.js'
import type { Place } from './cluster.js'
import { launch, readLog } from './launch.js'
import type { Launched, Remains } from './launch.js'
import { commandLine, hasCode, readText } from './processes.js'

export interface Server {
  pid: number
  url: string
  /** False for a server in another container: it can be used, but not signalled. */
  here: boolean
  status: string
}

const startWait = 60_000
const orphanWait = 15_000
const stopWait = 30_000
const pollEvery = 20
const retryEvery = 250

/** The server that runs on the cluster, or what one that no longer runs has left behind. */
async function look(place: Place): Promise<{ server?: Server; remains?: Remains }> {
  const lines = (await readText(join(place.cluster, 'postmaster.pid')))?.split('\n') ?? []
  const [first, , , fourth, socket, address, , status] = lines.map((line) => line.trim())
  if (!first) return {}
  const pid = Number(first)
  const port = Number(fourth)
  const host = socket || address || ''
  const here = await isPostmaster(pid, place)
  // In another container its pid means nothing to us, and a second server beside it would ruin the data.
  if (!here && !(await answers(host, port))) return { remains: { pid, port } }
  const password = (await readText(place.password))?.trim() ?? ''
  const url = `postgres://waypost:${password}@${encodeURIComponent(host)}:${port}/waypost?sslmode=disable`
  return { server: { pid, url, here, status: status ?? '' } }
}

export const findServer = async (place: Place): Promise<Server | undefined> => (await look(place)).server

async function isPostmaster(pid: number, { cluster }: Place): Promise<boolean> {
  const words = await commandLine(pid)
  if (process.platform === 'linux')
    return words.some((word, at) => word === '-D' && words[at + 1] === cluster)
  return (
    words.some((word) => word.includes(`-D ${cluster} `)) ||
    (process.platform === 'win32' && words.length > 0)
  )
}

function answers(host: string, port: number): Promise<boolean> {
  if (!host) return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => finish(true)).once('error', () => finish(false))
    socket.setTimeout(2_000, () => finish(true))
  })
}

/** Finds the living server or starts one, and answers when it takes connections. Call it under the lock. */
export async function ensureServer(
  place: Place,
  log: (message: string) => void,
): Promise<{ server: Server; started: boolean }> {
  let launched: Launched | undefined
  let since = Date.now()
  let told = false
  for (;;) {
    const { server, remains } = await look(place)
    if (server?.status === 'ready' && (await takesConnections(server.url, place))) {
      return { server, started: server.pid === launched?.pid }
    }
    const waited = Date.now() - since
    if (waited > startWait) throw await failure(place, launched, `was not ready in ${startWait / 1000} s`)
    if (waited > 3_000 && !told) {
      log('PostgreSQL is not ready yet; after a crash it first recovers')
      told = true
    }
    if (!server && !launched) {
      launched = await launch(place, remains, log)
      // The first launch may have made the cluster, which has a time limit of its own.
      since = Date.now()
    } else if (!server && launched?.ended()) {
      const again = waited < orphanWait && (await mayRetry(launched))
      if (!again) throw await failure(place, launched, 'did not start')
      await sleep(retryEvery)
      launched = await launch(place, remains, log)
    }
    await sleep(pollEvery)
  }
}

/** What is left of a killed server may still be ending; another start was faster; or this one was killed too. */
const mayRetry = async (launched: Launched): Promise<boolean> =>
  launched.killed() ||
  /pre-existing shared memory block|lock file .* already exists/.test(await launched.said())

async function failure(place: Place, launched: Launched | undefined, what: string): Promise<Error> {
  const said = launched ? await launched.said() : await readLog(place.log, 0)
  const lines = said.trimEnd().split('\n').slice(-15)
  return new Error(
    `PostgreSQL ${what} in ${place.cluster}. The end of ${place.log}:\n  ${lines.join('\n  ')}\n` +
      'Correct what it names and try again, or set DATABASE_URL to a PostgreSQL server of yours.',
  )
}

async function takesConnections(url: string, place: Place): Promise<boolean> {
  try {
    await query(url, 'SELECT 1')
  } catch (error) {
    if (hasCode(error, '28P01')) {
      throw new Error(
        `PostgreSQL in ${place.cluster} refuses the password in ${place.password}. Put back the file ` +
          'that belongs to it; or, while nothing of Waypost runs, remove the file: the next start sets ' +
          'a new password.',
        { cause: error },
      )
    }
    // Nothing answers, or it is starting up or shutting down.
    if (!(error instanceof DatabaseError) || hasCode(error, '57P03', '57P01', '57P02')) return false
    // Every connection is taken, so it is up.
    if (hasCode(error, '53300')) return true
    if (!hasCode(error, '3D000')) throw error
    await query(url.replace('/waypost?', '/postgres?'), 'CREATE DATABASE waypost')
  }
  return true
}

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Fast shutdown, or when that hangs an immediate one, from which a start recovers. Call it under the lock. */
export async function stopServer(place: Place): Promise<void> {
  const server = await findServer(place)
  if (!server?.here) return
  if (process.platform === 'win32') {
    const { pgCtl } = await findBinaries()
    await run({ prefix: [] }, [pgCtl, 'stop', '-D', place.cluster, '-m', 'fast', '-w'])
  } else if (
    !(await endsAfter('SIGINT', server.pid, place)) &&
    !(await endsAfter('SIGQUIT', server.pid, place))
  ) {
    throw new Error(`PostgreSQL (pid ${server.pid}) does not stop. See ${place.log}`)
  }
  if (dirname(place.socket) !== place.dataDir) await rmdir(place.socket).catch(() => undefined)
}

async function endsAfter(signal: NodeJS.Signals, pid: number, place: Place): Promise<boolean> {
  const deadline = Date.now() + stopWait
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
  while (await isPostmaster(pid, place)) {
    if (Date.now() > deadline) return false
    await sleep(pollEvery)
  }
  return true
}
