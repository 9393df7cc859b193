import type { Command } from 'commander'
import { example } from './define-server-commands.js'
import { readExpiry } from './expiry.js'
import type { SetupOptions } from './setup.js'
import type { NewTokenOptions } from './tokens.js'
import type { NewUserOptions } from './users.js'
import type { NewWorkspaceOptions } from './workspaces.js'

export function defineAccountCommands(program: Command): void {
  program
    .command('setup')
    .description('Make the first account, its workspace and an API key. Running it again changes nothing.')
    .requiredOption('--email <email>', 'the email that the account signs in with')
    .requiredOption('--password <password>', 'at least 8 characters')
    .requiredOption('--workspace-name <name>', 'such as "North Harbour"')
    .requiredOption('--workspace-slug <slug>', 'its name in addresses, such as north-harbour')
    .option('--json', 'print {"workspace_slug", "user_id", "api_key"}')
    .addHelpText(
      'after',
      example(
        "waypost setup --email ada@example.com --password 'a long password' \\",
        '  --workspace-name "North Harbour" --workspace-slug north-harbour',
      ),
    )
    .action(async (options: SetupOptions) => (await import('./setup.js')).setup(options))

  const user = program
    .command('user')
    .description('Make accounts, and give them new passwords.')
    .addHelpText('after', example('waypost user create --help'))
  user
    .command('create')
    .description('Create an account. It is in no workspace until an admin adds it to one.')
    .requiredOption('--email <email>', 'the email that the account signs in with')
    .requiredOption('--password <password>', 'at least 8 characters')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--json', 'print JSON')
    .addHelpText('after', example("waypost user create --email ada@example.com --password 'a long password'"))
    .action(async (options: NewUserOptions) => (await import('./users.js')).createUser(options))

  user
    .command('set-password')
    .description('Give an account a new password. It is signed out everywhere; its API keys stay.')
    .requiredOption('--email <email>', 'the email of the account')
    .requiredOption('--password <password>', 'at least 8 characters')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      example("waypost user set-password --email ada@example.com --password 'another one'"),
    )
    .action(async (options: { email: string; password: string; json?: true }) =>
      (await import('./users.js')).setPassword(options),
    )

  defineWorkspaceCommands(program)
  defineTokenCommands(program)
}

function defineWorkspaceCommands(program: Command): void {
  const workspace = program
    .command('workspace')
    .description('Make and list workspaces.')
    .addHelpText('after', example('waypost workspace list'))
  workspace
    .command('create')
    .description('Create a workspace. Its owner becomes its first admin.')
    .requiredOption('--name <name>', 'at most 80 characters')
    .option('--slug <slug>', 'its name in addresses; made from the name when absent')
    .requiredOption('--owner <email>', 'the email of an account')
    .option('--json', 'print JSON')
    .addHelpText('after', example('waypost workspace create --name "North Harbour" --owner ada@example.com'))
    .action(async (options: NewWorkspaceOptions) =>
      (await import('./workspaces.js')).createWorkspaceFor(options),
    )
  workspace
    .command('list')
    .description('List all workspaces.')
    .option('--json', 'print JSON')
    .addHelpText('after', example('waypost workspace list --json'))
    .action(async (options: { json?: true }) => (await import('./workspaces.js')).listWorkspaces(options))
}

function defineTokenCommands(program: Command): void {
  const token = program
    .command('token')
    .description('Make, list and revoke API keys.')
    .addHelpText('after', example('waypost token list'))
  token
    .command('create')
    .description('Create an API key for an account and print it. It is not shown again.')
    .requiredOption('--email <email>', 'the email of the account that the key acts for')
    .requiredOption('--title <title>', 'what the key is for')
    .option('--description <text>')
    .option(
      '--expires <when>',
      'a date (the key works through that day, UTC), a time, or days such as 30d',
      readExpiry,
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      example('waypost token create --email ada@example.com --title "Build server" --expires 90d'),
    )
    .action(async (options: NewTokenOptions) => (await import('./tokens.js')).createToken(options))
  token
    .command('list')
    .description('List API keys, without the keys themselves.')
    .option('--email <email>', 'only those of this account')
    .option('--json', 'print JSON')
    .addHelpText('after', example('waypost token list --email ada@example.com'))
    .action(async (options: { email?: string; json?: true }) =>
      (await import('./tokens.js')).listTokens(options),
    )
  token
    .command('revoke')
    .description('Revoke an API key. A running server refuses it within a second.')
    .argument('<id or hint>', "the key's id, or its last four characters, as token list shows them")
    .option('--json', 'print JSON')
    .addHelpText('after', example('waypost token revoke 3fa2'))
    .action(async (name: string, options: { json?: true }) =>
      (await import('./tokens.js')).revokeToken(name, options),
    )
}
