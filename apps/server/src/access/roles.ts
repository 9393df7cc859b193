/** Roles in a workspace and in a project, as numbers that compare. */
export const guest = 5
export const member = 15
export const admin = 20
export const roles = [guest, member, admin] as const
