import { randomBytes } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Config } from '../config.js'
import { explainListenError } from './listen-error.js'

export interface Finding {
  check: 'node' | 'data folder' | 'disk' | 'postgresql' | 'migrations' | 'clock' | 'replica' | 'port'
  status: 'ok' | 'warning' | 'fault'
  message: string
  /** What to do; empty when there is nothing to do. */
  advice: string
}

export const finding = (
  check: Finding['check'],
  status: Finding['status'],
  message: string,
  advice = '',
): Finding => ({ check, status, message, advice })

const oldestNode = [20, 19] as const
const gigabyte = 1_000_000_000

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  return isOld
    ? finding(
        'node',
        'fault',
        `Node ${version} is too old.`,
        `Install Node ${oldestNode.join('.')} or later.`,
      )
    : finding('node', 'ok', `Node ${version}`)
}

export async function checkDataFolder({ dataDir, databaseUrl }: Config): Promise<Finding> {
  if (databaseUrl !== null) return finding('data folder', 'ok', 'Not used: DATABASE_URL is set.')
  const probe = join(dataDir, `.doctor-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
    return finding('data folder', 'ok', dataDir)
  } catch (error) {
    return finding(
      'data folder',
      'fault',
      `${dataDir} cannot be written to: ${messageOf(error)}`,
      'Let this user write to it, or set WAYPOST_DATA_DIR to another folder.',
    )
  }
}

export async function checkDisk({ dataDir, databaseUrl }: Config): Promise<Finding> {
  if (databaseUrl !== null) return finding('disk', 'ok', 'Not checked: the data lies with DATABASE_URL.')
  try {
    const { bavail, bsize } = await statfs(dataDir)
    const free = bavail * bsize
    const text = `${(free / gigabyte).toFixed(1)} GB free`
    return free < gigabyte
      ? finding(
          'disk',
          'warning',
          `${text} in ${dataDir}`,
          'Free at least 1 GB: PostgreSQL stops on a full disk.',
        )
      : finding('disk', 'ok', text)
  } catch (error) {
    return finding('disk', 'warning', `Not known: ${messageOf(error)}`, 'Correct the data folder first.')
  }
}

/** Free, or answered by a Waypost. */
export async function checkPort(config: Config): Promise<Finding> {
  const { host, port } = config
  if (port === 0) return finding('port', 'ok', 'PORT is 0: any free port is taken.')
  const running = await askWaypost(host, port)
  if (running !== null) return finding('port', 'ok', `${port}: Waypost ${running} is running there.`)
  const error = await tryToListen(host, port)
  if (error === null) return finding('port', 'ok', `${port} is free.`)
  const { problem, advice } = explainListenError(error, config)
  return finding('port', 'fault', problem, advice)
}

async function askWaypost(host: string, port: number): Promise<string | null> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  try {
    const address = name.includes(':') ? `[${name}]` : name
    const response = await fetch(`http://${address}:${port}/healthz`, { signal: AbortSignal.timeout(2000) })
    const body = (await response.json()) as { status?: unknown; version?: unknown } | null
    return body?.status === 'ok' && typeof body.version === 'string' ? body.version : null
  } catch {
    return null
  }
}

function tryToListen(host: string, port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
