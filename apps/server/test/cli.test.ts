import { Command } from 'commander'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { defineAccountCommands } from '../src/cli/define-account-commands.js'
import { defineArchiveCommands } from '../src/cli/define-archive-commands.js'
import { defineServerCommands } from '../src/cli/define-server-commands.js'
import { readExpiry } from '../src/cli/expiry.js'
import { joinEmbedded } from '../src/database/embedded/embedded.js'
import { cleanUp, newDataDir, postmasterOf, run, setUp, setupArgs, start } from './program.js'
import type { RunningServer } from './program.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
let key: string

beforeAll(async () => {
  dataDir = await newDataDir()
  key = await setUp(dataDir)
})
afterAll(cleanUp)

async function query(sql: string): Promise<unknown[]> {
  const postgres = await joinEmbedded({ dataDir, log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
    await postgres.leave()
  }
}

/** Something else that listens on a port. */
async function occupyPort(): Promise<{ port: number; free: () => void }> {
  const other = createServer((socket) => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  return { port: (other.address() as AddressInfo).port, free: () => void other.close() }
}

describe('setup', () => {
  test('prints one line of JSON with the workspace, the user and the key', async () => {
    const folder = await newDataDir()
    const { code, stdout, stderr } = await run(folder, [...setupArgs, '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(
      /^\{"workspace_slug":"north-harbour","user_id":"[0-9a-f-]{36}","api_key":"waypost_api_[0-9a-f]{40}"\}\n$/,
    )
    expect(await postmasterOf(folder)).toBeUndefined()
  })

  test('a second run says that all is there, and changes nothing', async () => {
    const everything = `select password from accounts union all select token_hash::text from api_tokens
      union all select slug from workspaces`
    const before = await query(everything)
    const again = await run(dataDir, [...setupArgs, '--password', 'another password', '--json'])
    expect(again.code).toBe(0)
    expect(JSON.parse(again.stdout)).toEqual({
      workspace_slug: 'north-harbour',
      user_id: expect.any(String),
      api_key: null,
      existing: true,
    })
    const words = await run(dataDir, setupArgs)
    expect(words.stdout).toContain(
      'The account ada@example.com and the workspace north-harbour exist already; nothing was changed.',
    )
    expect(await query(everything)).toEqual(before)
  })

  test('completes what an interrupted run has begun', async () => {
    const ben = ['--email', 'ben@example.com', '--password', 'correct horse']
    expect((await run(dataDir, ['user', 'create', ...ben])).code).toBe(0)
    const rest = ['--workspace-name', 'South Quay', '--workspace-slug', 'south-quay', '--json']
    const { code, stdout } = await run(dataDir, ['setup', ...ben, ...rest])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      workspace_slug: 'south-quay',
      api_key: expect.stringMatching(/^waypost_api_/),
    })
  })

  test('refuses the workspace of somebody else', async () => {
    const args = setupArgs.map((word) => (word === 'ada@example.com' ? 'eve@example.com' : word))
    expect(await run(dataDir, args)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'error: The workspace north-harbour exists, and eve@example.com is not a member of it. Choose another slug.\n',
    })
  })
})

describe('beside a running server', () => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start(dataDir, { key })
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await server.ended
  })

  const statusAs = async (as: string) => (await server.call('GET', '/users/me/', undefined, as)).status
  const codeAs = async (as: string) =>
    ((await (await server.call('GET', '/users/me/', undefined, as)).json()) as { code: string }).code

  test('the banner says where it listens, where the data lies and what is next', () => {
    expect(server.output()).toMatch(/listens on http:\/\/localhost:\d+\n/)
    expect(server.output()).toContain(`${server.url}/api/docs`)
    expect(server.output()).toContain(dataDir)
    expect(server.output()).toContain('npm run --silent waypost -- token create')
  })

  test('the key of setup works', async () => {
    expect(await (await server.call('GET', '/users/me/')).json()).toMatchObject({ email: 'ada@example.com' })
  })

  test('a created key works until it is revoked, by the end of it', async () => {
    const args = ['token', 'create', '--email', 'ada@example.com', '--title', 'Build', '--expires', '30d']
    const { stdout } = await run(dataDir, [...args, '--json'])
    const made = JSON.parse(stdout)
    const days = (Date.parse(made.expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.99)
    expect(days).toBeLessThan(30)
    expect(await statusAs(made.api_key)).toBe(200)

    const list = await run(dataDir, ['token', 'list', '--email', 'ada@example.com', '--json'])
    expect(JSON.parse(list.stdout)).toContainEqual(
      expect.objectContaining({ id: made.id, title: 'Build', status: 'active', expires_at: made.expires_at }),
    )
    expect(list.stdout).not.toContain(made.api_key)

    const revoked = await run(dataDir, ['token', 'revoke', made.api_key.slice(-4)])
    expect(revoked).toMatchObject({ code: 0, stdout: `The key "Build" (…${made.hint}) is revoked.\n` })
    await vi.waitFor(async () => expect(await codeAs(made.api_key)).toBe('revoked_api_key'), {
      timeout: 2000,
    })
    const again = await run(dataDir, ['token', 'revoke', made.id])
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('was revoked already') })
  })

  test('a workspace of the command line is there at once', async () => {
    const made = await run(dataDir, [
      'workspace',
      'create',
      '--name',
      'Été 2026!',
      '--owner',
      'ada@example.com',
    ])
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('the workspace ete-2026;') })
    expect((await server.call('GET', '/workspaces/ete-2026/')).status).toBe(200)
    const list = JSON.parse((await run(dataDir, ['workspace', 'list', '--json'])).stdout)
    expect(list.map(({ slug }: { slug: string }) => slug)).toContain('ete-2026')
  })

  test('doctor finds Waypost on its port', async () => {
    const { code, stdout } = await run(dataDir, ['doctor', '--json'], { PORT: new URL(server.url).port })
    const findings = JSON.parse(stdout)
    expect(findings.map(({ status }: { status: string }) => status)).toEqual(Array(7).fill('ok'))
    expect(findings.at(-1).message).toContain('is running there')
    expect(code).toBe(0)
  })
})

