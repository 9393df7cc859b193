import { Command, CommanderError } from 'commander'
import { version } from '../version.js'
import { defineAccountCommands } from './define-account-commands.js'
import { defineArchiveCommands } from './define-archive-commands.js'
import { defineServerCommands } from './define-server-commands.js'
import { reportError } from './report-error.js'

// `waypost token list | head` ends the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const program = new Command('waypost')
  .description('A self-hosted work tracker: its server and the commands that look after it.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('Add --help to see what it takes.')

defineServerCommands(program)
defineAccountCommands(program)
defineArchiveCommands(program)
program.addHelpText('after', '\nSettings come from the environment: see waypost serve --help.')

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed its own errors; asking for help or the version is none.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else reportError(error)
}
