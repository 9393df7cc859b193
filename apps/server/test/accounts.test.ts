import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountExists, InvalidAccount, openAccounts, type Accounts } from '../src/accounts/accounts.js'
import { WeakPassword } from '../src/accounts/passwords.js'
import { startDatabase } from './start.js'

const { db, pool, stop } = await startDatabase()
afterAll(stop)

const ada = { email: 'ada@example.com', password: 'correct horse battery' }
let accounts: Accounts

beforeAll(() => {
  accounts = openAccounts({
    db,
    pool,
    publicUrl: 'http://localhost:8080',
    mail: null,
    onError: (message) => {
      throw new Error(message)
    },
  })
})
beforeEach(() => pool.query('delete from users'))

async function count(table: 'users' | 'accounts' | 'sessions'): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

async function signIn(email: string, password: string) {
  const auth = await accounts.auth()
  return auth.api.signInEmail({ body: { email, password } })
}

describe('a created account', () => {
  test('signs in through the library, which opens its session', async () => {
    const { id } = await accounts.create(ada)
    expect(await count('sessions')).toBe(0)

    const { token, user } = await signIn(ada.email, ada.password)

    expect(user).toMatchObject({ id, email: ada.email })
    const { rows } = await pool.query('select user_id, token from sessions')
    expect(rows).toEqual([{ user_id: id, token }])
  })

  test('does not sign in with a wrong password, or as nobody', async () => {
    await accounts.create(ada)
    await expect(signIn(ada.email, 'wrong horse battery')).rejects.toMatchObject({ status: 'UNAUTHORIZED' })
    await expect(signIn('bob@example.com', ada.password)).rejects.toMatchObject({ status: 'UNAUTHORIZED' })
    expect(await count('sessions')).toBe(0)
  })

  test('has its password checked without a session', async () => {
    await accounts.create(ada)
    expect(await accounts.verifyPassword(' Ada@Example.com', ada.password)).toBe(true)
    expect(await accounts.verifyPassword(ada.email, 'wrong horse battery')).toBe(false)
    expect(await accounts.verifyPassword('bob@example.com', ada.password)).toBe(false)
    expect(await count('sessions')).toBe(0)
  })

  test('keeps an argon2id hash, never the password', async () => {
    await accounts.create(ada)
    const { rows } = await pool.query<{ password: string }>('select password from accounts')
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.password).not.toContain(ada.password)
  })

  test('accepts its password however its accents are composed', async () => {
    await accounts.create({ ...ada, password: 'caf\u00e9 au lait' })
    expect(await accounts.verifyPassword(ada.email, 'cafe\u0301 au lait')).toBe(true)
  })

  test('has a trimmed lower-case email, a version 7 id and names', async () => {
    const { id } = await accounts.create({
      ...ada,
      email: '  Ada@Example.COM ',
      first_name: 'Ada',
      last_name: 'King',
    })
    const { rows } = await pool.query(
      'select id, email, name, first_name, display_name, is_active, timezone from users',
    )
    expect(rows).toEqual([
      {
        id,
        email: 'ada@example.com',
        name: 'Ada King',
        first_name: 'Ada',
        display_name: 'Ada King',
        is_active: true,
        timezone: 'UTC',
      },
    ])
    expect(id[14]).toBe('7')
  })

  test('takes its display name from the email when it has no name', async () => {
    await accounts.create(ada)
    const { rows } = await pool.query('select name, display_name from users')
    expect(rows).toEqual([{ name: 'ada', display_name: 'ada' }])
  })
})

describe('refused with a sentence, and nothing written', () => {
  test('an email that has an account, in any case', async () => {
    await accounts.create(ada)
    const again = accounts.create({ ...ada, email: 'ADA@example.com' })
    await expect(again).rejects.toThrow(AccountExists)
    await expect(again).rejects.toThrow('An account with the email ada@example.com already exists.')
    expect([await count('users'), await count('accounts')]).toEqual([1, 1])
  })

  test('the same email twice at once', async () => {
    const results = await Promise.allSettled([accounts.create(ada), accounts.create(ada)])
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([await count('users'), await count('accounts')]).toEqual([1, 1])
  })

  test.each([
    ['1234567', 'The password is too short: use at least 8 characters.'],
    ['x'.repeat(129), 'The password is too long: use at most 128 characters.'],
  ])('the password %s', async (password, sentence) => {
    const refused = accounts.create({ ...ada, password })
    await expect(refused).rejects.toThrow(WeakPassword)
    await expect(refused).rejects.toThrow(sentence)
    expect([await count('users'), await count('accounts')]).toEqual([0, 0])
  })

  test.each(['', 'ada', 'ada@localhost', 'a da@example.com', `${'a'.repeat(250)}@example.com`])(
    'the email "%s"',
    async (email) => {
      await expect(accounts.create({ ...ada, email })).rejects.toThrow(InvalidAccount)
      expect(await count('users')).toBe(0)
    },
  )

  test.each(['first_name', 'last_name', 'display_name'])('a %s that is too long', async (field) => {
    const refused = accounts.create({ ...ada, [field]: 'x'.repeat(256) })
    const words = field.replace('_', ' ')
    await expect(refused).rejects.toThrow(InvalidAccount)
    await expect(refused).rejects.toThrow(`The ${words} is too long: use at most 255 characters.`)
    expect(await count('users')).toBe(0)
  })

  test('signing up through the library, which is closed', async () => {
    const auth = await accounts.auth()
    const signUp = auth.api.signUpEmail({ body: { ...ada, name: 'Ada' } })
    await expect(signUp).rejects.toMatchObject({ status: 'BAD_REQUEST' })
    expect(await count('users')).toBe(0)
  })
})

test('the migration has every table and column that the library writes', async () => {
  const { explicitSchemaCheck } = await (await accounts.auth()).$context
  expect(explicitSchemaCheck).toBeDefined()
  await explicitSchemaCheck?.()
})
