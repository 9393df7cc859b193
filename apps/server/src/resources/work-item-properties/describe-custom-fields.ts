import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'

interface CustomField {
  id: string
  type: string
  name: string
  display_name: string
  required: boolean
  is_multi: boolean
  options: { id: string; name: string }[]
}

/** The active properties of a type by custom_field_<name>; of two with one name, the second is numbered. */
export async function describeCustomFields(
  db: Db,
  { workspaceId, projectId }: ProjectScope,
  typeId: string,
): Promise<Record<string, CustomField>> {
  const { rows } = await sql<CustomField>`select p.id, p.property_type as type, p.name, p.display_name,
      p.is_required as required, p.is_multi,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.sort_order, o.id), '[]')
        from work_item_property_options o
        where o.workspace_id = p.workspace_id and o.property_id = p.id and o.is_active) as options
    from work_item_type_properties l
      join work_item_properties p on p.workspace_id = l.workspace_id and p.id = l.property_id and p.is_active
    where l.workspace_id = ${workspaceId} and l.type_id = ${typeId}
      and (p.project_id is null or p.project_id = ${projectId})
    order by p.sort_order, p.id`.execute(db)
  const fields: Record<string, CustomField> = {}
  for (const row of rows) {
    const plain = `custom_field_${row.name.replaceAll('-', '_')}`
    const taken = Object.keys(fields).filter((key) => key === plain || key.startsWith(`${plain}_`)).length
    fields[taken === 0 ? plain : `${plain}_${taken + 1}`] = row
  }
  return fields
}
