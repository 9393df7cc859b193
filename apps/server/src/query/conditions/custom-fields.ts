import type { Db } from '../../database/open.js'
import { isUuid, uniqueIds } from '../../ids.js'
import type { Scope } from '../resource.js'
import type { Condition, Conditions, CustomFields } from './condition.js'

/** The fields that a workspace made itself, as far as these conditions name them. */
export async function findCustomFields(
  db: Db,
  { custom }: Conditions,
  conditions: readonly Condition[],
  scope: Scope,
): Promise<CustomFields> {
  const ids = uniqueIds(conditions.flatMap(keysOf).filter(isUuid))
  return custom && ids.length > 0 ? custom.find(db, scope, ids) : new Map()
}

function keysOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(keysOf)
    case 'not':
      return keysOf(condition.of)
    case 'compare':
      return condition.key ? [condition.key.text] : []
    case 'call':
      return []
  }
}
