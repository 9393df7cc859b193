import { useQuery } from '@tanstack/react-query'
import { Plus, Shapes } from 'lucide-react'
import { useState } from 'react'
import { FeatureOff } from '@/features/projects/feature-off'
import { useCurrentProject } from '@/features/projects/project-context'
import { projectFeaturesQuery } from '@/features/projects/project-features.queries'
import { canWrite } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { AddForm } from '@/ui/add-form'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { TypeLine } from './type-line'
import { createType, workItemTypesQuery, type Place } from './work-item-types.queries'

export function TypesSettings() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { data: features } = useQuery(projectFeaturesQuery(slug, project.id))
  const on = features?.work_item_types === true
  const { data: types, error, refetch } = useQuery({ ...workItemTypesQuery(place), enabled: on })
  const [adding, setAdding] = useState(false)
  const readOnly = !canWrite(project)
  if (features && !on) {
    return (
      <FeatureOff icon={<Shapes />} name="Work item types">
        Types tell bugs from tasks, and give each its own properties.
      </FeatureOff>
    )
  }
  return (
    <SettingsSection
      title="Work item types"
      description="Kinds of work items. Each has properties of its own, such as a version or a customer."
      actions={
        !readOnly && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> Add type
          </Button>
        )
      }
    >
      {adding && <AddType place={place} onClose={() => setAdding(false)} />}
      {error && !types ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !types ? (
        <SkeletonRows count={4} />
      ) : types.length === 0 && !adding ? (
        <EmptyState icon={<Shapes />} title="No types yet">
          Add a type such as “Bug”, then the properties that a bug has.
        </EmptyState>
      ) : (
        <ul className="-my-1 divide-y divide-line">
          {types.map((type) => (
            <TypeLine key={type.id} place={place} type={type} readOnly={readOnly} />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

function AddType({ place, onClose }: { place: Place; onClose: () => void }) {
  return (
    <AddForm
      what="type"
      placeholder="Name, such as Bug"
      className="mb-2 gap-2 border-b border-line pb-3"
      onAdd={(name) => createType(place, { name, description: '' })}
      onClose={onClose}
    />
  )
}
