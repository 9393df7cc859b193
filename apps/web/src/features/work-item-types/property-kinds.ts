import type { Property } from './work-item-types.queries'

/** What a property can hold, in words. */
export const propertyKinds = [
  { value: 'text', label: 'Text', type: 'TEXT' },
  { value: 'number', label: 'Number', type: 'DECIMAL' },
  { value: 'option', label: 'Choice of options', type: 'OPTION' },
  { value: 'date', label: 'Date', type: 'DATETIME' },
  { value: 'yes-no', label: 'Yes or no', type: 'BOOLEAN' },
  { value: 'person', label: 'Person', type: 'RELATION', relation: 'USER' },
  { value: 'work-item', label: 'Work item', type: 'RELATION', relation: 'ISSUE' },
  { value: 'url', label: 'Link', type: 'URL' },
  { value: 'email', label: 'Email address', type: 'EMAIL' },
] as const

export type PropertyKind = (typeof propertyKinds)[number]

export const kindOf = (
  property: Pick<Property, 'property_type' | 'relation_type'>,
): PropertyKind | undefined =>
  propertyKinds.find(
    (kind) =>
      kind.type === property.property_type &&
      (!('relation' in kind) || kind.relation === property.relation_type),
  )
