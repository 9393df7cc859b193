/** Who sees a project. */
export const networks = [
  { value: 'public', label: 'Everyone in the workspace' },
  { value: 'private', label: 'Only its members' },
] as const
