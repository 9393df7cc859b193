import { sql } from 'kysely'
import { column, defineResource, toOne, type Resource, type Scope, type Sql } from '../../query/resource.js'
import { selectFields, wholeView } from '../../query/view.js'
import { ownedByWorkspace } from '../ownership.js'
import { PropertyOption, PropertyValue, WorkItemProperty } from './work-item-properties.schema.js'

/** The options of a property; the path says which. */
export const optionsOf = (propertyId: string | null): Resource => ({
  ...options,
  ...(propertyId === null ? {} : { visible: (t) => sql`${column(t, 'property_id')} = ${propertyId}` }),
})

const options: Resource = defineResource({
  name: 'option',
  table: 'work_item_property_options',
  reach: 'workspace',
  schema: PropertyOption,
  relations: {
    ...ownedByWorkspace(),
    property: toOne(() => workspaceProperties, 'property_id'),
    parent: toOne(() => options, 'parent_id'),
  },
  computed: {
    project: (t) => sql`(select p.project_id from work_item_properties p
      where p.workspace_id = ${column(t, 'workspace_id')} and p.id = ${column(t, 'property_id')})`,
  },
  sortable: { sort_order: true, name: true, created_at: true, updated_at: true },
  order: 'sort_order',
  filterable: {
    name: 'name',
    is_active: 'is_active',
    property: 'property',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})

export { options as propertyOptions }

const listedOptions = (t: string, scope: Scope): Sql =>
  sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (
    select ${selectFields(options, wholeView(options), 'o', scope)} from work_item_property_options o
    where o.workspace_id = ${column(t, 'workspace_id')} and o.property_id = ${column(t, 'id')}
    order by o.sort_order, o.id) r)`

const firstType = (t: string): Sql => sql`(select l.type_id from work_item_type_properties l
  where l.workspace_id = ${column(t, 'workspace_id')} and l.property_id = ${column(t, 'id')}
  order by l.created_at, l.type_id limit 1)`

const define = (visible: (t: string, scope: Scope) => Sql, issueType: (t: string) => Sql): Resource =>
  defineResource({
    name: 'property',
    table: 'work_item_properties',
    reach: 'workspace',
    schema: WorkItemProperty,
    columns: { project: 'project_id' },
    relations: ownedByWorkspace(),
    computed: { options: listedOptions, issue_type: issueType },
    visible,
    sortable: { sort_order: true, display_name: true, created_at: true, updated_at: true },
    order: 'sort_order,created_at',
    filterable: {
      property_type: 'property_type',
      is_active: 'is_active',
      project: 'project',
      external_id: 'external_id',
      external_source: 'external_source',
    },
  })

const ofWorkspace = (t: string): Sql => sql`${column(t, 'project_id')} is null`

const linkedTo = (t: string, types: Sql): Sql => sql`exists (select from work_item_type_properties l
  where l.workspace_id = ${column(t, 'workspace_id')} and l.property_id = ${column(t, 'id')} and l.type_id in (${types}))`

export const workspaceProperties: Resource = define(ofWorkspace, firstType)

/** Those of the project, and those of the workspace that its types have. */
export const projectProperties: Resource = define(
  (t, { workspaceId, projectId }) => sql`(${column(t, 'project_id')} = ${projectId} or (${ofWorkspace(t)} and
    ${linkedTo(
      t,
      sql`select y.type_id from project_work_item_types y
      where y.workspace_id = ${workspaceId} and y.project_id = ${projectId}`,
    )}))`,
  firstType,
)

/** Those of a type, as the project or the workspace sees them. */
export const propertiesOfType = (typeId: string): Resource =>
  define(
    (t, { projectId }) => sql`(${ofWorkspace(t)} or ${column(t, 'project_id')} = ${projectId ?? null}::uuid)
      and ${linkedTo(t, sql`${typeId}::uuid`)}`,
    () => sql`${typeId}::uuid`,
  )

const dateOrTime = (value: Sql): Sql => sql`to_char(${value} at time zone 'UTC',
  case when (${value} at time zone 'UTC')::time = '00:00' then 'YYYY-MM-DD' else 'YYYY-MM-DD HH24:MI:SS' end)`

/** The one value that a row of values holds, as JSON. */
export const valueOf = (t: string): Sql => sql`coalesce(to_json(${column(t, 'value_text')}),
  to_json(${column(t, 'value_decimal')}), to_json(${column(t, 'value_boolean')}),
  to_json(${dateOrTime(column(t, 'value_datetime'))}), to_json(${column(t, 'value_option_id')}),
  to_json(${column(t, 'value_user_id')}), to_json(${column(t, 'value_work_item_id')}))`

export const propertyValues: Resource = defineResource({
  name: 'property value',
  table: 'work_item_property_values',
  reach: 'work_item',
  schema: PropertyValue,
  columns: { issue_id: 'work_item_id' },
  computed: {
    value: valueOf,
    value_type: (t) => sql`(select p.property_type from work_item_properties p
      where p.workspace_id = ${column(t, 'workspace_id')} and p.id = ${column(t, 'property_id')})`,
  },
  sortable: { position: true },
  order: 'position',
})
