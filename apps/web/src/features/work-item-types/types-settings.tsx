import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Shapes } from 'lucide-react'
import { useState } from 'react'
import { FeatureOff } from '@/features/projects/feature-off'
import { useCurrentProject } from '@/features/projects/project-context'
import { projectFeaturesQuery } from '@/features/projects/project-features.queries'
import { canWrite } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice, wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
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
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: () => createType(place, { name: name.trim(), description: '' }),
    onSuccess: onClose,
  })
  return (
    <form
      className="mb-2 flex flex-wrap items-center gap-2 border-b border-line pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add.mutate()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Input
        autoFocus
        aria-label="Name of the new type"
        aria-invalid={add.isError}
        placeholder="Name, such as Bug"
        maxLength={255}
        className="min-w-40 flex-1"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" busy={add.isPending} disabled={name.trim() === ''}>
        Add
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {wordsOf(add.error)}
        </p>
      )}
    </form>
  )
}
