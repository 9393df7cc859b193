import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { PropertyButton, PropertyField } from './property-field'
import { WorkItemLink } from './open-work-item'
import { WorkItemPicker } from './work-item-picker'
import { childrenQuery, type ItemScope } from './work-item.queries'

export const titleQuery = (slug: string, projectId: string, id: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'title', id),
    queryFn: () =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
          params: {
            path: { workspace_slug: slug, project_id: projectId, work_item_id: id },
            query: { fields: 'id,name,sequence_id' },
          },
        }),
      ),
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
