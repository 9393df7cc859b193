import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { WorkItemScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { relate } from './relate-work-items.js'
import type { CustomRelationInput } from './work-item-relations.schema.js'

/** Relates a work item to others by a definition of the workspace; the label given decides the direction. */
export async function relateByDefinition(
  db: Db,
  scope: WorkItemScope,
  input: Static<typeof CustomRelationInput>,
): Promise<string> {
  const { rows } = await sql<{ outward: string; inward: string }>`select
      coalesce(nullif(outward, ''), name) as outward, coalesce(nullif(inward, ''), name) as inward
    from work_item_relation_definitions where workspace_id = ${scope.workspaceId}
      and id = ${input.relation_definition_id} and is_active`.execute(db)
  const definition = rows[0]
  if (!definition)
    throw invalidField('relation_definition_id', 'must be an active relation definition of this workspace.')
  const { outward, inward } = definition
  const label = input.relation_definition_type
  if (label !== outward && label !== inward)
    throw invalidField('relation_definition_type', `must be "${outward}" or "${inward}".`)
  const relation = {
    forward: label,
    backward: label === outward ? inward : outward,
    kind: null,
    definitionId: input.relation_definition_id,
    reversed: label !== outward,
  }
  return relate(db, scope, relation, 'work_item_ids', input.work_item_ids, label)
}
