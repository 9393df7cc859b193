import { queryOptions, useQuery } from '@tanstack/react-query'
import { Milestone } from 'lucide-react'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { ChoiceProperty } from './work-item-properties'
import type { ItemScope } from './work-item.queries'

type MilestoneRef = Pick<Schema<'Milestone'>, 'id' | 'title'>

const milestonesQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'milestones', projectId, 'names'),
    queryFn: (): Promise<MilestoneRef[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/milestones/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: { fields: 'id,title', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

/** Work items do not tell their milestone: each milestone is asked whether it has the work item. */
const milestoneOfQuery = ({ slug, projectId, id }: ItemScope, milestones: readonly MilestoneRef[]) =>
  queryOptions({
    queryKey: keys.in(slug, 'milestones', projectId, 'of', id, milestones.map((one) => one.id).join()),
    queryFn: async (): Promise<string | null> => {
      const counts = await Promise.all(
        milestones.map(({ id: milestone }) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: { milestone, filters: JSON.stringify({ id__in: [id] }), fields: 'id', per_page: 1 },
              },
            }),
          ),
        ),
      )
      return milestones.find((_, index) => (counts[index]?.total_results ?? 0) > 0)?.id ?? null
    },
  })

/** Shown where the project has milestones. */
export function MilestoneProperty({ scope, readOnly }: { scope: ItemScope; readOnly: boolean }) {
  const { data: milestones = [] } = useQuery(milestonesQuery(scope.slug, scope.projectId))
  const current = milestoneOfQuery(scope, milestones)
  const { data: milestone = null } = useQuery({ ...current, enabled: milestones.length > 0 })
  const set = (next: string | null): Promise<boolean> => {
    const before = queryClient.getQueryData(current.queryKey) ?? null
    return change({
      id: scope.id,
      apply: () => {
        queryClient.setQueryData(current.queryKey, next)
        return () => queryClient.setQueryData(current.queryKey, before)
      },
      send: () => send(scope, before, next),
      failure: `${scope.name} was not changed`,
      undo: { label: `${scope.name} changed`, run: () => set(before) },
    })
  }
  if (milestones.length === 0) return null
  return (
    <ChoiceProperty
      label="Milestone"
      property="milestone"
      icon={<Milestone aria-hidden className="size-3.5 text-faint" />}
      value={milestone}
      options={milestones.map(({ id, title }) => ({ value: id, label: title }))}
      readOnly={readOnly}
      onChange={(next) => void set(next)}
    />
  )
}

async function send({ slug, projectId, id }: ItemScope, before: string | null, next: string | null) {
  const path = '/workspaces/{workspace_slug}/projects/{project_id}/milestones/{milestone_id}/work-items/'
  const inProject = { workspace_slug: slug, project_id: projectId }
  if (before !== null) {
    await api.DELETE(path, {
      params: { path: { ...inProject, milestone_id: before } },
      body: { issues: [id] },
    })
  }
  if (next !== null) {
    await api.POST(path, { params: { path: { ...inProject, milestone_id: next } }, body: { issues: [id] } })
  }
}
