import type { Command } from 'commander'
import { variables } from '../config.js'

// Each command's own module is loaded when it runs: a short command does not wait for the whole server to load.
export function defineServerCommands(program: Command): void {
  program
    .command('serve')
    .description('Start the server, and its own PostgreSQL unless DATABASE_URL names one.')
    .option('--demo', 'with a workspace of example data, in the folder demo of the data folder')
    .addHelpText('after', () => serveHelp())
    .action(async (options: { demo?: true }) => (await import('./serve.js')).serve(options))

  program
    .command('migrate')
    .description('Bring the database schema up to date. serve and all other commands do so too.')
    .option('--json', 'print JSON')
    .addHelpText('after', example('waypost migrate'))
    .action(async (options: { json?: true }) => (await import('./migrate.js')).migrate(options))

  program
    .command('doctor')
    .description(
      'Check Node, PostgreSQL, migrations, disk, port and clock, and say what to do about each fault.',
    )
    .option('--json', 'print an array of {check, status, message, advice}')
    .addHelpText('after', `${example('waypost doctor')}\n\nThe exit code is 1 when there is a fault.`)
    .action(async (options: { json?: true }) => (await import('./doctor.js')).doctor(options))
}

export const example = (...lines: string[]): string =>
  `\nExample:\n${lines.map((line) => `  ${line}`).join('\n')}`

function serveHelp(): string {
  const settings = Object.values(variables).map(
    ({ name, fallback, meaning }) =>
      `  ${name.padEnd(22)} ${meaning}${fallback === '' ? '' : ` Default: ${fallback}`}`,
  )
  return `${example('PORT=8080 waypost serve', 'waypost serve --demo')}

On a terminal, log lines below "warn" (one per request, among others) are written only when LOG_LEVEL is set.
The first Ctrl-C waits for requests in progress; the second stops at once.

Environment:
${settings.join('\n')}`
}
