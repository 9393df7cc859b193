import { createHash, createHmac } from 'node:crypto'

/** AWS Signature Version 4, as far as links and forms need it. */
export interface Signer {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const algorithm = 'AWS4-HMAC-SHA256'

/** A link that carries its own signature: whoever has it may make this one request until it expires. */
export function presignUrl(
  signer: Signer,
  method: string,
  address: string,
  seconds: number,
  query: Record<string, string> = {},
  at = new Date(),
): string {
  const url = new URL(address)
  const { date, scope } = stamp(signer, at)
  const parameters = Object.entries({
    ...query,
    'X-Amz-Algorithm': algorithm,
    'X-Amz-Credential': `${signer.accessKeyId}/${scope}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
  })
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const request = [method, url.pathname, parameters, `host:${url.host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  )
  const text = [algorithm, date, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  return `${url.origin}${url.pathname}?${parameters}&X-Amz-Signature=${sign(signer, date, text)}`
}

/** The fields of a form that may upload one file of this type and of 1 to `size` bytes under this key. */
export function presignForm(
  signer: Signer,
  file: { bucket: string; key: string; type: string; size: number },
  seconds: number,
  at = new Date(),
): Record<string, string> {
  const { date, scope } = stamp(signer, at)
  const signed = {
    'Content-Type': file.type,
    key: file.key,
    'x-amz-algorithm': algorithm,
    'x-amz-credential': `${signer.accessKeyId}/${scope}`,
    'x-amz-date': date,
  }
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(at.getTime() + seconds * 1000).toISOString(),
      conditions: [
        { bucket: file.bucket },
        ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
        ['content-length-range', 1, file.size],
      ],
    }),
  ).toString('base64')
  return { ...signed, policy, 'x-amz-signature': sign(signer, date, policy) }
}

/** A path whose segments hold nothing but what the signature allows. */
export function encodeKey(key: string): string {
  return key.split('/').map(encode).join('/')
}

function stamp({ region }: Signer, at: Date): { date: string; scope: string } {
  const date = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  return { date, scope: `${date.slice(0, 8)}/${region}/s3/aws4_request` }
}

function sign({ region, secretAccessKey }: Signer, date: string, text: string): string {
  const key = [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}
