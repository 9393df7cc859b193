export interface ApiErrorDetails {
  status: number
  code: string
  message?: string
  fields?: Readonly<Record<string, readonly string[]>>
  requestId?: string
  /** Seconds until the request may be made again. */
  retryAfter?: number
  /** The whole answer, for what some refusals say besides: `rows` of an import. */
  body?: Readonly<Record<string, unknown>>
  cause?: unknown
}

/** What the API refused, in its own words. Status 0: the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly body: Readonly<Record<string, unknown>>

  constructor({ status, code, message, fields, requestId, retryAfter, body, cause }: ApiErrorDetails) {
    super(message ?? `The server answered with ${status} and no explanation.`, { cause })
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.requestId = requestId
    this.retryAfter = retryAfter
    this.body = body ?? {}
  }
}

export function unreachable(cause: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'unreachable',
    message: 'The server cannot be reached. Check the connection and try again.',
    cause,
  })
}

/** Reads a refusal, whoever wrote it: a proxy in front of the server answers with its own pages. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const record = isRecord(body) ? body : {}
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const requestId = textOf(record['request_id']) ?? response.headers.get('X-Request-Id')
  const message = textOf(record['message']) ?? textOf(record['error'])
  return new ApiError({
    status: response.status,
    code: textOf(record['code']) ?? 'unexpected_answer',
    fields: fieldsOf(record['fields']),
    body: record,
    ...(message === undefined ? {} : { message }),
    ...(requestId === null ? {} : { requestId }),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, faults]) => [name, Array.isArray(faults) ? faults.map(String) : []]),
  )
}
