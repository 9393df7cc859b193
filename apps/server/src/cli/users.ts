import { openAccounts, type AccountInput } from '../accounts/accounts.js'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import { readSecret, type Site } from '../database/site.js'
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

export async function createAccount({ pool }: Site, config: Config, input: AccountInput): Promise<string> {
  const accounts = openAccounts({ pool, publicUrl: config.publicUrl, secret: await readSecret(pool) })
  return (await accounts.create(input)).id
}

const normalEmail = (email: string): string => email.trim().toLowerCase()

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
