import type { TestApp } from './start.js'

interface Form {
  url: string
  fields: Record<string, string>
}

const boundary = 'form-boundary-7MA4YWxk'

/** A form as browsers write it. */
export function writeForm(fields: Record<string, string>, file: string | null, after = ''): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  if (file !== null)
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\nContent-Type: text/plain\r\n\r\n${file}\r\n`,
    )
  return `${parts.join('')}${after}--${boundary}--\r\n`
}

export const formType = `multipart/form-data; boundary=${boundary}`

/** Sends a file by a signed form. */
export function sendForm({ app }: TestApp, { url, fields }: Form, file: string) {
  return app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': formType },
    payload: writeForm(fields, file),
  })
}