describe('wrong usage', () => {
  test('a wrong setting is named with its value and what is allowed, and no password', async () => {
    const env = { PORT: 'abc', DATABASE_URL: 'mysql://me:hidden@host/x' }
    const { code, stderr } = await run(dataDir, ['serve'], env)
    expect(code).toBe(2)
    expect(stderr).toContain('PORT is "abc"; allowed is a port number from 0 to 65535')
    expect(stderr).toContain('DATABASE_URL is "mysql://me:***@host/x"; allowed is a PostgreSQL address')
    expect(stderr).not.toMatch(/hidden|\n\s+at /)
  })

  test.each([
    [['token', 'creat'], "unknown command 'creat'"],
    [['token', 'list', '--emial', 'x'], "unknown option '--emial'"],
    [['setup'], "required option '--email <email>' not specified"],
  ])('%j exits with 2', async (args, words) => {
    const { code, stdout, stderr } = await run(dataDir, args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(words)
  })

  test.each([
    [
      ['token', 'create', '--email', 'no@example.com', '--title', 'x'],
      'There is no account with the email no@example.com.',
    ],
    [
      ['user', 'create', '--email', 'cy@example.com', '--password', 'short'],
      'The password is too short: use at least 8 characters.',
    ],
    [
      ['workspace', 'create', '--name', 'North Harbour', '--owner', 'ada@example.com'],
      'A workspace with this slug exists already.',
    ],
  ])('%j is refused with a sentence', async (args, sentence) => {
    expect(await run(dataDir, args)).toEqual({ code: 1, stdout: '', stderr: `error: ${sentence}\n` })
  })

  test('every command has a sentence and an example in its help', () => {
    const program = new Command('waypost')
    defineServerCommands(program)
    defineAccountCommands(program)
    defineArchiveCommands(program)
    const all = program.commands.flatMap((command) => [command, ...command.commands])
    expect(all.map((command) => command.name())).toContain('revoke')
    for (const command of all) {
      let help = ''
      command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      expect(help).toMatch(/\n\n[A-Z][^]+?\.\n\n[^]*\nExample:\n {2}\S/)
    }
  })

  test.each([
    ['2027-01-31', '2027-02-01T00:00:00.000Z'],
    ['2027-01-31T18:00:00+01:00', '2027-01-31T17:00:00.000Z'],
    ['30d', '2026-12-31T12:00:00.000Z'],
  ])('a key that expires %s ends at %s', (text, time) => {
    expect(readExpiry(text, undefined, Date.parse('2026-12-01T12:00:00Z')).toISOString()).toBe(time)
  })

  test.each(['2020-01-01', '2027-06-31', '0d', 'soon', '2027-01-31T18:00:00'])(
    '%s is no time for a key to expire',
    (text) => {
      expect(() => readExpiry(text, undefined, Date.parse('2026-12-01'))).toThrow('Use days such as 30d')
    },
  )
})

describe('stopping', () => {
  const openRequests: (() => void)[] = []
  afterEach(() => openRequests.splice(0).forEach((end) => end()))

  /** A request whose second half is held back; it has arrived when the server asks for the body. */
  async function halfARequest(server: RunningServer) {
    const body = JSON.stringify({ name: 'Last Minute', slug: 'last-minute' })
    const request = httpRequest(`${server.url}/api/v1/workspaces/`, {
      method: 'POST',
      headers: {
        'x-api-key': server.key,
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    })
    openRequests.push(() => request.destroy())
    const answered = once(request, 'response').then(([response]) => {
      response.resume()
      return response.statusCode as number
    })
    answered.catch(() => undefined)
    const arrived = once(request, 'continue')
    request.flushHeaders()
    await arrived
    request.write(body.slice(0, 10))
    return { answered, finish: () => request.end(body.slice(10)) }
  }

  const refusesConnections = (server: RunningServer) =>
    vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), {
      timeout: 5000,
      interval: 20,
    })

  test('SIGTERM finishes the request in progress, stops PostgreSQL and exits with 0', async () => {
    const server = await start(dataDir, { key })
    expect(await postmasterOf(dataDir)).toBeGreaterThan(0)
    const { answered, finish } = await halfARequest(server)
    server.kill('SIGTERM')
    await refusesConnections(server)
    finish()
    expect(await answered).toBe(201)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(await postmasterOf(dataDir)).toBeUndefined()
    expect(await query(`select count(*)::int from workspaces where slug = 'last-minute'`)).toEqual([1])
  })

  test('a request that does not end is cut off after SHUTDOWN_SECONDS', async () => {
    const server = await start(dataDir, { key, env: { SHUTDOWN_SECONDS: '1' } })
    const { answered } = await halfARequest(server)
    server.kill('SIGINT')
    await expect(answered).rejects.toThrow()
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(await postmasterOf(dataDir)).toBeUndefined()
  })

  test('a second Ctrl-C exits at once with 130', async () => {
    const server = await start(dataDir, { key })
    await halfARequest(server)
    server.kill('SIGINT')
    await refusesConnections(server)
    const pressing = setInterval(() => server.kill('SIGINT'), 50)
    expect(await server.ended).toEqual({ code: 130, signal: null })
    clearInterval(pressing)
  })

  test('a port in use is named, and PostgreSQL is left', async () => {
    const { port, free } = await occupyPort()
    const { code, stderr } = await run(dataDir, ['serve'], { PORT: String(port) })
    free()
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `error: Port ${port} on 127.0.0.1 is used by another program. Stop that program, or choose another port: PORT=${port === 65535 ? 3000 : port + 1}\n`,
    })
    expect(await postmasterOf(dataDir)).toBeUndefined()
  })
})

