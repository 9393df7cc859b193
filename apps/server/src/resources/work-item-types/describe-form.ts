import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import { member } from '../../access/roles.js'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest, notFound } from '../../errors.js'
import { Json, Uuid, described, nullable } from '../../schema.js'
import { describeCustomFields } from '../work-item-properties/describe-custom-fields.js'
import { priorities } from '../work-items/work-items.schema.js'

const Option = Type.Object({ id: Type.String(), name: Type.String(), color: Type.Optional(Type.String()) })

const Field = Type.Object({
  type: Type.Enum(['text', 'html', 'option', 'multi_option', 'date', 'work_item']),
  required: Type.Boolean(),
  max_length: Type.Optional(Type.Integer()),
  options: described(
    Type.Optional(Type.Array(Option)),
    'What may be chosen, where that is known or asked for.',
  ),
})

export const Form = Type.Object(
  {
    type_id: described(nullable(Uuid), 'Null when the project does not use types.'),
    type_name: nullable(Type.String()),
    type_description: nullable(Type.String()),
    type_logo_props: Json,
    fields: described(Type.Record(Type.String(), Field), 'The fields of every work item, by name.'),
    custom_fields: described(Json, 'The properties of the type, by custom_field_<name>.'),
  },
  { title: 'WorkItemTypeSchema' },
)

export const FormQuery = Type.Object({
  type_id: described(Type.Optional(Uuid), 'A type of the project. Default: its default type.'),
  include: described(
    Type.Optional(Type.String()),
    'Comma-separated: members, labels. Their options are then sent too.',
  ),
})

interface FormType {
  id: string
  name: string
  description: string
  logo_props: Record<string, unknown>
  /** Whether the project has types turned on. */
  in_use: boolean
}

/** What a client asks for when it makes a work item of a type. */
export async function describeForm(
  db: Db,
  scope: ProjectScope,
  query: Static<typeof FormQuery>,
): Promise<Static<typeof Form>> {
  const included = readInclude(query.include)
  const type = await findType(db, scope, query.type_id ?? null)
  const options = await findOptions(db, scope, included)
  const optional = { required: false }
  const optionsOf = (name: string) => (included.has(name) ? { options: options.get(name) ?? [] } : {})
  return {
    type_id: type?.id ?? null,
    type_name: type?.name ?? null,
    type_description: type?.description ?? null,
    type_logo_props: type?.logo_props ?? {},
    fields: {
      name: { type: 'text', required: true, max_length: 255 },
      description_html: { type: 'html', ...optional },
      priority: {
        type: 'option',
        ...optional,
        options: priorities.map((name) => ({ id: name, name })),
      },
      state_id: { type: 'option', ...optional, options: options.get('states') ?? [] },
      assignee_ids: { type: 'multi_option', ...optional, ...optionsOf('members') },
      label_ids: { type: 'multi_option', ...optional, ...optionsOf('labels') },
      start_date: { type: 'date', ...optional },
      target_date: { type: 'date', ...optional },
      parent_id: { type: 'work_item', ...optional },
    },
    custom_fields: type && type.in_use ? await describeCustomFields(db, scope, type.id) : {},
  }
}

function readInclude(include: string | undefined): Set<string> {
  const allowed = ['members', 'labels']
  const names = (include ?? '').split(',').map((name) => name.trim())
  const invalid = names.filter((name) => name !== '' && !allowed.includes(name))
  if (invalid.length > 0)
    throw badRequest(
      'invalid_include',
      `include does not know: ${invalid.join(', ')}. Allowed: ${allowed.join(', ')}.`,
      { invalid, allowed },
    )
  return new Set(names)
}

async function findType(db: Db, scope: ProjectScope, typeId: string | null): Promise<FormType | null> {
  const { rows } = await sql<FormType>`select y.id, y.name, y.description, y.logo_props,
      p.is_issue_type_enabled as in_use
    from project_work_item_types l
      join work_item_types y on y.workspace_id = l.workspace_id and y.id = l.type_id
      join projects p on p.workspace_id = l.workspace_id and p.id = l.project_id
    where l.workspace_id = ${scope.workspaceId} and l.project_id = ${scope.projectId}
      and (y.id = ${typeId}::uuid or (${typeId}::uuid is null and y.is_default and p.is_issue_type_enabled))`.execute(
    db,
  )
  if (typeId && rows.length === 0) throw notFound('work item type')
  return rows[0] ?? null
}

/** All lists to choose from, in one statement. */
async function findOptions(db: Db, { workspaceId, projectId }: ProjectScope, included: Set<string>) {
  const here = sql`workspace_id = ${workspaceId} and project_id = ${projectId}`
  const { rows } = await sql<{ list: string; options: Static<typeof Option>[] }>`
    select list, json_agg(option order by place, name) as options from (
      select 'states' as list, sequence as place, name,
        json_build_object('id', id, 'name', name, 'color', color) as option
      from states where ${here} and "group" <> 'triage'
      union all select 'labels', sort_order, name, json_build_object('id', id, 'name', name, 'color', color)
      from labels where ${here} and ${included.has('labels')}
      union all select 'members', 0, u.display_name, json_build_object('id', u.id, 'name', u.display_name)
      from project_members m join users u on u.id = m.user_id
      where m.workspace_id = ${workspaceId} and m.project_id = ${projectId} and m.is_active and m.role >= ${member}
        and ${included.has('members')}
    ) o group by list`.execute(db)
  return new Map(rows.map((row) => [row.list, row.options]))
}
