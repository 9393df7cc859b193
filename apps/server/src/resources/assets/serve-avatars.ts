import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.js'
import type { Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import type { FileStore } from '../../files/store.js'
import { addressFor } from '../../http/address.js'
import { isUuid } from '../../ids.js'

export const imagePath = (id: string): string => `/files/images/${id}`

/**
 * Avatars and covers, for whoever has their address: pages show them, and pages send no key. The address holds an id
 * that cannot be guessed; the file itself comes by a signed link, like any other.
 */
export function serveAvatars(
  server: FastifyInstance,
  { db, files, config }: { db: Db; files: FileStore; config: Config },
): void {
  server.get<{ Params: { asset_id: string } }>('/files/images/:asset_id', async (request, reply) => {
    const { params } = request
    const asset = isUuid(params.asset_id)
      ? await db
          .selectFrom('user_assets')
          .select(['key', 'name', 'type'])
          .where('id', '=', params.asset_id)
          .where('is_uploaded', '=', true)
          .executeTakeFirst()
      : undefined
    if (!asset) throw notFound('image')
    const link = await files.downloadUrl(asset, addressFor(request, config))
    return reply.header('cache-control', 'private, max-age=600').redirect(link)
  })
}
