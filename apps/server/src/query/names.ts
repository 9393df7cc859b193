import type { Resource, Scope } from './resource.js'

const numbers = new WeakMap<Resource, number>()
let last = 0

/** Names what is read: the same for two reads of the same resource, by the same person, of the same place and with the same query. */
export function nameOf(resource: Resource, scope: Scope, query: readonly (string | undefined)[]): string {
  let number = numbers.get(resource)
  if (number === undefined) numbers.set(resource, (number = last += 1))
  const { userId, workspaceId = '', projectId = '', workItemId = '' } = scope
  // The query comes last, for it alone may have slashes in it.
  return `${number}/${userId}/${workspaceId}/${projectId}/${workItemId}/${query.join('\0')}`
}
