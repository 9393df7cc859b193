import type { FastifyInstance, InjectOptions } from 'fastify'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../src/app.js'
import { readConfig, type Config } from '../src/config.js'
import { openDatabase, type OpenDatabase } from '../src/database/open.js'
import { checkResponse } from './check-response.js'

export interface TestDatabase extends OpenDatabase {
  url: string
  stop: () => Promise<void>
}

/** A migrated database of the test file's own, copied from the template. */
export async function startDatabase(poolSize = 10): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl')
  const name = `waypost_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${inject('template')}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = openDatabase({ url: url.href, poolSize })
  return {
    ...database,
    url: url.href,
    stop: async () => {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** The parsed body; undefined when there is none. */
  body: any // eslint-disable-line @typescript-eslint/no-explicit-any -- tests look into bodies of every shape
  text: string
  bytes: Buffer
}

export interface Call {
  (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

export interface TestApp {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  /** Calls `/api/v1` + path with this key. Every answer is checked against the OpenAPI document. */
  as: (key: string | null) => Call
  stop: () => Promise<void>
}

/** The whole server on a database of its own, or on the given one. Without other settings there is no rate limit. */
export async function startApp(env: Record<string, string> = {}, given?: TestDatabase): Promise<TestApp> {
  const database = given ?? (await startDatabase())
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-test-'))
  const settings = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent', WAYPOST_DATA_DIR: dataDir, ...env }
  const config = readConfig(settings)
  const app = buildApp(config, database, pino({ level: config.logLevel }))
  await app.ready()
  const as =
    (key: string | null): Call =>
    async (method, url, body, headers = {}) => {
      const request: InjectOptions = {
        method,
        url: `/api/v1${url}`,
        headers: {
          ...(key === null ? {} : { 'x-api-key': key }),
          ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: payloadOf(body) }),
      }
      const response = await app.inject(request)
      const answer: Answer = {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
        text: response.body,
        body: parse(response.body),
        bytes: response.rawPayload,
      }
      checkResponse(method, url, answer)
      return answer
    }
  return {
    app,
    config,
    database,
    as,
    stop: async () => {
      await app.close()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Bytes are sent as they are: an archive. */
const typeOf = (body: unknown): string => (body instanceof Buffer ? 'application/gzip' : 'application/json')
const payloadOf = (body: unknown): string | Buffer =>
  typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body)

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}
