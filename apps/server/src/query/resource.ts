import { sql, type RawBuilder } from 'kysely'
import type { TObject, TProperties, TSchema } from 'typebox'
import type { Tables } from '../database/tables.js'
import { noConditions, type Conditions } from './conditions/condition.js'
import { plainFields } from './conditions/plain-fields.js'

/** Where a record belongs: which of workspace_id, project_id and work_item_id its table has. */
export type Reach = 'global' | 'workspace' | 'project' | 'work_item'

/** Where the caller stands: nowhere yet, in a workspace, in one of its projects, at one of its work items. */
export interface Scope {
  userId: string
  workspaceId?: string
  projectId?: string
  workItemId?: string
}

/** Whatever is written belongs to a workspace. */
export interface TenantScope extends Scope {
  workspaceId: string
}

export type Sql = RawBuilder<unknown>

export interface ToOne {
  kind: 'one'
  target: () => Resource
  /** The column with the id, or SQL for a relation that is not stored on the row. */
  column: string | ((t: string) => Sql)
}

export interface ToMany {
  kind: 'many'
  target: () => Resource
  link: { table: string; own: string; other: string }
}

export type Relation = ToOne | ToMany

type FieldKind =
  | { type: 'time' | 'date' | 'number' | 'uuid' | 'boolean' | 'other' }
  | { type: 'enum'; values: readonly string[] }

/**
 * What a plain resource is: data and pure functions only. A field of the schema is the column of its name, unless it
 * stands under `columns`, `relations` or `computed`.
 */
export interface Resource {
  /** In sentences: "label". */
  name: string
  table: keyof Tables
  reach: Reach
  /** The part of the reach that a read is limited to: lists over all projects say `workspace`. Default: the reach. */
  within?: Reach
  schema: TObject
  /** What the values of each field are, read off the schema once. */
  kinds: Readonly<Record<string, FieldKind>>
  /** Fields that are stored under another name. */
  columns: Readonly<Record<string, string>>
  relations: Readonly<Record<string, Relation>>
  /** Fields that are more than a column: SQL over the row `t` (and the caller). */
  computed: Readonly<Record<string, (t: string, scope: Scope) => Sql>>
  /** Fields that one sub-select gives together; it is joined only where one of them is asked for. */
  together?: { fields: readonly string[]; join: (t: string) => Sql }
  /** The rows that lists and reads see; the others do not exist for the API. */
  visible?: (t: string, scope: Scope) => Sql
  /** Names for `order_by`; the value is SQL when the name is not a column. */
  sortable: Readonly<Record<string, true | ((t: string, scope: Scope) => Sql)>>
  order: string
  /** What lists can be filtered by. */
  conditions: Conditions
  /** The tables in which the number of visible rows is kept, by days and minutes of `created_at`, for large lists. */
  counts?: { days: keyof Tables; minutes: keyof Tables; visible?: (c: string, scope: Scope) => Sql }
  /** Whatever changes a record, or which records a list shows, appends an event to the log of its workspace. */
  versioned?: true
  /** The fields of the record where it stands inside another one. Default: all but those of `together`. */
  nested?: readonly string[]
}

interface Definition<Properties extends TProperties> {
  name: string
  table: keyof Tables
  reach: Reach
  within?: Reach
  schema: TObject<Properties>
  columns?: { [Field in keyof Properties]?: string }
  relations?: { [Field in keyof Properties]?: Relation }
  computed?: { [Field in keyof Properties]?: (t: string, scope: Scope) => Sql }
  together?: { fields: readonly (keyof Properties & string)[]; join: (t: string) => Sql }
  visible?: (t: string, scope: Scope) => Sql
  sortable: Resource['sortable']
  order: string
  /** Query parameters that filter, and the field that each compares, or that holds the text. */
  filterable?: { [parameter: string]: (keyof Properties & string) | { contains: keyof Properties & string } }
  /** What `filterable` cannot say: fields with names in `filters` and `pql`, and more than columns. */
  conditions?: Conditions
  counts?: Resource['counts']
  versioned?: true
  nested?: readonly (keyof Properties & string)[]
}

