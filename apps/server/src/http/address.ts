import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { Config } from '../config.js'

/**
 * The address under which this caller reaches the server, for what is told to this caller alone: PUBLIC_URL, or, where
 * it is not set, the one that was asked. A page may only send files to where it came from, and this machine goes by
 * several names. Names that somebody else could own are not believed, and mails never hold this address.
 */
export function addressFor(
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  { publicUrl, hasPublicUrl }: Pick<Config, 'publicUrl' | 'hasPublicUrl'>,
): string {
  const isOwn = hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  const asked = `${protocol}://${host}`
  return !hasPublicUrl && isOwn && URL.canParse(asked) ? new URL(asked).origin : publicUrl
}
