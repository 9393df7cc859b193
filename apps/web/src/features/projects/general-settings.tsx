import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from 'waypost-client'
import { workspaceMembersQuery } from '@/features/members/members.queries'
import { PersonPicker } from '@/features/members/person-picker'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Button } from '@/ui/button'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input, Textarea } from '@/ui/field'
import { Select } from '@/ui/select'
import { showDone } from '@/ui/toast'
import { DangerSettings } from './danger-settings'
import { useCurrentProject } from './project-context'
import { ProjectIconPicker } from './project-icon-picker'
import type { Project } from './projects.queries'
import { updateProject } from './update-project'
import { useIsAdmin } from './use-is-admin'
import { networks } from './networks'

export function GeneralSettings() {
  const project = useCurrentProject()
  return (
    <div className="flex flex-col gap-8">
      <GeneralForm key={project.id} project={project} />
      <DangerSettings project={project} />
    </div>
  )
}

function GeneralForm({ project }: { project: Project }) {
  const { slug } = useShell()
  const navigate = useNavigate()
  const readOnly = !useIsAdmin(project)
  const { data: people = [] } = useQuery(workspaceMembersQuery(slug))
  const saved = {
    name: project.name,
    identifier: project.identifier,
    description: project.description,
    network: project.network,
    emoji: project.emoji,
    logo_props: project.logo_props,
    project_lead: typeof project.project_lead === 'string' ? project.project_lead : null,
  }
  const [changes, setChanges] = useState<Partial<typeof saved>>({})
  const draft = { ...saved, ...changes }
  const set = (more: Partial<typeof saved>) => setChanges({ ...changes, ...more })
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const save = useMutation({
    mutationFn: () => updateProject(slug, project.id, { ...changes, name: draft.name.trim() }),
    onSuccess: async ({ identifier }) => {
      setChanges({})
      showDone('The project is saved')
      if (identifier === project.identifier) return
      await navigate({
        to: '/$workspace/projects/$project/settings',
        params: { workspace: slug, project: identifier },
        replace: true,
      })
    },
  })
  const faults = save.error instanceof ApiError ? save.error.fields : {}
  return (
    <SettingsSection
      title="General"
      {...(readOnly ? { description: 'Admins of the project change these.' } : {})}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-[auto_1fr_8rem]">
          <Field label="Icon">
            {() => <ProjectIconPicker value={draft} onChange={set} disabled={readOnly} />}
          </Field>
          <Field label="Name" errors={faults['name']}>
            {(control) => (
              <Input
                {...control}
                required
                maxLength={255}
                disabled={readOnly}
                value={draft.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          <div className="max-sm:col-span-2">
            <Field label="Identifier" errors={faults['identifier']}>
              {(control) => (
                <Input
                  {...control}
                  required
                  maxLength={12}
                  disabled={readOnly}
                  value={draft.identifier}
                  onChange={(event) => set({ identifier: event.target.value.toUpperCase() })}
                />
              )}
            </Field>
          </div>
        </div>
        {draft.identifier !== saved.identifier && (
          <p className="-mt-2 text-sm text-warning">
            {saved.identifier}-1 becomes {draft.identifier}-1. Addresses with the old name stop working.
          </p>
        )}
        <Field label="Description" optional errors={faults['description']}>
          {(control) => (
            <Textarea
              {...control}
              disabled={readOnly}
              maxLength={10_000}
              value={draft.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Lead" hint="The lead is an admin of the project." errors={faults['project_lead']}>
            {() => (
              <PersonPicker
                label="Lead"
                people={people}
                disabled={readOnly}
                value={draft.project_lead}
                onChange={(project_lead) => set({ project_lead })}
              />
            )}
          </Field>
          <Field label="Who sees it">
            {(control) => (
              <Select
                {...control}
                value={draft.network === 0 ? 'private' : 'public'}
                onChange={(network) => !readOnly && set({ network: network === 'private' ? 0 : 2 })}
                options={networks}
              />
            )}
          </Field>
        </div>
        {save.error && Object.keys(faults).length === 0 && <ErrorNotice error={save.error} />}
        {!readOnly && (
          <div className="flex justify-end gap-2">
            {dirty && <Button onClick={() => setChanges({})}>Discard</Button>}
            <Button type="submit" variant="primary" disabled={!dirty} busy={save.isPending}>
              Save
            </Button>
          </div>
        )}
      </form>
    </SettingsSection>
  )
}