export function defineResource<Properties extends TProperties>(definition: Definition<Properties>): Resource {
  const { filterable = {}, conditions = noConditions, ...plain } = definition
  const resource = {
    ...plain,
    conditions,
    kinds: Object.fromEntries(
      Object.entries<TSchema>(definition.schema.properties).map(([name, schema]) => [name, kindOf(schema)]),
    ),
    columns: definition.columns ?? {},
    relations: definition.relations ?? {},
    computed: { deleted_at: () => sql`null`, ...definition.computed },
  } as Resource
  const fields = [...plainFields(resource, filterable), ...conditions.fields]
  return { ...resource, conditions: { ...conditions, fields } }
}

interface SchemaFacts {
  type?: string
  format?: string
  enum?: (string | number)[]
  anyOf?: SchemaFacts[]
}

function kindOf(schema: SchemaFacts): FieldKind {
  const facts = schema.anyOf?.[0] ?? schema
  if (facts.enum) return { type: 'enum', values: facts.enum.map(String) }
  if (facts.format === 'date-time') return { type: 'time' }
  if (facts.format === 'date') return { type: 'date' }
  if (facts.format === 'uuid') return { type: 'uuid' }
  if (facts.type === 'integer' || facts.type === 'number') return { type: 'number' }
  return { type: facts.type === 'boolean' ? 'boolean' : 'other' }
}

export function toOne(target: () => Resource, column: ToOne['column']): ToOne {
  return { kind: 'one', target, column }
}

export function toMany(target: () => Resource, link: ToMany['link']): ToMany {
  return { kind: 'many', target, link }
}

/** The fields of a record that stands inside another one. */
export function nestedFields(resource: Resource): readonly string[] {
  if (resource.nested) return resource.nested
  return Object.keys(resource.schema.properties).filter((field) => !resource.together?.fields.includes(field))
}

/** The column that a field is stored in; null when it is stored elsewhere. */
export function columnOf(resource: Pick<Resource, 'relations' | 'columns'>, field: string): string | null {
  const relation = resource.relations[field]
  if (!relation) return resource.columns[field] ?? field
  return relation.kind === 'one' && typeof relation.column === 'string' ? relation.column : null
}

/** SQL for the id that a relation holds. */
export const relatedId = (relation: ToOne, t: string): Sql =>
  typeof relation.column === 'string' ? column(t, relation.column) : relation.column(t)

export const column = (t: string, name: string): RawBuilder<unknown> => sql.ref(`${t}.${name}`)

/** `e` and `t` lie in the same workspace, and in the same project and work item where both tables have one. */
export function sameTenant(e: string, eReach: Reach, t: string, tReach: Reach): Sql {
  if (eReach === 'global' || tReach === 'global') return sql`true`
  const workspace = sql`${column(e, 'workspace_id')} = ${column(t, 'workspace_id')}`
  if (eReach === 'workspace' || tReach === 'workspace') return workspace
  const project = sql`${workspace} and ${column(e, 'project_id')} = ${column(t, 'project_id')}`
  if (eReach === 'project' || tReach === 'project') return project
  return sql`${project} and ${column(e, 'work_item_id')} = ${column(t, 'work_item_id')}`
}

/** The tenant columns of a table, with their values for the caller; the first is always the workspace. */
export function tenantColumns(reach: Reach, scope: Scope): [column: string, value: string][] {
  const { workspaceId, projectId, workItemId } = scope
  const depth = ['global', 'workspace', 'project', 'work_item'].indexOf(reach)
  const columns = [
    ['workspace_id', workspaceId],
    ['project_id', projectId],
    ['work_item_id', workItemId],
  ] as const
  return columns.slice(0, depth).map(([name, value]) => {
    if (value === undefined) throw new Error(`A resource with ${name} was used where there is none.`)
    return [name, value]
  })
}

/** The rows of a table that lie where the caller stands. */
export function inScope(reach: Reach, t: string, scope: Scope): Sql {
  const conditions = tenantColumns(reach, scope).map(([name, value]) => sql`${column(t, name)} = ${value}`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
