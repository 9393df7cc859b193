import { columnOf, relatedId, type Resource } from '../resource.js'
import type { ConditionField, ValueType } from './condition.js'

type Plain = Pick<Resource, 'kinds' | 'columns' | 'relations'>
type Filterable = Readonly<Record<string, string | { contains: string }>>

/** The query parameters of a plain resource: what each compares is read off its schema and its relations. */
export function plainFields(resource: Plain, filterable: Filterable): ConditionField[] {
  return Object.entries(filterable).map(([parameter, filter]): ConditionField => {
    if (typeof filter === 'object')
      return { parameter, value: { type: 'text' }, in: filter.contains, only: 'contains' }
    const relation = resource.relations[filter]
    if (relation?.kind === 'many') return { parameter, value: { type: 'id' }, in: relation.link }
    if (relation) return { parameter, value: { type: 'id' }, in: (t) => relatedId(relation, t) }
    return { parameter, value: valueOf(resource, filter), in: columnOf(resource, filter) ?? filter }
  })
}

function valueOf({ kinds }: Plain, field: string): ValueType {
  const kind = kinds[field] ?? { type: 'other' }
  switch (kind.type) {
    case 'enum':
      return { type: 'choice', values: kind.values }
    case 'uuid':
      return { type: 'id' }
    case 'other':
      return { type: 'text' }
    default:
      return { type: kind.type }
  }
}
