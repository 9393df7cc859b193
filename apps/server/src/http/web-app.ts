import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.js'

const packageDir = fileURLToPath(new URL('../..', import.meta.url))

/** Where the build lies: in the published package, or in the clone beside it. */
const places = [path.join(packageDir, 'web'), path.join(packageDir, '../web/dist')]

const missing = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Waypost</title>
  </head>
  <body>
    <h1>Waypost is running</h1>
    <p>The web app has not been built. Build it with <code>npm run build:web</code> and start the server again.</p>
    <p>The API is at <code>/api/v1</code>; its description is <a href="/api/docs">here</a>.</p>
  </body>
</html>
`

/**
 * The web app: its files, and its one page for every address that is not the server's own. Only what the server sends
 * itself may run there; styles may be inline, since libraries write them, scripts may not.
 */
export function serveWebApp(server: FastifyInstance, config: Config): void {
  const root = (config.webDir === null ? places : [config.webDir]).find((place) =>
    existsSync(path.join(place, 'index.html')),
  )
  const headers = pageHeaders(config)
  void server.register(fastifyStatic, {
    root: root ?? packageDir,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // Only for what is found: a 404 must not be kept for good.
    setHeaders: (response, file) => {
      const lasting = path.basename(path.dirname(file)) === 'assets'
      response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*']
    if (/^(api|files)(\/|$)|^assets\/?$/.test(file)) return reply.callNotFound()
    if (file.split('/').includes('..')) return reply.callNotFound()
    // Whoever sends a key means the API and has its address wrong: the app's page would hide that.
    if (request.headers['x-api-key'] !== undefined) return reply.callNotFound()
    // Addresses of pages have no dot in their last part, names of files have.
    const isFile = /\.[^/]*$|^assets\//.test(file)
    if (isFile && root === undefined) return reply.callNotFound()
    reply.headers(headers)
    if (root === undefined) return reply.type('text/html; charset=utf-8').send(missing)
    return reply.sendFile(isFile ? file : 'index.html', root)
  })
}

function pageHeaders({ s3 }: Config): Record<string, string> {
  // Files in a bucket come from its address, and go there.
  const store = s3 === null ? '' : ` ${new URL(s3.endpoint).origin}`
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob:${store}`,
    'media-src': `'self' blob:${store}`,
    'font-src': "'self'",
    'connect-src': `'self'${store}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((rule) => rule.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  }
}
