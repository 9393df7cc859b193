import { fastify, type FastifyInstance } from 'fastify'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Waypost API</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script id="api-reference" data-url="/api/v1/openapi.json" data-configuration='{"withDefaultFonts":false,"telemetry":false,"hideClientButton":true,"showDeveloperTools":"never","agent":{"disabled":true},"mcp":{"disabled":true}}'></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`

/** A readable page over openapi.json. Its one script comes with the program: it needs no other server. */
export function serveDocs(server: FastifyInstance): void {
  let script: Promise<string> | undefined
  server.get('/api/docs', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:",
      )
      .type('text/html; charset=utf-8')
      .send(page),
  )
  server.get('/api/docs/reference.js', async (_request, reply) => {
    script ??= loadScript()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(await script)
  })
}

/** The package keeps its script inside a plugin of Fastify: a server of a moment hands it out. */
async function loadScript(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const inner = fastify()
  await inner.register(plugin, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const { body } = await inner.inject('/docs/js/scalar.js')
  await inner.close()
  return body
}
