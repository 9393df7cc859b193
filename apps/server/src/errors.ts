/** What the program refuses, and how it says so. Every error body is made from one of these. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Further keys of the body: `fields`, `id`, `invalid`, `allowed`. */
  readonly details: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    sentence: string,
    details: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(sentence)
    this.status = status
    this.code = code
    this.details = details
    this.headers = headers
  }
}

export function badRequest(code: string, sentence: string, details?: Record<string, unknown>): ApiError {
  return new ApiError(400, code, sentence, details)
}

/** One or more faulty fields: `{ name: ['is required.'] }`. */
export function invalidFields(fields: Record<string, string[]>): ApiError {
  const sentence = Object.entries(fields)
    .map(([name, faults]) => `${name} ${faults.join(' ')}`)
    .join(' ')
  return badRequest('invalid', sentence, { fields })
}

export function invalidField(name: string, fault: string): ApiError {
  return invalidFields({ [name]: [fault] })
}

export function notFound(what: string): ApiError {
  return new ApiError(404, 'not_found', `The requested ${what} does not exist.`)
}

export function forbidden(sentence: string): ApiError {
  return new ApiError(403, 'forbidden', sentence)
}

export function conflict(sentence: string, details?: Record<string, unknown>): ApiError {
  return new ApiError(409, 'conflict', sentence, details)
}

/** Of a record that is no longer what the caller has read. */
export function changedMeanwhile(what: string, updated_at: string): ApiError {
  return new ApiError(
    412,
    'changed_meanwhile',
    `This ${what} has changed since you read it, at ${updated_at}. Nothing was written: read it again, and decide what is to stay.`,
    { updated_at },
  )
}

export function articled(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`
}
