import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { ApiError, unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { ProjectIcon } from '@/features/projects/project-icon'
import { canWrite, projectsQuery, type Project } from '@/features/projects/projects.queries'
import type { CreateDefaults } from '@/features/shell/shell-context'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Switch } from '@/ui/checkbox'
import { Combobox } from '@/ui/combobox'
import { DatePicker } from '@/ui/date-picker'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Kbd } from '@/ui/kbd'
import { showDone, showFailure } from '@/ui/toast'
import { assigneeOptions, labelOptions, priorityOptions, stateOptions } from './options'
import { priorities, PriorityIcon, priorityLabel } from './priority'
import { useProjectData } from './project-data'
import { sendChanges } from './send-changes'
import { addRows } from './change-rows'
import type { Priority } from './work-items.queries'

interface CreateWorkItemDialogProps {
  slug: string
  defaults: CreateDefaults
  onClose: () => void
}

const lastProject = 'waypost.project'

export function CreateWorkItemDialog({ slug, defaults, onClose }: CreateWorkItemDialogProps) {
  const { data: all = [] } = useQuery(projectsQuery(slug))
  const { project: here } = useParams({ strict: false })
  const projects = all.filter((project) => canWrite(project) && project.archived_at === null)
  const [chosen, setChosen] = useState(defaults.projectId)
  const project =
    projects.find(({ id }) => id === chosen) ??
    projects.find(({ identifier }) => identifier === here?.toUpperCase()) ??
    projects.find(({ id }) => id === localStorage.getItem(lastProject)) ??
    projects[0]
  return (
    <Dialog open onOpenChange={onClose} title="New work item" hideTitle size="lg">
      {project ? (
        <Form
          key={project.id}
          slug={slug}
          project={project}
          defaults={project.id === defaults.projectId ? defaults : {}}
          onClose={onClose}
          picker={
            <Combobox
              placeholder="Project"
              value={[project.id]}
              onChange={([id]) => setChosen(id)}
              options={projects.map((one) => ({
                value: one.id,
                label: one.name,
                icon: <ProjectIcon project={one} />,
                keywords: [one.identifier],
              }))}
            >
              <Button size="sm" aria-label={`Project: ${project.identifier} ${project.name}`}>
                <ProjectIcon project={project} size={14} /> {project.identifier}
              </Button>
            </Combobox>
          }
        />
      ) : (
        <p className="p-6 text-muted">
          There is no project that you can add work items to. Create a project first, or ask one of its
          admins.
        </p>
      )}
    </Dialog>
  )
}

interface FormProps {
  slug: string
  project: Project
  defaults: CreateDefaults
  picker: ReactNode
  onClose: () => void
}

interface Draft {
  name: string
  description: string
  state: string | undefined
  priority: Priority
  assignees: string[]
  labels: string[]
  target_date: string | null
}

