import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../load.js'

/** What a process takes for itself, and its share of what it has in common with others. In MB. */
const memoryOf = (pid) => {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return Number(found[1]) / 1024
}

const childrenOf = (parent) =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === parent
    } catch {
      return false
    }
  })

/** A server with its own PostgreSQL, on a folder of its own: how soon it answers, and what it takes while idle. */
export async function startUp({ note }) {
  // PostgreSQL runs as another user when we are root.
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-bench-start-'))
  const dataDir = path.join(folder, 'data')
  const env = { WAYPOST_DATA_DIR: dataDir, DATABASE_URL: '' }
  try {
    const { chmodSync } = await import('node:fs')
    chmodSync(folder, 0o711)
    const first = await startServer(4574, env)
    await first.stop()
    note(`the first start of all, which makes the database: ${(first.startMs / 1000).toFixed(2)} s`)
    const times = []
    let memory = 0
    for (let round = 0; round < 3; round += 1) {
      const server = await startServer(4574, env)
      times.push(server.startMs)
      if (round === 2) {
        await sleep(3000)
        const postmaster = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
        memory = [String(server.pid), postmaster, ...childrenOf(postmaster)]
          .map(memoryOf)
          .reduce((a, b) => a + b)
        note(`of this the server itself: ${memoryOf(server.pid).toFixed(0)} MB`)
      }
      await server.stop()
    }
    const seconds = Math.min(...times) / 1000
    return [
      {
        measure: 'start to first answer',
        against: '',
        value: `${seconds.toFixed(2)} s`,
        ratio: seconds,
        atMost: 2,
      },
      {
        measure: 'memory while idle, server and PostgreSQL',
        against: '',
        value: `${memory.toFixed(0)} MB`,
        ratio: memory,
        atMost: 200,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
