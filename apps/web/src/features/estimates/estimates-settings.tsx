import { useMutation, useQuery } from '@tanstack/react-query'
import { Gauge, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { useIsAdmin } from '@/features/projects/use-is-admin'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Button, IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { NameField } from '@/ui/name-field'
import { SkeletonRows } from '@/ui/skeleton'
import { showFailure } from '@/ui/toast'
import {
  addPoint,
  createEstimate,
  deleteEstimate,
  deletePoint,
  estimateQuery,
  renamePoint,
  type EstimateWithPoints,
  type Place,
} from './estimate.queries'

const templates = [
  { name: 'Points', type: 'points', values: ['1', '2', '3', '5', '8', '13'] },
  { name: 'Sizes', type: 'categories', values: ['XS', 'S', 'M', 'L', 'XL'] },
] as const

export function EstimatesSettings() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  // A project without one answers 404; the project says so beforehand.
  const none = project.estimate === null
  const { data, error, refetch } = useQuery({ ...estimateQuery(place), enabled: !none })
  const estimate = none ? null : data
  const readOnly = !useIsAdmin(project)
  return (
    <SettingsSection
      title="Estimates"
      description="How large a work item is, in steps that the team agrees on."
    >
      {error && estimate === undefined ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : estimate === undefined ? (
        <SkeletonRows count={4} />
      ) : estimate === null ? (
        <NoEstimate place={place} readOnly={readOnly} />
      ) : (
        <Points place={place} estimate={estimate} readOnly={readOnly} />
      )}
    </SettingsSection>
  )
}

function NoEstimate({ place, readOnly }: { place: Place; readOnly: boolean }) {
  const create = useMutation({
    mutationFn: (template: (typeof templates)[number]) => createEstimate(place, template),
    onError: (error) => showFailure('The estimate was not made', error),
  })
  return (
    <EmptyState
      icon={<Gauge />}
      title="This project has no estimate"
      action={
        !readOnly &&
        templates.map((template) => (
          <Button key={template.name} busy={create.isPending} onClick={() => create.mutate(template)}>
            {template.name}: {template.values.slice(0, 4).join(', ')}…
          </Button>
        ))
      }
    >
      {readOnly
        ? 'An admin of the project can make one.'
        : 'Begin with one of these; the steps can be changed.'}
    </EmptyState>
  )
}

interface PointsProps {
  place: Place
  estimate: EstimateWithPoints
  readOnly: boolean
}

function Points({ place, estimate, readOnly }: PointsProps) {
  const [value, setValue] = useState('')
  const [deleting, setDeleting] = useState(false)
  const failed = (what: string) => (error: unknown) => showFailure(what, error)
  const add = useMutation({
    mutationFn: () => addPoint(place, estimate, value.trim()),
    onSuccess: () => setValue(''),
    onError: failed('The step was not added'),
  })
  const rename = useMutation({
    mutationFn: (point: { id: string; value: string }) => renamePoint(place, estimate, point.id, point.value),
    onError: failed('The step was not changed'),
  })
  const remove = useMutation({
    mutationFn: (id: string) => deletePoint(place, estimate, id),
    onError: failed('The step was not deleted'),
  })
  const removeAll = useMutation({
    mutationFn: () => deleteEstimate(place),
    onError: failed('The estimate was not deleted'),
    onSettled: () => setDeleting(false),
  })
  return (
    <>
      <ul aria-label={`Steps of ${estimate.name}`}>
        {estimate.points.map((point) => (
          <li key={point.id} className="flex min-h-9 items-center gap-2">
            <NameField
              label={`Step ${point.value}`}
              disabled={readOnly}
              value={
                rename.isPending && rename.variables.id === point.id ? rename.variables.value : point.value
              }
              onChange={(next) => rename.mutate({ id: point.id, value: next })}
            />
            {!readOnly && (
              <IconButton label={`Delete ${point.value}`} size="sm" onClick={() => remove.mutate(point.id)}>
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <form
          className="mt-2 flex flex-wrap gap-2 border-t border-line pt-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (value.trim() !== '') add.mutate()
          }}
        >
          <Input
            aria-label="New step"
            placeholder="New step"
            maxLength={20}
            className="w-32"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Button type="submit" busy={add.isPending} disabled={value.trim() === ''}>
            Add
          </Button>
          <Button variant="ghost" className="ml-auto text-danger" onClick={() => setDeleting(true)}>
            Delete the estimate
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete the estimate?"
        description="Work items lose their estimates. This cannot be undone."
        action="Delete"
        busy={removeAll.isPending}
        onConfirm={() => removeAll.mutate()}
      />
    </>
  )
}
