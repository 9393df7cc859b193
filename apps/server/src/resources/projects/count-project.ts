import { sql, type RawBuilder } from 'kysely'
import { Type } from 'typebox'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import type { Sql } from '../../query/resource.js'
import { readNames } from '../../query/view.js'
import { Uuid, described } from '../../schema.js'

const inProject = sql`x.workspace_id = p.workspace_id and x.project_id = p.id`

/** What is counted, each as it is seen in its own list. */
const counts = {
  members: sql`(select count(*) from project_member_records x where ${inProject} and x.is_active)`,
  states: sql`(select count(*) from states x where ${inProject} and x."group" <> 'triage')`,
  labels: sql`(select count(*) from labels x where ${inProject})`,
  cycles: sql`0`,
  modules: sql`(select count(*) from modules x where ${inProject} and x.archived_at is null)`,
  issues: sql`(select count(*) from work_items x where ${inProject} and x.state_group <> 'triage'
    and x.archived_at is null and not x.is_draft and not x.is_epic)`,
  intakes: sql`0`,
  pages: sql`0`,
} satisfies Record<string, Sql>

const count = Type.Optional(Type.Integer())

export const ProjectSummary = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    identifier: Type.String(),
    counts: Type.Object(
      {
        members: count,
        states: count,
        labels: count,
        cycles: count,
        modules: count,
        issues: count,
        intakes: count,
        pages: count,
      } satisfies Record<keyof typeof counts, typeof count>,
      { title: 'ProjectCounts' },
    ),
  },
  { title: 'ProjectSummary' },
)

export const SummaryQuery = Type.Object({
  fields: described(
    Type.Optional(Type.String()),
    `Comma-separated names: only these are counted. Any of ${Object.keys(counts).join(', ')}.`,
  ),
})

/** The project with how many of each thing it has, as JSON text, in one statement. */
export async function countProject(db: Db, scope: ProjectScope, fields?: string): Promise<string> {
  const names = readNames('fields', fields, Object.keys(counts))
  const counted = Object.entries(counts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, value]) => sql`${name}::text, ${value}`)
  const statement: RawBuilder<{ json: string }> = sql`
    select json_build_object('id', p.id, 'name', p.name, 'identifier', p.identifier,
      'counts', json_build_object(${sql.join(counted)}))::text as json
    from projects p where p.workspace_id = ${scope.workspaceId} and p.id = ${scope.projectId}`
  const { rows } = await statement.execute(db)
  const row = rows[0]
  if (!row) throw notFound('project')
  return row.json
}
