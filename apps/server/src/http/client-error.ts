import type { FastifyBaseLogger } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, badRequest } from '../errors.js'
import { newId } from '../ids.js'
import { errorBody } from './errors.js'

/** Bytes that are no HTTP request reach no route and no hook: they are answered here, in the same shape. */
export function answerClientError(logger: FastifyBaseLogger) {
  return (error: Error & { code: string }, socket: Socket): void => {
    // The client is gone, or has its answer already.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const refusal = refusalOf(error.code)
    const id = newId()
    logger.info({ request_id: id, status: refusal.status, cause: error.message }, 'not a request')
    const body = errorBody(refusal, id)
    socket.end(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${id}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
}

function refusalOf(code: string): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError(431, 'headers_too_large', 'The headers of the request are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ApiError(408, 'request_timeout', 'The request did not arrive in time.')
  return badRequest('malformed_request', 'This is not a well-formed HTTP request.')
}
