import { randomBytes } from 'node:crypto'
import type { Accounts } from '../../accounts/accounts.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import type { Mail } from '../../mail/mail.js'

const identifierOf = (token: string): string => `verify-email:${token}`

/** Asks whoever has the mailbox to say so. Until then, invitations to the address are not shown to the account. */
export async function sendVerification(
  accounts: Accounts,
  mail: Mail,
  publicUrl: string,
  user: { id: string; email: string },
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await (await accounts.auth()).$context
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: user.id,
    expiresAt: new Date(Date.now() + 3 * 86_400_000),
  })
  mail.send({
    to: user.email,
    subject: 'Is this your address?',
    text: `Somebody made an account at Waypost with this address.

If it was you, open this link within the next three days:
${publicUrl}/verify-email?token=${token}
`,
  })
}

export async function verifyEmail(db: Db, accounts: Accounts, token: string): Promise<void> {
  const { internalAdapter } = await (await accounts.auth()).$context
  const found = await internalAdapter.consumeVerificationValue(identifierOf(token))
  if (!found || found.expiresAt < new Date())
    throw badRequest('invalid_token', 'This link has been used or is too old.')
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', found.value).execute()
}
