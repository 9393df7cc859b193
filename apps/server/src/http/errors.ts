import type { FastifyError } from 'fastify'
import { translateDatabaseError } from '../database/constraint-errors.js'
import { ApiError, badRequest, notFound } from '../errors.js'

/** Any thrown thing as the error that the client sees. What nobody foresaw is a 500 that tells nothing of its cause. */
export function toApiError(error: unknown, bodyLimitBytes: number): ApiError {
  if (error instanceof ApiError) return error
  const known = translateDatabaseError(error) ?? translateTransport(error, bodyLimitBytes)
  return (
    known ??
    new ApiError(500, 'internal_error', 'Something went wrong on the server. The log has the request id.')
  )
}

export function errorBody(error: ApiError, requestId: string): string {
  return JSON.stringify({
    error: error.message,
    message: error.message,
    code: error.code,
    request_id: requestId,
    ...error.details,
  })
}

function translateTransport(error: unknown, bodyLimitBytes: number): ApiError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const { code, statusCode, message } = error as FastifyError
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, 'body_too_large', `The request body is larger than ${bodyLimitBytes} bytes.`)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(
        415,
        'unsupported_media_type',
        'The request body must be JSON: send it with Content-Type: application/json.',
      )
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return badRequest(
        'invalid_content_length',
        'The request body does not have the length that Content-Length says.',
      )
    case 'FST_ERR_BAD_URL':
      return badRequest(
        'invalid_url',
        'The address is not well formed: a percent sign is not followed by two digits.',
      )
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound('address')
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500
        ? new ApiError(statusCode, 'bad_request', message)
        : null
  }
}
