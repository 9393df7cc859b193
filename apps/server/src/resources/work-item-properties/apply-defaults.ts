import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { resolveValues, storeValues } from './write-values.js'

interface WithDefault {
  id: string
  property_type: string
  relation_type: string | null
  is_multi: boolean
  defaults: string[]
}

/** Gives a new work item the defaults of its type's properties; what they name and is gone by now is left out. */
export async function applyDefaults(
  db: Db,
  scope: ProjectScope,
  workItemId: string,
  typeId: string,
): Promise<void> {
  const { rows } = await sql<WithDefault>`select p.id, p.property_type, p.relation_type, p.is_multi,
      case when jsonb_array_length(p.default_value) > 0 then p.default_value else o.defaults end as defaults
    from work_item_type_properties l
      join work_item_properties p on p.workspace_id = l.workspace_id and p.id = l.property_id and p.is_active
        and (p.project_id is null or p.project_id = ${scope.projectId})
      cross join lateral (select coalesce(jsonb_agg(o.id order by o.sort_order, o.id), '[]') as defaults
        from work_item_property_options o where o.workspace_id = p.workspace_id and o.property_id = p.id
          and o.is_default and o.is_active) o
    where l.workspace_id = ${scope.workspaceId} and l.type_id = ${typeId}`.execute(db)
  const found: Parameters<typeof storeValues>[3][number][] = []
  for (const property of rows.filter(({ defaults }) => defaults.length > 0)) {
    const given = property.is_multi ? [...new Set(property.defaults)] : property.defaults.slice(0, 1)
    const { values } = await resolveValues(db, scope, property, given)
    found.push({ propertyId: property.id, values })
  }
  await storeValues(db, scope, workItemId, found)
}
