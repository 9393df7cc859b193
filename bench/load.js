// Loads, and what stands behind them: wrk for HTTP, pgbench for SQL, a bare node:http server, and our own.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { key } from './fill.js'
import { serverFile, settings } from './site.js'

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-bench-'))
let files = 0

function writeTemporary(text) {
  const file = path.join(folder, String((files += 1)))
  writeFileSync(file, text)
  return file
}

/** The processor time that a process has used so far, in seconds; 0 once it has ended. */
function cpuSeconds(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}

/** Runs a program to its end; gives what it printed and the processor time that it took. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    let cpu = 0
    child.stdout.on('data', (chunk) => (text += chunk))
    child.stderr.on('data', (chunk) => (text += chunk))
    const watch = setInterval(() => (cpu = cpuSeconds(child.pid) || cpu), 50)
    child.once('error', reject)
    child.once('close', (status) => {
      clearInterval(watch)
      if (status === 0) resolve({ text, cpu })
      else reject(new Error(`${command} ${args.join(' ')} gave ${status}: ${text}`))
    })
  })
}

/** `requests` are lines of method, path and body. A failed answer fails the run: it would be counted as a fast one. */
export async function wrk(url, requests, { connections, seconds, pause, mayFail = false }) {
  const env = { BENCH_KEY: key, BENCH_REQUESTS: writeTemporary(requests.join('\n')) }
  const began = Date.now()
  const { text, cpu } = await run(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '60s',
      '-s',
      path.join(import.meta.dirname, 'wrk.lua'),
      url,
    ],
    { ...env, ...(pause === undefined ? {} : { BENCH_PAUSE: String(pause) }) },
  )
  const found = JSON.parse(/JSON (\{.*\})/.exec(text)?.[1] ?? '{}')
  if (found.failed > 0 && !mayFail)
    throw new Error(`${found.failed} of ${found.requests} requests to ${url} failed.`)
  return { ...found, cores: cpu / ((Date.now() - began) / 1000) }
}

/** Transactions a second of a script, or of several in turn, each statement prepared. */
export async function pgbench(url, scripts, { clients, seconds }) {
  const { text } = await run('pgbench', [
    ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)],
    ...[scripts].flat().flatMap((script) => ['-f', writeTemporary(script)]),
    url,
  ])
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(text)?.[1]),
    ms: Number(/latency average = ([\d.]+)/.exec(text)?.[1]),
  }
}

/** A Node program that prints its port, or that listens on the port given; killed when the run ends. */
async function start(args, env, url) {
  const began = Date.now()
  const child = spawn(process.execPath, args, {
    env: { ...settings, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) break
    await sleep(5)
  }
  if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}.`)
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { pid: child.pid, stop, startMs: Date.now() - began }
}

export async function startServer(port, env = {}) {
  const url = `http://127.0.0.1:${port}`
  return { url, ...(await start([serverFile, 'serve'], { PORT: String(port), ...env }, `${url}/readyz`)) }
}

/** Sends this body to everyone. */
export async function startBare(port, body) {
  const url = `http://127.0.0.1:${port}`
  const file = path.join(import.meta.dirname, 'bare.js')
  return { url, ...(await start([file, String(port), writeTemporary(body)], {}, url)) }
}

/** Calls the API once, and gives the body as text. */
export async function call(server, method, where, body) {
  const answer = await fetch(`${server.url}/api/v1${where}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${where} gave ${answer.status}: ${text.slice(0, 300)}`)
  return text
}
