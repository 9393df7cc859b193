import { sql } from 'kysely'
import { inTransaction, type Db } from '../../database/open.js'
import { invalidField, notFound } from '../../errors.js'
import { appendEvents, type Change } from '../../events/append.js'
import { isUuid, uniqueIds } from '../../ids.js'
import { requireRecord } from '../../query/read.js'
import { about, lockRow } from '../../query/write.js'
import { projectWorkItemTypes, workItemTypes } from '../work-item-types/work-item-types.resource.js'
import { workspaceManaged } from '../work-item-types/write-work-item-type.js'
import type { Place } from './write-property.js'

const projectOf = (scope: Place): string | null => ('projectId' in scope ? scope.projectId : null)
const typesOf = (scope: Place) => (projectOf(scope) ? projectWorkItemTypes : workItemTypes)

/** The ids of what a type has, as the project or the workspace sees it. */
export async function listAttached(db: Db, scope: Place, typeId: string): Promise<string[]> {
  await requireRecord(db, typesOf(scope), scope, typeId)
  const { rows } = await sql<{ id: string }>`select p.id from work_item_type_properties l
      join work_item_properties p on p.workspace_id = l.workspace_id and p.id = l.property_id
    where l.workspace_id = ${scope.workspaceId} and l.type_id = ${typeId}
      and (p.project_id is null or p.project_id = ${projectOf(scope)}::uuid)
    order by p.sort_order, p.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives properties to a type; giving twice is harmless. Gives the ids of all that it has. */
export function attachProperties(
  db: Db,
  scope: Place,
  typeId: string,
  { properties, property_id }: { properties?: string[]; property_id?: string },
): Promise<string[]> {
  const ids = uniqueIds([...(properties ?? []), ...(property_id ? [property_id] : [])])
  if (ids.length === 0) throw invalidField('properties', 'is required: the ids of properties.')
  return inTransaction(db, async (db) => {
    const type = await lockRow(db, typesOf(scope), scope, typeId, ['project_id'])
    const project = projectOf(scope)
    const { rows: found } = await sql<{ id: string; project_id: string | null }>`
      select id, project_id from work_item_properties where workspace_id = ${scope.workspaceId}
        and id = any(${ids}::uuid[]) and (project_id is null or project_id = ${project}::uuid)
      order by id for key share`.execute(db)
    const missing = ids.filter((id) => !found.some((row) => row.id === id))
    if (missing.length > 0)
      throw invalidField(
        properties ? 'properties' : 'property_id',
        `must be properties of this ${project ? 'project' : 'workspace'}; these are not: ${missing.join(', ')}.`,
      )
    // What the workspace gives to its own types, all projects see.
    if (project && type['project_id'] !== project && found.some((row) => row.project_id === null))
      throw workspaceManaged()
    const { rows: added } = await sql<{ id: string }>`
      insert into work_item_type_properties (workspace_id, type_id, property_id)
      select ${scope.workspaceId}::uuid, ${typeId}::uuid, n.id from unnest(${ids}::uuid[]) as n (id)
      on conflict do nothing returning property_id as id`.execute(db)
    const all = await listAttached(db, scope, typeId)
    await record(
      db,
      scope,
      typeId,
      added.map(({ id }) => ({ field: 'properties', old_value: null, new_value: null, new_identifier: id })),
    )
    return all
  })
}

/** Takes a property from a type. Work items keep their values. */
export function detachProperty(db: Db, scope: Place, typeId: string, propertyId: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const type = await lockRow(db, typesOf(scope), scope, typeId, ['project_id'])
    const project = projectOf(scope)
    const { rows } = isUuid(propertyId)
      ? await sql<{
          project_id: string | null
        }>`delete from work_item_type_properties l using work_item_properties p
          where l.workspace_id = ${scope.workspaceId} and l.type_id = ${typeId} and l.property_id = ${propertyId}
            and p.workspace_id = l.workspace_id and p.id = l.property_id
            and (p.project_id is null or p.project_id = ${project}::uuid)
          returning p.project_id`.execute(db)
      : { rows: [] }
    const gone = rows[0]
    if (!gone) throw notFound('property')
    if (project && gone.project_id === null && type['project_id'] !== project) throw workspaceManaged()
    await record(db, scope, typeId, [
      { field: 'properties', old_value: null, new_value: null, old_identifier: propertyId },
    ])
  })
}

async function record(db: Db, scope: Place, typeId: string, changes: Change[]): Promise<void> {
  if (changes.length > 0)
    await appendEvents(db, scope, [{ ...about(workItemTypes, scope, typeId), verb: 'updated', changes }])
}
