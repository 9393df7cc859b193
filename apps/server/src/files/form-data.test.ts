import { expect, test } from 'vitest'
import { formType, writeForm } from '../../test/upload.js'
import { readUploadForm } from './form-data.js'

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function read(text: string, size: number, type = formType) {
  const { fields, file } = await readUploadForm(inChunks(text, size), type)
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  return { fields: Object.fromEntries(fields), file: Buffer.concat(chunks).toString() }
}

const tricky = 'a\r\n--form-boundary-7MA4YWx\r\n--\r\n\r\nüé'

test.each([1, 2, 7, 64, 100_000])(
  'a form in chunks of %i bytes gives its fields and its file',
  async (size) => {
    const text = writeForm({ key: 'a/b c.txt', policy: 'x=y' }, tricky)
    expect(await read(text, size)).toEqual({ fields: { key: 'a/b c.txt', policy: 'x=y' }, file: tricky })
  },
)

test('an empty file is an empty file', async () => {
  expect((await read(writeForm({}, ''), 5)).file).toBe('')
})

test('a name that stands after the file name is found, and the file name is not taken for it', async () => {
  const text = writeForm({}, 'x').replace('name="file"; filename="f"', 'filename="key"; name="file"')
  expect((await read(text, 9)).file).toBe('x')
})

const part = (name: string) =>
  `--form-boundary-7MA4YWxk\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`
const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, '1']))

test.each([
  ['without a boundary', writeForm({}, 'x'), 'multipart/form-data'],
  ['of another type', writeForm({}, 'x'), 'application/x-www-form-urlencoded'],
  ['without a file', writeForm({ key: '1' }, null), formType],
  ['with a part after the file', writeForm({}, 'x', part('more')), formType],
  ['with a field twice', part('a') + part('a') + writeForm({}, 'x'), formType],
  ['with too many fields', writeForm(many, 'x'), formType],
  ['with a field that is too long', writeForm({ key: 'x'.repeat(20_000) }, 'x'), formType],
  ['with a header that does not end', writeForm({}, 'x').replace('"f"', `"${'f'.repeat(5000)}"`), formType],
  ['with a part without a name', writeForm({ a: '1' }, 'x').replace('name="a"', 'title="a"'), formType],
  ['with text before it', `hello\r\n${writeForm({}, 'x')}`, formType],
  ['that is cut off', writeForm({}, 'x').slice(0, -8), formType],
  ['that is empty', '', formType],
])('a form %s is refused', async (_, text, type) => {
  for (const size of [3, 100_000])
    await expect(read(text, size, type)).rejects.toMatchObject({ status: 400, code: 'malformed_form' })
})
