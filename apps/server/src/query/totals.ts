import { sql } from 'kysely'
import { lastingHandle, onePerHandle, type Db } from '../database/open.js'
import { inScope, type Resource, type Scope, type Sql } from './resource.js'
import { versionFor } from './versions.js'

/** Counting fewer rows than this costs less than remembering. */
const worthRemembering = 1000
const mostRemembered = 10_000

interface Remembered {
  version: number
  total: number
}

const memoryOf = onePerHandle(() => new Map<string, Remembered>())

/** How the number of a list's rows is found: SQL for the number, and for the version that it is of. */
export interface Total {
  total: Sql
  version: Sql
  /** To be told what the statement gave. */
  learn: (found: { total: number; version: number | null }) => void
}

const counted = (rows: Sql): Total => ({
  total: sql`(select count(*) ${rows})`,
  version: sql`null::bigint`,
  learn: () => undefined,
})

/** Kept by triggers for the whole list of a resource; see the migration that makes the table. */
function kept(resource: Resource, scope: Scope): Total | undefined {
  if (!resource.counts) return undefined
  return {
    ...counted(sql``),
    version: versionFor(resource, scope),
    total: sql`(select coalesce(sum(c.count), 0)::bigint from ${countsOf(resource, scope, 'days')} and c.span = 0)`,
  }
}

/** `from … where …`: the kept counts of what the caller may see. */
export function countsOf({ counts, within, reach }: Resource, scope: Scope, by: 'days' | 'minutes'): Sql {
  if (!counts) throw new Error('The rows of this resource are not counted.')
  const visible = counts.visible ? sql`and ${counts.visible('c', scope)}` : sql``
  return sql`${sql.table(counts[by])} c where ${inScope(within ?? reach, 'c', scope)} ${visible}`
}

/**
 * A filtered list is counted once and then again only after a change: every write in a workspace takes the next number
 * of its log as the last thing that it does, so two statements that see the same last number see the same rows. The
 * number is read in the statement that reads the page, which counts unless the number is the one remembered. What
 * counting takes on a million work items is in bench/RESULTS.md.
 */
function remembered(db: Db, resource: Resource, scope: Scope, rows: Sql): Total {
  const { sql: text, parameters } = sql`${rows}`.compile(db)
  // What holds depends on the time as well.
  if (text.includes('now()')) return counted(rows)
  const key = JSON.stringify([text, parameters])
  const memory = memoryOf(lastingHandle(db))
  const known = memory.get(key)
  const version = versionFor(resource, scope)
  return {
    total: sql`case when ${version} = ${known?.version ?? -1}::bigint then ${known?.total ?? 0}::bigint
      else (select count(*) ${rows}) end`,
    version,
    learn: ({ total, version }) => {
      if (version === null || total < worthRemembering) return
      if (memory.size >= mostRemembered) memory.clear()
      memory.set(key, { version, total })
    },
  }
}

export function totalOf(db: Db, resource: Resource, scope: Scope, rows: Sql, isWhole: boolean): Total {
  if (isWhole) return kept(resource, scope) ?? counted(rows)
  if (!resource.versioned || scope.workspaceId === undefined) return counted(rows)
  return remembered(db, resource, scope, rows)
}
