import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'

/** Debian's packages beside which Waypost is tested, where they are installed. */
export interface Service {
  port: number
  stop: () => Promise<void>
}

export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function answering(child: ChildProcess, port: number, said: () => string): Promise<void> {
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) return
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    },
    { timeout: 15_000, interval: 50 },
  )
  if (child.exitCode !== null) throw new Error(`The service has ended: ${said()}`)
}

async function run(program: string, args: string[], folder: string, port: number): Promise<Service> {
  const child = spawn(program, args, {
    stdio: 'pipe',
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit')
  await answering(child, port, () => said)
  return {
    port,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function startRedis(): Promise<Service> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'waypost-redis-'))
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  return run('redis-server', args, folder, port)
}

/** PgBouncer in transaction mode before the server of this address, with few connections, so that clients share them. */
export async function startPgBouncer(serverUrl: string): Promise<Service> {
  const { host, port: serverPort, user, password } = new pg.Client({ connectionString: serverUrl })
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'waypost-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const login = `user=${user ?? ''}${password ? ` password=${password}` : ''}`
  await writeFile(
    file,
    `[databases]\n* = host=${host} port=${serverPort} ${login}\n[pgbouncer]\npool_mode = transaction
listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\ndefault_pool_size = 3
max_client_conn = 200\nserver_reset_query_always = 0\n`,
  )
  // It refuses to run as root, and whoever it runs as must be let in by PostgreSQL's socket.
  const { uid } = host.startsWith('/') ? await stat(host) : { uid: 65534 }
  const owner = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).stdout.trim()
  await chown(folder, uid, -1)
  await chown(file, uid, -1)
  const as = process.getuid?.() === 0 && uid !== 0 ? ['-u', owner] : []
  return run('pgbouncer', [...as, file], folder, port)
}
