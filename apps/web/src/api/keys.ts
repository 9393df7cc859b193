/**
 * What is cached, by name. The first part says whose it is: the account's, or the workspace's by its slug. The second
 * is the API's group, so that one event can mark everything of its group as out of date.
 */
export const keys = {
  account: (group: string, ...rest: string[]) => ['account', group, ...rest] as const,
  /** `keys.in(slug, 'states', projectId)` */
  in: (slug: string, group: string, ...rest: string[]) => ['workspace', slug, group, ...rest] as const,
  workspace: (slug: string) => ['workspace', slug] as const,
}