function Form({ slug, project, defaults, picker, onClose }: FormProps) {
  const {
    state,
    cycle,
    priority,
    assignees,
    labels,
    target_date: due,
    start_date: start,
    module,
    parent,
  } = defaults
  const blank: Draft = {
    name: '',
    description: '',
    state,
    priority: priority ?? 'none',
    assignees: assignees ?? [],
    labels: labels ?? [],
    target_date: due ?? null,
  }
  const [draft, setDraft] = useState(blank)
  const [more, setMore] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const data = useProjectData(slug, project.id)
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))

  const create = useMutation({
    mutationFn: ({ state: chosen, description, ...rest }: Draft) =>
      unwrap(
        api.POST('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
          params: { path: { workspace_slug: slug, project_id: project.id } },
          body: {
            ...rest,
            name: rest.name.trim(),
            ...(start === undefined ? {} : { start_date: start }),
            ...(module === undefined ? {} : { module }),
            ...(parent === undefined ? {} : { parent }),
            ...(chosen === undefined ? {} : { state: chosen }),
            ...(description.trim() === '' ? {} : { description }),
          },
        }),
      ),
    onSuccess: (item) => {
      localStorage.setItem(lastProject, project.id)
      const row = { ...item, cycle: cycle ?? item.cycle }
      addRows({ slug, projectId: project.id }, [row])
      // A work item is put into a cycle once it is there.
      if (cycle)
        sendChanges({ slug, projectId: project.id }, [{ id: item.id, changes: { cycle } }], []).catch(
          (error: unknown) => showFailure('The work item was not put into the cycle', error),
        )
      showDone(`${project.identifier}-${item.sequence_id} created`)
      if (!more) return onClose()
      setDraft({ ...draft, name: '', description: '' })
      title.current?.focus()
    },
  })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (draft.name.trim() === '') return title.current?.focus()
    if (!create.isPending) create.mutate(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
  }
  const current = data?.stateById.get(draft.state ?? data.defaultState?.id ?? '')
  const nameFaults = create.error instanceof ApiError ? create.error.fields['name'] : undefined
  const people = draft.assignees.flatMap((id) => data?.personById.get(id) ?? [])
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <div className="flex items-center gap-2 px-4 pt-3.5 text-sm text-muted">
        {picker} <span>New work item</span>
      </div>
      <div className="px-4 pt-3">
        <input
          ref={title}
          autoFocus
          aria-label="Title"
          aria-invalid={nameFaults !== undefined}
          placeholder="Title"
          dir="auto"
          maxLength={255}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
          className="w-full bg-transparent text-lg font-medium outline-none"
        />
        <textarea
          aria-label="Description"
          placeholder="Add a description…"
          dir="auto"
          rows={4}
          value={draft.description}
          onChange={(event) => set({ description: event.target.value })}
          className="mt-1 w-full resize-none bg-transparent text-md outline-none"
        />
      </div>
      {data && (
        <div className="flex flex-wrap gap-1.5 px-4 pb-3">
          <Combobox
            placeholder="State"
            options={stateOptions(data)}
            value={current ? [current.id] : []}
            onChange={([id]) => set({ state: id })}
          >
            <Button size="sm" aria-label={`State: ${current?.name ?? 'default'}`}>
              {current && <StateIcon state={current} progress={progressOf(current, data.states)} />}
              {current?.name}
            </Button>
          </Combobox>
          <Combobox
            placeholder="Priority"
            options={priorityOptions()}
            value={[draft.priority]}
            onChange={([chosen]) =>
              set({ priority: priorities.find(({ value }) => value === chosen)?.value ?? 'none' })
            }
          >
            <Button size="sm" aria-label={`Priority: ${priorityLabel(draft.priority)}`}>
              <PriorityIcon priority={draft.priority} />
              {draft.priority === 'none' ? 'Priority' : priorityLabel(draft.priority)}
            </Button>
          </Combobox>
          <Combobox
            multiple
            placeholder="Assign to"
            options={assigneeOptions(data)}
            value={draft.assignees}
            onChange={(assignees) => set({ assignees })}
          >
            <Button size="sm">
              <AvatarStack people={people} size={16} />
              {people.length === 0
                ? 'Assignee'
                : people.length === 1
                  ? people[0]?.display_name
                  : `${people.length} people`}
            </Button>
          </Combobox>
          <Combobox
            multiple
            placeholder="Labels"
            options={labelOptions(data)}
            value={draft.labels}
            onChange={(labels) => set({ labels })}
            empty="The project has no such label."
          >
            <Button size="sm">
              <Tag aria-hidden className="text-faint" />
              {draft.labels.length === 0
                ? 'Labels'
                : draft.labels.map((id) => data.labelById.get(id)?.name).join(', ')}
            </Button>
          </Combobox>
          <DatePicker
            label="Due date"
            placeholder="Due date"
            value={draft.target_date}
            onChange={(target_date) => set({ target_date })}
          />
        </div>
      )}
      {create.error && (
        <div className="px-4 pb-3">
          <ErrorNotice error={create.error} />
        </div>
      )}
      <footer className="flex items-center gap-3 border-t border-line px-4 py-3">
        <label className="mr-auto flex items-center gap-2 text-sm text-muted">
          <Switch checked={more} onCheckedChange={setMore} /> Create another
        </label>
        <Button type="submit" variant="primary" size="sm" busy={create.isPending}>
          Create work item
        </Button>
        <span className="hidden sm:inline">
          <Kbd keys="mod+enter" />
        </span>
      </footer>
    </form>
  )
}
