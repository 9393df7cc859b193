import { normalEmail, openAccounts, type AccountInput, type Accounts } from '../accounts/accounts.js'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import type { Site } from '../database/site.js'
import { print, withSite, type OutputOptions } from './command.js'

export interface NewUserOptions extends OutputOptions {
  email: string
  password: string
  firstName?: string
  lastName?: string
}

export function createUser(options: NewUserOptions): Promise<void> {
  return withSite(async (site, config) => {
    const { email, password, firstName = '', lastName = '' } = options
    const id = await createAccount(site, config, {
      email,
      password,
      first_name: firstName,
      last_name: lastName,
    })
    const user = { id, email: normalEmail(email) }
    print(options, user, `Created the account ${user.email} (${id}).`)
  })
}

export async function createAccount(site: Site, config: Config, input: AccountInput): Promise<string> {
  return (await accountsOf(site, config).create(input)).id
}

export function setPassword(options: OutputOptions & { email: string; password: string }): Promise<void> {
  return withSite(async (site, config) => {
    const id = await requireUser(site.db, options.email)
    await accountsOf(site, config).setPassword(id, options.password)
    const user = { id, email: normalEmail(options.email) }
    print(options, user, `${user.email} has a new password and is signed out everywhere.`)
  })
}

export function accountsOf({ db, pool }: Site, { publicUrl }: Config): Accounts {
  const onError = (message: string): void => console.error(message)
  return openAccounts({ db, pool, publicUrl, mail: null, onError })
}

export async function findUser(db: Db, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
  return user?.id ?? null
}

export async function requireUser(db: Db, email: string): Promise<string> {
  const id = await findUser(db, email)
  if (id === null) throw new Error(`There is no account with the email ${email}.`)
  return id
}
