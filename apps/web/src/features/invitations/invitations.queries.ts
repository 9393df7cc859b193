import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache, withChanges, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import type { Role } from '@/features/members/roles'

const listPath = '/workspaces/{workspace_slug}/invitations/'
const onePath = '/workspaces/{workspace_slug}/invitations/{invitation_id}/'
const fields = 'id,email,role,token,created_at,responded_at,created_by'

export type Invitation = Pick<
  Schema<'Invitation'>,
  'id' | 'email' | 'role' | 'token' | 'created_at' | 'responded_at' | 'created_by'
>

/** Only admins may ask. Those that were answered are in it too. */
export const invitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'invitations'),
    queryFn: (): Promise<Invitation[]> =>
      unwrap(api.GET(listPath, { params: { path: { workspace_slug: slug }, query: { fields } } })),
  })

export const linkOf = ({ token }: Pick<Invitation, 'token'>): string =>
  new URL(`/invitations/${token}`, location.href).href

export async function invite(slug: string, body: { email: string; role: Role }): Promise<Invitation> {
  const made = await unwrap(api.POST(listPath, { params: { path: { workspace_slug: slug } }, body }))
  await queryClient.invalidateQueries({ queryKey: keys.in(slug, 'invitations') })
  return made
}

const of = (slug: string, id: string) => ({ params: { path: { workspace_slug: slug, invitation_id: id } } })

export function changeOfferedRole(slug: string, { id, email }: Invitation, role: Role): Promise<boolean> {
  return change({
    id,
    apply: () => patchCache(invitationsQuery(slug), withChanges<Invitation>(id, { role })),
    send: () => unwrap(api.PATCH(onePath, { ...of(slug, id), body: { role } })),
    failure: `The invitation of ${email} was not changed`,
  })
}

export function withdraw(slug: string, { id, email }: Invitation): Promise<boolean> {
  return change({
    id,
    apply: () => patchCache(invitationsQuery(slug), without(id)),
    send: () => api.DELETE(onePath, of(slug, id)),
    failure: `The invitation of ${email} was not withdrawn`,
  })
}
