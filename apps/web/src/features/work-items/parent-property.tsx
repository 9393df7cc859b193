import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { PropertyButton, PropertyField } from './property-field'
import { WorkItemLink } from './open-work-item'
import { WorkItemPicker } from './work-item-picker'
import { childrenQuery, type ItemScope } from './work-item.queries'

interface Title {
  name: string
  sequence_id: number
}

/** A parent is a work item or an epic, and its id does not say which: work items are looked through first. */
export const titleQuery = (slug: string, projectId: string, id: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'title', id),
    queryFn: async (): Promise<Title> => {
      const path = { workspace_slug: slug, project_id: projectId }
      const fields = 'id,name,sequence_id'
      const { results } = await unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
          params: { path, query: { fields, filters: JSON.stringify({ id__in: [id] }) } },
        }),
      )
      const [found] = results
      if (found) return found
      return unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/epics/{epic_id}/', {
          params: { path: { ...path, epic_id: id }, query: { fields } },
        }),
      )
    },
  })

interface ParentPropertyProps {
  scope: ItemScope
  parent: string | null
  readOnly: boolean
  icon: ReactNode
  onChange: (parent: string | null) => void
}

export function ParentProperty({ scope, parent, readOnly, icon, onChange }: ParentPropertyProps) {
  const { slug, projectId, id, name } = scope
  const { data: title } = useQuery({ ...titleQuery(slug, projectId, parent ?? ''), enabled: parent !== null })
  const { data: children = [] } = useQuery(childrenQuery(scope))
  const identifier = name.replace(/-\d+$/, '')
  const shown = parent === null ? undefined : title
  return (
    <PropertyField label="Parent">
      <WorkItemPicker
        slug={slug}
        projectId={projectId}
        without={[id, ...children.map((child) => child.id)]}
        placeholder="Set the parent"
        none={parent === null ? undefined : { label: 'No parent', onSelect: () => onChange(null) }}
        onSelect={(item) => onChange(item.id)}
      >
        <PropertyButton name="Parent" property="parent" empty={!shown} disabled={readOnly}>
          {icon}
          <span className="truncate">
            {shown ? `${identifier}-${shown.sequence_id} ${shown.name}` : 'None'}
          </span>
        </PropertyButton>
      </WorkItemPicker>
    </PropertyField>
  )
}

/** Above the title: what the work item is a part of. */
export function ParentLink({ scope, parent }: { scope: ItemScope; parent: string }) {
  const { data: title } = useQuery(titleQuery(scope.slug, scope.projectId, parent))
  if (!title) return null
  const name = `${scope.name.replace(/-\d+$/, '')}-${title.sequence_id}`
  return (
    <p className="mb-1 truncate text-sm text-muted">
      Part of{' '}
      <WorkItemLink name={name} className="text-accent-text underline-offset-2 hover:underline">
        {name} {title.name}
      </WorkItemLink>
    </p>
  )
}
