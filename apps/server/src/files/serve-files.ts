import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { badRequest } from '../errors.js'
import { readUploadForm } from './form-data.js'
import type { LocalStore } from './local-store.js'
import { dispositionOf } from './store.js'

const hour = 3600

/** The two addresses behind the forms and links of the local store. They take no key: the signature is the right. */
export function serveFiles(server: FastifyInstance, store: LocalStore): void {
  // In a scope of its own: forms are read here, and nowhere else.
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser('multipart/form-data', (_request, payload, parsed) => parsed(null, payload))
    scope.post('/files/upload', async (request, reply) => {
      await store.accept(await readUploadForm(request.raw, request.headers['content-type']))
      return reply.code(204).send()
    })
    scope.get('/files/download', async (request, reply) => {
      const { link, signature } = request.query as Record<string, unknown>
      if (typeof link !== 'string' || typeof signature !== 'string')
        throw badRequest('invalid_link', 'This link is not whole: link and signature are needed.')
      const { begin, name, type, size } = await store.open(link, signature)
      return reply
        .type(type)
        .headers({
          'content-length': size,
          'content-disposition': dispositionOf(name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': `private, max-age=${hour}`,
        })
        .send(request.method === 'HEAD' ? Readable.from([]) : begin())
    })
    done()
  })
}
