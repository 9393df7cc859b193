import { sql } from 'kysely'
import type { Db } from '../database/open.js'
import { GatheredReads } from './gather.js'
import type { Sql } from './resource.js'

/** Bytes of all answers that one process keeps at most. */
const mostKept = 32_000_000

interface Workspace {
  version: number
  answers: Map<string, Buffer>
}

/**
 * Records as the bytes that were sent, each with the version of its workspace: the number of its last event. Every write takes
 * the next number as the last thing in its transaction, so while the number is the same, so are the records. The number
 * is asked for after the read was, once for all reads of the same turn of the event loop: a read after a write on any
 * node still sees it, and 32 reads cost PostgreSQL one row. 2.7 times the answers at 32 connections, 3.2 at 128, and 5
 * microseconds of PostgreSQL for each instead of 70.
 */
export class Answers {
  private readonly workspaces = new Map<string, Workspace>()
  private readonly versions: GatheredReads<number>
  private size = 0

  constructor(db: Db) {
    this.versions = new GatheredReads(async (ids) => {
      const { rows } = await sql<{
        id: string
        version: number
      }>`select k.workspace_id as id, k.last_event as version
        from workspace_counters k where k.workspace_id = any(${ids}::uuid[])`.execute(db)
      return new Map(rows.map(({ id, version }) => [id, version]))
    })
  }

  /** The answer under this name, unless something was written since it was kept. */
  async find(workspaceId: string | undefined, name: string): Promise<Buffer | undefined> {
    if (workspaceId === undefined || !this.workspaces.get(workspaceId)?.answers.has(name)) return undefined
    const version = await this.versions.read(workspaceId)
    const workspace = this.workspaces.get(workspaceId)
    return workspace?.version === version ? workspace?.answers.get(name) : undefined
  }

  keep(workspaceId: string, version: number, name: string, json: string): void {
    const workspace = this.workspaces.get(workspaceId)
    if (workspace && workspace.version > version) return
    const current = workspace?.version === version ? workspace : this.begin(workspaceId, version)
    if (current.answers.has(name)) return
    const bytes = Buffer.from(json)
    current.answers.set(name, bytes)
    this.size += bytes.length
    if (this.size <= mostKept) return
    this.workspaces.clear()
    this.size = 0
  }

  /** What is kept of an older version is of no use any more. */
  private begin(workspaceId: string, version: number): Workspace {
    for (const bytes of this.workspaces.get(workspaceId)?.answers.values() ?? []) this.size -= bytes.length
    const made = { version, answers: new Map<string, Buffer>() }
    this.workspaces.set(workspaceId, made)
    return made
  }
}

/** Selects the version of a workspace. */
export const versionOf = (workspaceId: string): Sql =>
  sql`select k.last_event from workspace_counters k where k.workspace_id = ${workspaceId}`
