import { useQuery } from '@tanstack/react-query'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Button } from '@/ui/button'
import { freeColor } from '@/ui/color-picker'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { AddLabel } from './add-label'
import { LabelLine } from './label-line'
import { labelsQuery, type Label } from './labels.queries'

/** Each label, and under it those that it is the parent of. */
function inTree(
  labels: readonly Label[],
  parent: string | null,
  depth = 0,
): { label: Label; depth: number }[] {
  const ids = new Set(labels.map(({ id }) => id))
  return labels
    .filter((label) => (label.parent !== null && ids.has(label.parent) ? label.parent : null) === parent)
    .flatMap((label) => [{ label, depth }, ...inTree(labels, label.id, depth + 1)])
}

export function LabelsSettings() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { data: labels, error, refetch } = useQuery(labelsQuery(slug, project.id))
  const [adding, setAdding] = useState(false)
  const readOnly = !canWrite(project)
  if (!labels) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={8} />
  }
  return (
    <SettingsSection
      title="Labels"
      description="Words to find work items by. A label can lie under another."
      actions={
        !readOnly && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> Add label
          </Button>
        )
      }
    >
      {adding && (
        <AddLabel
          place={place}
          labels={labels}
          color={freeColor(labels.map((label) => label.color.toLowerCase()))}
          onClose={() => setAdding(false)}
        />
      )}
      {labels.length === 0 && !adding ? (
        <EmptyState
          icon={<Tag />}
          title="No labels yet"
          action={!readOnly && <Button onClick={() => setAdding(true)}>Add a label</Button>}
        >
          Such as “bug”, “customer” or “design”.
        </EmptyState>
      ) : (
        <ul aria-label="Labels">
          {inTree(labels, null).map(({ label, depth }) => (
            <LabelLine key={label.id} {...{ place, label, labels, depth, readOnly }} />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}
