import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { joinEmbedded } from '../src/database/embedded/embedded.js'
import { migrate } from '../src/database/migrate.js'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One PostgreSQL for all test files, the embedded one or that of DATABASE_URL, and a migrated template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const dataDir = given ? null : await mkdtemp(path.join(os.tmpdir(), 'waypost-test-'))
  const embedded = dataDir ? await joinEmbedded({ dataDir, log: () => undefined }) : null
  const serverUrl = given ?? embedded?.url ?? ''
  const template = `waypost_template_${process.pid}`

  await command(serverUrl, `create database ${template}`)
  const pool = new pg.Pool({ connectionString: withDatabase(serverUrl, template) })
  await migrate(pool)
  await pool.end()

  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  return async () => {
    await command(serverUrl, `drop database ${template}`)
    await embedded?.leave()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  }
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
