import type { Schema } from 'waypost-client'

export type Role = Schema<'WorkspaceMember'>['role']

/** The roles of a workspace, as the options of a Select. */
export const roleOptions = [
  { value: '20', role: 20, label: 'Admin', about: 'Changes settings and members, and all that members can.' },
  {
    value: '15',
    role: 15,
    label: 'Member',
    about: 'Creates projects and works in those they are a member of.',
  },
  { value: '5', role: 5, label: 'Guest', about: 'Sees the projects they are added to.' },
] as const

export type RoleValue = (typeof roleOptions)[number]['value']

const optionOf = (role: number) => roleOptions.find((one) => one.role === role) ?? roleOptions[2]

export const roleName = (role: number): string => optionOf(role).label
export const roleValue = (role: number): RoleValue => optionOf(role).value
export const roleOf = (value: RoleValue): Role =>
  (roleOptions.find((one) => one.value === value) ?? roleOptions[2]).role
