import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { joinEmbedded, type EmbeddedPostgres } from '../src/database/embedded/embedded.js'
import { migrate } from '../src/database/migrate.js'
import { openDatabase } from '../src/database/open.js'
import type { TestDatabase } from './start.js'

const newFolder = () => mkdtemp(join(tmpdir(), 'waypost-standby-'))
const joinQuietly = (dataDir: string) => joinEmbedded({ dataDir, log: () => undefined })

/** A migrated PostgreSQL of its own, and a standby that streams from it, both of the embedded binaries. */
export async function startReplicated() {
  const [primaryDir, standbyDir] = [await newFolder(), await newFolder()]
  // A cluster that was shut down in order can be copied as it lies.
  await (await joinQuietly(primaryDir)).leave()
  await cp(join(primaryDir, 'postgres'), join(standbyDir, 'postgres'), { recursive: true })
  await cp(join(primaryDir, 'postgres.password'), join(standbyDir, 'postgres.password'))
  const primary = await joinQuietly(primaryDir)
  const { host, port, user, password } = new pg.Client({ connectionString: primary.url })
  await writeFile(join(standbyDir, 'postgres/standby.signal'), '')
  const settings = join(standbyDir, 'postgres/postgresql.auto.conf')
  const source = `host=${host} port=${port} user=${user ?? ''} password=${String(password)}`
  await writeFile(settings, `${await readFile(settings, 'utf8')}primary_conninfo = '${source}'\n`)
  const pool = new pg.Pool({ connectionString: primary.url })
  await migrate(pool)
  await pool.end()
  let standby = await joinQuietly(standbyDir)
  const killed: EmbeddedPostgres[] = []

  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    /** A handle on the primary that a server may have for itself. */
    open: (): TestDatabase => {
      const database = openDatabase({ url: primary.url, poolSize: 10 })
      return { ...database, url: primary.url, stop: () => database.close() }
    },
    /** Runs a statement on the standby. */
    onStandby: async (text: string): Promise<void> => {
      const client = new pg.Client({ connectionString: standby.url })
      await client.connect()
      await client.query(text)
      await client.end()
    },
    /** Its processes stand still: connections are taken, and nothing is answered. Gives what lets them go on. */
    freeze: async (): Promise<() => void> => {
      const client = new pg.Client({ connectionString: standby.url })
      client.on('error', () => undefined)
      await client.connect()
      const { pid } = standby
      process.kill(pid, 'SIGSTOP')
      // No new ones come after the first has stopped.
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
      const frozen = [...rows.map((row) => row.pid), pid]
      for (const one of frozen) process.kill(one, 'SIGSTOP')
      return () => {
        for (const one of frozen) process.kill(one, 'SIGCONT')
        void client.end()
      }
    },
    kill: (): void => {
      process.kill(standby.pid, 'SIGKILL')
      killed.push(standby)
    },
    restart: async (): Promise<void> => {
      standby = await joinQuietly(standbyDir)
    },
    stop: async (): Promise<void> => {
      for (const one of [...killed, standby, primary]) await one.leave()
      for (const folder of [primaryDir, standbyDir]) await rm(folder, { recursive: true, force: true })
    },
  }
}
