import { queryOptions, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { allPages, unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { projectsQuery } from '@/features/projects/projects.queries'
import { ItemLine } from '@/features/work-items/item-line'
import { ItemSection } from '@/features/work-items/item-section'
import { WorkItemLink } from '@/features/work-items/open-work-item'
import { WorkItemPicker } from '@/features/work-items/work-item-picker'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'
import { IconButton } from '@/ui/button'
import { Select } from '@/ui/select'

const kinds = [
  { value: 'blocked_by', label: 'Blocked by' },
  { value: 'blocking', label: 'Blocking' },
  { value: 'relates_to', label: 'Related to' },
  { value: 'duplicate', label: 'Duplicate of' },
  { value: 'start_before', label: 'Starts before' },
  { value: 'start_after', label: 'Starts after' },
  { value: 'finish_before', label: 'Finishes before' },
  { value: 'finish_after', label: 'Finishes after' },
] as const

type Kind = (typeof kinds)[number]['value']

interface Related {
  kind: Kind
  id: string
  name: string
  sequence_id: number
  project: string
}

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/relations/'

const relationsQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-relations', scope.id),
    queryFn: async (): Promise<Related[]> => {
      const relations = await unwrap(api.GET(path, { params: { path: pathOf(scope) } }))
      const pairs = kinds.flatMap(({ value: kind }) => relations[kind].map((id) => ({ kind, id })))
      if (pairs.length === 0) return []
      const items = await collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/work-items/', {
              params: {
                path: { workspace_slug: scope.slug },
                query: {
                  fields: 'id,name,sequence_id,project',
                  filters: JSON.stringify({ id__in: pairs.map(({ id }) => id) }),
                  per_page: 100,
                  ...(cursor && { cursor }),
                },
              },
            }),
          ),
        ),
      )
      const byId = new Map(items.map((item) => [item.id, item]))
      return pairs.flatMap(({ kind, id }) => {
        const item = byId.get(id)
        return item
          ? [{ kind, id, name: item.name, sequence_id: item.sequence_id, project: item.project }]
          : []
      })
    },
  })

function patch(scope: ItemScope, next: (related: Related[]) => Related[]): void {
  queryClient.setQueryData(relationsQuery(scope).queryKey, (related) => next(related ?? []))
}

function relate(scope: ItemScope, related: Related): Promise<boolean> {
  return change({
    id: scope.id,
    apply: () => {
      patch(scope, (all) => [...all.filter(({ id }) => id !== related.id), related])
      return () => patch(scope, (all) => all.filter(({ id }) => id !== related.id))
    },
    send: () =>
      api.POST(path, {
        params: { path: pathOf(scope) },
        body: { relation_type: related.kind, issues: [related.id] },
      }),
    failure: 'The relation was not added',
    undo: { label: 'Relation added', run: () => unrelate(scope, related) },
  })
}

function unrelate(scope: ItemScope, related: Related): Promise<boolean> {
  return change({
    id: scope.id,
    apply: () => {
      patch(scope, (all) => all.filter(({ id }) => id !== related.id))
      return () => patch(scope, (all) => [...all, related])
    },
    send: () =>
      api.POST(`${path}remove/`, { params: { path: pathOf(scope) }, body: { related_issue: related.id } }),
    failure: 'The relation was not removed',
    undo: { label: 'Relation removed', run: () => relate(scope, related) },
  })
}

export function Relations({ scope, readOnly }: { scope: ItemScope; readOnly: boolean }) {
  const { data: related = [] } = useQuery(relationsQuery(scope))
  const { data: projects = [] } = useQuery(projectsQuery(scope.slug))
  const [kind, setKind] = useState<Kind>('blocked_by')
  const [adding, setAdding] = useState(false)
  if (readOnly && related.length === 0) return null
  return (
    <ItemSection
      title="Relations"
      {...(related.length > 0 ? { count: related.length } : {})}
      actions={
        !readOnly && (
          <IconButton
            label="Add relation"
            size="sm"
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            <Plus />
          </IconButton>
        )
      }
    >
      {kinds.map(({ value, label }) => {
        const these = related.filter((one) => one.kind === value)
        if (these.length === 0) return null
        return (
          <div key={value} className="mb-1">
            <h3 className="px-2 text-sm text-faint">{label}</h3>
            <ul aria-label={label}>
              {these.map((one) => {
                const name = `${projects.find(({ id }) => id === one.project)?.identifier ?? ''}-${one.sequence_id}`
                return (
                  <ItemLine
                    key={one.id}
                    actions={
                      !readOnly && (
                        <IconButton
                          label={`Remove the relation to ${name}`}
                          size="sm"
                          onClick={() => void unrelate(scope, one)}
                        >
                          <X />
                        </IconButton>
                      )
                    }
                  >
                    <WorkItemLink
                      name={name}
                      className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-md px-2"
                    >
                      <span className="w-16 shrink-0 truncate text-sm text-faint tabular-nums">{name}</span>
                      <span className="min-w-0 flex-1 truncate">{one.name}</span>
                    </WorkItemLink>
                  </ItemLine>
                )
              })}
            </ul>
          </div>
        )
      })}
      {adding && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <Select
            aria-label="Kind of relation"
            value={kind}
            onChange={setKind}
            options={kinds}
            className="w-40"
          />
          <WorkItemPicker
            slug={scope.slug}
            without={[scope.id, ...related.map(({ id }) => id)]}
            placeholder="Find a work item"
            onSelect={(item) => {
              setAdding(false)
              const { id, name, sequence_id, project_id: project } = item
              void relate(scope, { kind, id, name, sequence_id, project })
            }}
          >
            <button
              type="button"
              autoFocus
              className="h-8 min-w-40 flex-1 rounded-md border border-line-strong bg-field px-2.5 text-left text-faint hover:border-faint"
            >
              Find a work item…
            </button>
          </WorkItemPicker>
        </div>
      )}
    </ItemSection>
  )
}
