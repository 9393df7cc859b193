import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { patchCache, withChanges, without } from '@/api/patch-cache'
import { workspaceMembersQuery } from './members.queries'
import { roleName, type Role } from './roles'

const path = '/workspaces/{workspace_slug}/members/{member_id}/'

type Member = Pick<Schema<'WorkspaceMember'>, 'id' | 'display_name' | 'role'>

const of = (slug: string, id: string) => ({ params: { path: { workspace_slug: slug, member_id: id } } })

export function changeRole(slug: string, member: Member, role: Role): Promise<boolean> {
  return change({
    id: member.id,
    apply: () =>
      patchCache(workspaceMembersQuery(slug), withChanges<Schema<'WorkspaceMember'>>(member.id, { role })),
    send: () => unwrap(api.PATCH(path, { ...of(slug, member.id), body: { role } })),
    failure: `The role of ${member.display_name} was not changed`,
    undo: {
      label: `${member.display_name} is ${roleName(role).toLowerCase()} now`,
      run: () => changeRole(slug, { ...member, role }, member.role),
      offer: true,
    },
  })
}

export function removeMember(slug: string, member: Member): Promise<boolean> {
  return change({
    id: member.id,
    apply: () => patchCache(workspaceMembersQuery(slug), without(member.id)),
    send: () => api.DELETE(path, of(slug, member.id)),
    failure: `${member.display_name} was not removed`,
  })
}
