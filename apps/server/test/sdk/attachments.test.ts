import { afterAll, expect, test } from 'vitest'
import { startListening } from './sdk.js'

const { app, make, client } = await startListening()
afterAll(() => app.stop())

interface Upload {
  upload_data: { url: string; fields: Record<string, string> }
  asset_id: string
}

/** As the documentation of the API tells clients to: every field, then the file. */
async function send({ upload_data: { url, fields } }: Upload, content: string): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([content]), 'notes.txt')
  return (await fetch(url, { method: 'POST', body: form })).status
}

test('the Node SDK attaches a file to a work item', async () => {
  const at = await make.project()
  const item = await make.workItem(at)
  const { attachments } = client(at.owner.key).workItems
  const where = [at.slug, at.projectId, item.id] as const
  // The SDK types the answer as the attachment; the API sends the form, with the attachment in it.
  const announced: unknown = await attachments.create(...where, {
    name: 'notes.txt',
    type: 'text/plain',
    size: 50,
  })
  const upload = announced as Upload
  expect(await send(upload, 'low tide at six')).toBe(204)
  await attachments.update(...where, upload.asset_id, { is_uploaded: true })
  const [listed] = await attachments.list(...where, { limit: 10, offset: 0 })
  expect(listed).toMatchObject({ id: upload.asset_id, issue: item.id, size: 15 })
  expect(listed?.asset).toBeTypeOf('string')
  expect(await attachments.retrieve(...where, upload.asset_id)).toBe('low tide at six')
  await attachments.delete(...where, upload.asset_id)
  expect(await attachments.list(...where)).toEqual([])
})

test('the Node SDK uploads an avatar', async () => {
  const person = await make.person()
  const plane = client(person.key)
  const announced: unknown = await plane.users.uploadAsset({
    name: 'me.png',
    type: 'image/png',
    size: 100,
    entity_type: 'USER_AVATAR',
  })
  expect(await send(announced as Upload, 'image')).toBe(204)
})
