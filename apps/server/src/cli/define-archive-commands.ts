import type { Command } from 'commander'
import type { ImportOptions } from './archives.js'
import { example } from './define-server-commands.js'

export function defineArchiveCommands(program: Command): void {
  program
    .command('export')
    .description('Write a whole workspace to one file. The server may be running or not.')
    .argument('<slug>', 'the workspace')
    .argument('[file]', 'default: the slug and the date, in this folder; - is the standard output')
    .option('--json', 'print {"workspace_slug", "file", "size"}')
    .addHelpText(
      'after',
      example('waypost export north-harbour', 'waypost export north-harbour /backup/nh.tar.gz'),
    )
    .action(async (slug: string, file: string | undefined, options: { json?: true }) =>
      (await import('./archives.js')).exportTo(slug, file, options),
    )

  program
    .command('import')
    .description('Make a workspace of a file that export has written: all of it, or nothing.')
    .argument('<file>', '- is the standard input')
    .option('--slug <slug>', 'its name in addresses; the one in the file when absent')
    .option('--owner <email>', 'an account that becomes its owner and an admin; its old owner when absent')
    .option('--json', 'print {"workspace_slug", "workspace_id", "name", "people_made"}')
    .addHelpText(
      'after',
      example('waypost import north-harbour-2026-01-31.waypost.tar.gz --slug north-harbour-2'),
    )
    .action(async (file: string, options: ImportOptions) =>
      (await import('./archives.js')).importFrom(file, options),
    )
}
