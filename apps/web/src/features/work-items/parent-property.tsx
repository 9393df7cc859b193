import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PropertyButton, PropertyField } from './property-field'
import { WorkItemLink } from './open-work-item'
import { titleQuery } from './titles'
import { WorkItemPicker } from './work-item-picker'
import { childrenQuery, type ItemScope } from './work-item.queries'

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
  const { slug, projectId } = scope
  const { data: title } = useQuery(titleQuery(slug, projectId, parent))
  if (!title) return null
  const identifier = scope.name.replace(/-\d+$/, '')
  const name = `${identifier}-${title.sequence_id}`
  const look = 'text-accent-text underline-offset-2 hover:underline'
  return (
    <p className="mb-1 truncate text-sm text-muted">
      Part of{' '}
      {title.isEpic ? (
        <Link
          to="/$workspace/projects/$project/epics/$epic"
          params={{ workspace: slug, project: identifier, epic: parent }}
          className={look}
        >
          {name} {title.name}
        </Link>
      ) : (
        <WorkItemLink name={name} className={look}>
          {name} {title.name}
        </WorkItemLink>
      )}
    </p>
  )
}
