import { sql, type RawBuilder } from 'kysely'
import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { Uuid, described } from '../../schema.js'
import { getOf, listOf } from '../operations.js'
import { roleRecords } from './roles.resource.js'

const path = '/workspaces/{workspace_slug}/roles/'
const group = 'roles'

const ProjectRoleDistribution = Type.Object(
  {
    total_memberships: Type.Integer(),
    total_distinct_members: described(Type.Integer(), 'People: each counts once.'),
    roles: Type.Array(
      Type.Object({
        role_id: Uuid,
        name: Type.String(),
        slug: Type.String(),
        is_system: Type.Boolean(),
        level: Type.Integer(),
        membership_count: Type.Integer(),
        distinct_member_count: Type.Integer(),
      }),
    ),
  },
  { title: 'ProjectRoleDistribution' },
)

export const roleRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspaceMembers,
    query: listQuery(roleRecords),
    status: 200,
    response: pageOf(roleRecords),
    summary: 'List the roles of a workspace and of its projects',
    handler: listOf(roleRecords),
  }),
  route({
    method: 'GET',
    path: `${path}{role_id}/`,
    group,
    access: can.readWorkspaceMembers,
    query: RecordQuery,
    status: 200,
    response: recordOf(roleRecords),
    summary: 'Get a role',
    handler: getOf(roleRecords, 'role_id'),
  }),
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/project-role-distribution/',
    group,
    access: can.readWorkspaceMembers,
    status: 200,
    response: ProjectRoleDistribution,
    summary: 'Count the members of projects by role',
    description: 'Over all projects of the workspace that are not archived.',
    handler: async ({ db, scope }) => {
      const statement: RawBuilder<{ json: string }> = sql`
        with m as (select m.id, m.role from project_member_records m
          join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id
          where m.workspace_id = ${scope.workspaceId} and m.is_active and p.archived_at is null)
        select json_build_object(
          'total_memberships', (select count(*) from m),
          'total_distinct_members', (select count(distinct m.id) from m),
          'roles', (select json_agg(json_build_object('role_id', r.id, 'name', r.name, 'slug', r.slug,
            'is_system', r.is_system, 'level', r.level,
            'membership_count', (select count(*) from m where m.role = r.level),
            'distinct_member_count', (select count(distinct m.id) from m where m.role = r.level)) order by r.level desc)
            from role_records r where r.workspace_id = ${scope.workspaceId} and r.namespace = 'project'))::text as json`
      const { rows } = await statement.execute(db)
      return new JsonText(rows[0]?.json ?? '')
    },
  }),
]
