import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import { projectMembersQuery } from './members.queries'

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/project-members/'
const memberPath = '/workspaces/{workspace_slug}/projects/{project_id}/project-members/{member_id}/'

export type ProjectRole = 5 | 15 | 20

interface Place {
  slug: string
  projectId: string
}

interface Member {
  id: string
  display_name: string
}

const pathOf = ({ slug, projectId }: Place, id: string) => ({
  params: { path: { workspace_slug: slug, project_id: projectId, member_id: id } },
})

export async function addProjectMember(
  { slug, projectId }: Place,
  body: { member: string; role: ProjectRole },
): Promise<void> {
  await unwrap(
    api.POST(listPath, { params: { path: { workspace_slug: slug, project_id: projectId } }, body }),
  )
  await queryClient.invalidateQueries({ queryKey: keys.in(slug, 'project-members', projectId) })
}

export function changeProjectRole(place: Place, member: Member, role: ProjectRole): Promise<boolean> {
  return change({
    id: member.id,
    apply: () =>
      patchCache(projectMembersQuery(place.slug, place.projectId), (members) =>
        members.map((one) => (one.id === member.id ? { ...one, role } : one)),
      ),
    send: () => unwrap(api.PATCH(memberPath, { ...pathOf(place, member.id), body: { role } })),
    failure: `The role of ${member.display_name} was not changed`,
  })
}

export function removeProjectMember(place: Place, member: Member): Promise<boolean> {
  return change({
    id: member.id,
    apply: () => patchCache(projectMembersQuery(place.slug, place.projectId), without(member.id)),
    send: () => api.DELETE(memberPath, pathOf(place, member.id)),
    failure: `${member.display_name} was not removed`,
  })
}
