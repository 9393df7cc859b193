// Everything that must hold before a change lands. Runs all of it, then says what failed.
import { spawnSync } from 'node:child_process'

const steps = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'apps/web/tsconfig.json']],
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'knip', []],
  ['generated files', 'node', ['scripts/generate.js', '--check']],
]

const failed = steps.filter(([name, command, args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  return status !== 0
})
if (failed.length > 0) process.exitCode = 1
