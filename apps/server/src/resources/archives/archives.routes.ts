import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { ApiError } from '../../errors.js'
import { JsonText, route, Streamed } from '../../http/route.js'
import { readRecord } from '../../query/record.js'
import { workspaces } from '../workspaces/workspaces.resource.js'
import { archiveName, archiveType } from './archive-format.js'
import { ImportedWorkspace, ImportQuery } from './archives.schema.js'
import { exportWorkspace } from './export-workspace.js'
import { importWorkspace } from './import-workspace.js'
import { tooLarge } from './read-archive.js'

const group = 'workspaces'
const busy = { 503: 'Two archives are being made or read at this moment; try again later.' }

export const archiveRoutes = [
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/export/',
    group,
    access: can.adminWorkspace,
    status: 200,
    response: Type.String({ format: 'binary' }),
    responseType: archiveType,
    errors: busy,
    summary: 'Export a workspace',
    description:
      'One file with everything in the workspace: all records as lines of JSON, the people that they name, and the uploaded files, as they were at one moment. Secret projects, private pages and the notes of every member are in it. No passwords, no keys. See docs/archives.md.',
    handler: ({ db, files, scope: { workspaceId, workspaceSlug } }) => {
      const headers = {
        'content-disposition': `attachment; filename="${archiveName(workspaceSlug)}"`,
        'cache-control': 'no-store',
      }
      const begin = () => beginExport({ db, files, workspaceId })
      return Promise.resolve(new Streamed(archiveType, begin, headers))
    },
  }),
  route({
    method: 'POST',
    path: '/workspaces/import/',
    group,
    access: can.haveAccount,
    query: ImportQuery,
    upload: archiveType,
    status: 201,
    response: ImportedWorkspace,
    errors: {
      400: 'This is not an archive, or it is damaged; `part` and `line` say where.',
      408: 'The archive has stopped arriving.',
      409: 'Another workspace has this slug.',
      413: 'The archive is larger than ARCHIVE_SIZE_LIMIT_BYTES.',
      ...busy,
    },
    summary: 'Import a workspace',
    description:
      'Makes a workspace of a file that an export has given, which is the body: all of it, or nothing. The caller becomes its owner and an admin. People are found by their address. See docs/archives.md.',
    handler: async ({ db, config, files, scope, query, headers, upload }) => {
      const limit = config.archiveSizeLimitBytes
      if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
      const leave = enter()
      try {
        const target = { db, files, config, importerId: scope.userId, slug: query.slug }
        const { id, people_made } = await importWorkspace(target, patiently(upload()))
        const { text } = await readRecord(db, workspaces, scope, id)
        return new JsonText(`{"workspace":${text},"people_made":${JSON.stringify(people_made)}}`)
      } finally {
        leave()
      }
    },
  }),
]

async function beginExport(source: Parameters<typeof exportWorkspace>[0]): Promise<Readable> {
  const leave = enter()
  try {
    return (await exportWorkspace(source)).once('close', leave)
  } catch (error) {
    leave()
    throw error
  }
}

/** Each of them holds a connection to the database from its first byte to its last. */
const mostAtOnce = 2
let underWay = 0

function enter(): () => void {
  if (underWay >= mostAtOnce)
    throw new ApiError(
      503,
      'archives_busy',
      'Two archives are being made or read at this moment. Try again in a few minutes.',
      {},
      { 'retry-after': '60' },
    )
  underWay += 1
  let inside = true
  return () => {
    if (inside) underWay -= 1
    inside = false
  }
}

const patienceMillis = 120_000

/** A client that sends nothing more would keep the transaction open for ever. */
async function* patiently(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const stalled = new Promise<never>((_, reject) => {
        const error = new ApiError(408, 'archive_stalled', 'The archive has stopped arriving. Send it again.')
        timer = setTimeout(() => reject(error), patienceMillis)
      })
      const next = await Promise.race([chunks.next(), stalled]).finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value
    }
  } finally {
    void chunks.return?.()
  }
}
