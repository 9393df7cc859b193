import { spawn } from 'node:child_process'
import { open, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { childEnvironment, give, spawnOptions } from './account.js'
import type { Account } from './account.js'
import { findBinaries } from './binaries.js'
import { prepareCluster } from './cluster.js'
import type { Place } from './cluster.js'

/** A PostgreSQL that was spawned, and may or may not come up. */
export interface Launched {
  pid: number | undefined
  ended(): boolean
  /** Ended by a signal: somebody killed it, or the system did. */
  killed(): boolean
  /** What it has written to the log. */
  said(): Promise<string>
}

/** What a server that no longer runs has left in postmaster.pid. */
export interface Remains {
  pid: number
  port: number
}

export async function launch(
  place: Place,
  remains: Remains | undefined,
  log: (message: string) => void,
): Promise<Launched> {
  const binaries = await findBinaries()
  const runner = await prepareCluster(place, binaries, log)
  const { handle, from } = await openLog(place, runner.account)
  const settings = {
    ...(process.platform === 'win32' ? await loopbackOnly(remains) : socketOnly(place)),
    shared_buffers: '64MB',
    // What a common word matches among a million work items fits in; in 4 MB it does not, and is read twice over.
    work_mem: '32MB',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    max_logical_replication_workers: '0',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, ...args] = [...runner.prefix, binaries.postgres, '-D', place.cluster, ...flags]
  // The pid that was left may by now be another program's, or a zombie's. PostgreSQL would take it for a living
  // server unless told that it is an ancestor's; orphans it still finds, by their shared memory.
  const ancestor = remains && { PG_GRANDPARENT_PID: String(remains.pid) }
  const child = spawn(file ?? '', args, {
    ...spawnOptions(runner),
    env: { ...childEnvironment(), ...ancestor },
    stdio: ['ignore', handle.fd, handle.fd],
    // A session of its own: Ctrl-C in our terminal is for us, and we stop the server in order.
    detached: true,
    windowsHide: true,
  })
  let problem = ''
  child.once('error', (error) => (problem = error.message))
  child.unref()
  await handle.close()
  return {
    pid: child.pid,
    ended: () => problem !== '' || child.exitCode !== null || child.signalCode !== null,
    killed: () => child.signalCode !== null,
    said: async () => problem + (await readLog(place.log, from)),
  }
}

const socketOnly = (place: Place) => ({
  listen_addresses: '',
  port: '5432',
  // A list; quoted, since a path may hold commas.
  unix_socket_directories: `"${place.socket.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
})

/** After a crash the port stays the same where it can, since pools hold the URL. */
async function loopbackOnly(remains: Remains | undefined) {
  const port = (await freePort(remains?.port ?? 0)) ?? (await freePort(0))
  return { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' }
}

const freePort = (wanted: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

const logLimit = 10 * 1024 * 1024

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

/** Opens the log for a new server, and says where that server's lines begin. */
async function openLog({ log }: Place, account: Account | undefined) {
  if ((await sizeOf(log)) > logLimit) await rename(log, `${log}.1`)
  const from = await sizeOf(log)
  const handle = await open(log, 'a', 0o600)
  await give(log, account)
  return { handle, from }
}

export async function readLog(log: string, from: number): Promise<string> {
  const length = (await sizeOf(log)) - from
  if (length <= 0) return ''
  const handle = await open(log)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