test('doctor exits with 1 when there is a fault, and says what to do', async () => {
  const { port, free } = await occupyPort()
  const { code, stdout } = await run(dataDir, ['doctor'], { PORT: String(port) })
  free()
  expect(code).toBe(1)
  expect(stdout).toMatch(/^ok {7}postgresql {2}PostgreSQL \d/m)
  expect(stdout).toMatch(new RegExp(`^fault {4}port {8}Port ${port} .* is used by another program`, 'm'))
  expect(stdout).toContain('choose another port: PORT=')
  expect(await postmasterOf(dataDir)).toBeUndefined()
})

describe('serve --demo', () => {
  test('its curl commands work, and a second start has the same data and a new key', async () => {
    const folder = await newDataDir()
    const curls = (server: RunningServer) => server.output().match(/^ {2}curl .*$/gm) ?? []
    const shell = async (command: string) => {
      return new Promise<string>((resolve, reject) =>
        execFile('sh', ['-c', command], (error, stdout) =>
          error ? reject(new Error(command)) : resolve(stdout),
        ),
      )
    }
    const first = await start(folder, { args: ['serve', '--demo'] })
    expect(first.output()).toContain(join(folder, 'demo'))
    const answers = []
    for (const command of curls(first)) answers.push(JSON.parse(await shell(command)))
    const [projects, items, made] = answers
    expect(projects.results.map(({ identifier }: { identifier: string }) => identifier).sort()).toEqual([
      'BERTH',
      'PILOT',
      'TIDE',
    ])
    expect(items.results).toHaveLength(5)
    expect(items.results[0].state.name).toEqual(expect.any(String))
    expect(made).toMatchObject({ name: 'Paint the mooring posts', priority: 'high' })
    const oldKey = /waypost_api_\w+/.exec(first.output())?.[0] ?? ''
    const [, email, password] = /sign in with\n +(\S+)\n +(\S+)\n/.exec(first.output()) ?? []
    const signedIn = await fetch(`${first.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.url },
      body: JSON.stringify({ email, password }),
    })
    expect(signedIn.status).toBe(200)

    const count = async (server: RunningServer, path: string, as: string) => {
      const answer = await server.call('GET', `/workspaces/north-harbour/${path}`, undefined, as)
      return ((await answer.json()) as { total_results: number }).total_results
    }
    const total = async (server: RunningServer, as: string) => {
      let sum = 0
      for (const { id } of projects.results) sum += await count(server, `projects/${id}/work-items/`, as)
      return sum
    }
    const before = await total(first, oldKey)
    expect(before).toBeGreaterThan(100)
    expect(await count(first, 'initiatives/', oldKey)).toBe(4)
    first.kill('SIGINT')
    expect((await first.ended).code).toBe(0)

    const second = await start(folder, { args: ['serve', '--demo'] })
    const newKey = /waypost_api_\w+/.exec(second.output())?.[0] ?? ''
    expect(await total(second, newKey)).toBe(before)
    expect((await second.call('GET', '/users/me/', undefined, oldKey)).status).toBe(401)
    second.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
  })
})

describe('export and import', () => {
  test('a workspace goes from one installation to another, without a server', async () => {
    const [there, files] = [await newDataDir(), await newDataDir()]
    const file = join(files, 'nh.tar.gz')
    const exported = await run(dataDir, ['export', 'north-harbour', file, '--json'])
    expect({ ...exported, stdout: JSON.parse(exported.stdout) }).toEqual({
      code: 0,
      stderr: '',
      stdout: { workspace_slug: 'north-harbour', file, size: expect.any(Number) },
    })
    expect(await run(dataDir, ['export', 'north-harbour', file])).toMatchObject({
      code: 1,
      stderr: `error: ${file} exists already. Name another file.\n`,
    })
    expect((await run(dataDir, ['export', 'nowhere'])).stderr).toContain('There is no workspace nowhere.')
    const imported = await run(there, ['import', file])
    expect(imported).toMatchObject({ code: 0, stderr: '' })
    expect(imported.stdout).toContain('as north-harbour.')
    expect(imported.stdout).toContain('  ada@example.com\n')
    expect((await run(there, ['workspace', 'list'])).stdout).toMatch(/north-harbour .* ada@example\.com/)
    expect(await run(there, ['import', file])).toMatchObject({
      code: 1,
      stderr: 'error: Another workspace has the slug north-harbour. Choose another one.\n',
    })
    expect((await run(there, ['import', join(files, 'no.tar.gz')])).code).toBe(1)
  })

  test('beside a running server, which shows the new workspace', async () => {
    const server = await start(dataDir, { key })
    const file = join(await newDataDir(), 'nh.tar.gz')
    expect((await run(dataDir, ['export', 'north-harbour', file])).code).toBe(0)
    const args = ['import', file, '--slug', 'second-harbour', '--owner', 'ada@example.com', '--json']
    const imported = await run(dataDir, args)
    expect(JSON.parse(imported.stdout)).toMatchObject({ workspace_slug: 'second-harbour', people_made: [] })
    const answer = await server.call('GET', '/workspaces/second-harbour/')
    expect(await answer.json()).toMatchObject({ slug: 'second-harbour', role: 20 })
    // Whatever is sent, and however much of it is left unread, the answer arrives.
    const garbage = await fetch(`${server.url}/api/v1/workspaces/import/`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: Buffer.alloc(20_000_000, 'x'),
    })
    expect([garbage.status, await garbage.json()]).toMatchObject([400, { code: 'invalid_archive' }])
    server.kill('SIGTERM')
    await server.ended
  })
})

describe('with DATABASE_URL', () => {
  const name = `waypost_cli_${randomBytes(6).toString('hex')}`

  async function onServer(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: inject('serverUrl') })
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  beforeAll(() => onServer(`create database ${name}`))
  afterAll(() => onServer(`drop database ${name} with (force)`))

  test('setup and token list work on that server', async () => {
    const folder = await newDataDir()
    const url = new URL(inject('serverUrl'))
    url.pathname = `/${name}`
    const made = await run(folder, [...setupArgs, '--json'], { DATABASE_URL: url.href })
    expect(JSON.parse(made.stdout)).toMatchObject({ workspace_slug: 'north-harbour' })
    const list = await run(folder, ['token', 'list'], { DATABASE_URL: url.href })
    expect(list.stdout).toMatch(/Setup +ada@example\.com +active/)
    expect(await postmasterOf(folder)).toBeUndefined()
  })

  test('a server that cannot be reached is named, without the password', async () => {
    const { port, free } = await occupyPort()
    free()
    const env = { DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/waypost` }
    expect(await run(dataDir, ['token', 'list'], env)).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: PostgreSQL at 127.0.0.1:${port}, database waypost: nothing answers there. Check DATABASE_URL.\n`,
    })
    const doctor = await run(dataDir, ['doctor', '--json'], env)
    expect(doctor.code).toBe(1)
    expect(JSON.parse(doctor.stdout)).toContainEqual(
      expect.objectContaining({ check: 'postgresql', status: 'fault' }),
    )
    expect(doctor.stdout).not.toContain('hidden')
  })
})
