import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Config } from '../../config.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, notFound } from '../../errors.js'
import { discardFiles } from '../../files/discard-files.js'
import type { FileStore } from '../../files/store.js'
import { isUuid, newId } from '../../ids.js'
import type { UserAssetInput } from './assets.schema.js'
import { imageTypes } from './file-types.js'
import { newKey, readFile } from './read-file.js'
import { imagePath } from './serve-avatars.js'

/** Users belong to no workspace, and so do their images: no workspace's log tells of them. */
export async function createUserAsset(
  { db, files, config, address }: { db: Db; files: FileStore; config: Config; address: string },
  userId: string,
  input: Static<typeof UserAssetInput>,
) {
  const file = readFile(input, imageTypes, config)
  const key = newKey(`users/${userId}`, file)
  const id = newId()
  await sql`insert into user_assets (id, user_id, entity_type, name, type, size, key, attributes)
    values (${id}, ${userId}, ${input.entity_type}, ${file.name}, ${file.type}, ${file.size}, ${key},
      ${JSON.stringify(file)}::jsonb)`.execute(db)
  const upload_data = await files.uploadForm({ ...file, key }, address)
  return { upload_data, asset_id: id, asset_url: imagePath(id) }
}

/** Marks an image as uploaded. It takes the place of the one before. */
export async function confirmUserAsset(
  db: Db,
  files: FileStore,
  userId: string,
  id: string,
  attributes: Record<string, unknown> | undefined,
): Promise<void> {
  const { key, entity_type } = await findOwn(db, userId, id)
  const stored = await files.stat(key)
  if (!stored)
    throw badRequest('not_uploaded', 'The file has not been uploaded. Send it to upload_data.url first.')
  await inTransaction(db, async (db) => {
    await sql`update user_assets set is_uploaded = true, size = ${stored.ContentLength},
      storage_metadata = ${JSON.stringify(stored)}::jsonb, updated_at = now(),
      attributes = coalesce(${attributes ? JSON.stringify(attributes) : null}::jsonb, attributes)
      where id = ${id}`.execute(db)
    const { rows } = await sql<{ key: string }>`delete from user_assets where user_id = ${userId}
      and entity_type = ${entity_type} and is_uploaded and id <> ${id} returning key`.execute(db)
    await discardFiles(
      db,
      rows.map((row) => row.key),
    )
    if (entity_type === 'USER_AVATAR')
      await sql`update users set avatar = ${imagePath(id)}, updated_at = now() where id = ${userId}`.execute(
        db,
      )
  })
}

export async function removeUserAsset(db: Db, userId: string, id: string): Promise<void> {
  const { key } = await findOwn(db, userId, id)
  await inTransaction(db, async (db) => {
    await db.deleteFrom('user_assets').where('id', '=', id).execute()
    await discardFiles(db, [key])
    await sql`update users set avatar = '', updated_at = now()
      where id = ${userId} and avatar = ${imagePath(id)}`.execute(db)
  })
}

async function findOwn(db: Db, userId: string, id: string) {
  const asset = isUuid(id)
    ? await db
        .selectFrom('user_assets')
        .select(['key', 'entity_type'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined
  if (!asset) throw notFound('asset')
  return asset
}
