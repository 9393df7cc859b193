import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { CornerDownRight, Mountain } from 'lucide-react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell } from '@/features/shell/shell-context'
import type { ComboboxOption } from '@/ui/combobox'
import type { Place } from './arrangement.queries'
import { fetchTitles, type Title } from './titles'
import { searchWorkItems } from './work-item-picker'

/** Before anything is typed: epics and work items that have parts, the first of each. Typing finds any other. */
const suggestedQuery = ({ slug, projectId }: Place) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', projectId, 'parents'),
    queryFn: async (): Promise<Title[]> => {
      const asking = (pql: string) => ({
        params: {
          path: { workspace_slug: slug, project_id: projectId },
          query: { pql, fields: 'id,name,sequence_id', order_by: 'sequence_id', per_page: 20 },
        },
      })
      const [epics, items] = await Promise.all([
        // A project without epics refuses to list them.
        unwrap(
          api.GET('/workspaces/{workspace_slug}/projects/{project_id}/epics/', asking('hasChildren()')),
        ).catch(() => ({ results: [] })),
        unwrap(
          api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', asking('hasChildren()')),
        ),
      ])
      return [
        ...epics.results.map((epic) => ({ ...epic, isEpic: true })),
        ...items.results.map((item) => ({ ...item, isEpic: false })),
      ]
    },
  })

const chosenQuery = (place: Place, ids: readonly string[]) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'work-items', 'titles', ids.join()),
    queryFn: () => fetchTitles(place, ids),
    placeholderData: keepPreviousData,
  })

const icon = 'size-3.5 shrink-0 text-faint'
const noParent: ComboboxOption = {
  value: '',
  label: 'No parent',
  icon: <CornerDownRight aria-hidden className={icon} />,
}

/** Parents to filter by: those that are chosen, and what was found by the typed text. Nothing while it is not `wanted`. */
export function useParentOptions(
  values: readonly string[],
  text: string,
  wanted: boolean,
): { options: ComboboxOption[]; searching: boolean } {
  const { slug } = useShell()
  const { id: projectId, identifier } = useCurrentProject()
  const place = { slug, projectId }
  const ids = values.filter((value) => value !== '')
  const search = text.trim()
  const { data: chosen = [] } = useQuery({ ...chosenQuery(place, ids), enabled: wanted && ids.length > 0 })
  const { data: suggested = [] } = useQuery({ ...suggestedQuery(place), enabled: wanted })
  const { data: found = [], isFetching } = useQuery({
    queryKey: keys.in(slug, 'work-items', 'search', search, projectId),
    queryFn: ({ signal }) => searchWorkItems(slug, search, projectId, signal),
    enabled: wanted && search !== '',
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  const optionOf = ({ id, sequence_id: number, name }: Omit<Title, 'isEpic'>): ComboboxOption => {
    const isEpic = [...chosen, ...suggested].some((title) => title.id === id && title.isEpic)
    const Icon = isEpic ? Mountain : CornerDownRight
    return {
      value: id,
      label: `${identifier}-${number} ${name}`,
      icon: <Icon aria-hidden className={icon} />,
    }
  }
  if (search !== '') return { options: found.map(optionOf), searching: isFetching }
  const listed = chosen.filter(({ id }) => ids.includes(id))
  const others = suggested.filter(({ id }) => !ids.includes(id))
  return { options: [noParent, ...[...listed, ...others].map(optionOf)], searching: false }
}
