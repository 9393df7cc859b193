import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { labelsQuery, type Label } from '@/features/labels/labels.queries'
import { projectMembersQuery } from '@/features/members/members.queries'
import { inListOrder, statesQuery, type State } from '@/features/states/states.queries'
import type { Person } from '@/ui/avatar'
import { nameOfNumber } from './name-of'
import {
  cycleRefsQuery,
  moduleRefsQuery,
  typeRefsQuery,
  type CycleRef,
  type ModuleRef,
  type TypeRef,
} from './project-parts.queries'
import { parentTitle, parentTitlesQuery, type Title } from './titles'

export interface ProjectData {
  states: readonly State[]
  stateById: ReadonlyMap<string, State>
  people: readonly (Person & { email: string; role: number })[]
  personById: ReadonlyMap<string, Person>
  labels: readonly Label[]
  labelById: ReadonlyMap<string, Label>
  defaultState: State | undefined
  modules: readonly ModuleRef[]
  moduleById: ReadonlyMap<string, ModuleRef>
  cycles: readonly CycleRef[]
  cycleById: ReadonlyMap<string, CycleRef>
  types: readonly TypeRef[]
  typeById: ReadonlyMap<string, TypeRef>
  /** What a work item is a part of, once it is known (`useParentTitles`). */
  parentOf: (id: string) => (Title & { number: string }) | undefined
}

const none: never[] = []
const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))

/** What the work items of a project refer to. Empty until it is there; undefined until the states are. */
export function useProjectData(slug: string, projectId: string): ProjectData | undefined {
  const { data: states } = useQuery(statesQuery(slug, projectId))
  const { data: people = none } = useQuery(projectMembersQuery(slug, projectId))
  const { data: labels = none } = useQuery(labelsQuery(slug, projectId))
  const { data: modules = none } = useQuery(moduleRefsQuery(slug, projectId))
  const { data: cycles = none } = useQuery(cycleRefsQuery(slug, projectId))
  const { data: types = none } = useQuery(typeRefsQuery(slug, projectId))
  const { data: titles } = useQuery(parentTitlesQuery({ slug, projectId }))
  return useMemo(() => {
    if (!states) return undefined
    const listed = inListOrder(states)
    return {
      states: listed,
      stateById: byId(states),
      people,
      personById: byId(people),
      labels,
      labelById: byId(labels),
      defaultState: listed.find((state) => state.default) ?? listed[0],
      modules,
      moduleById: byId(modules),
      cycles,
      cycleById: byId(cycles),
      types,
      typeById: byId(types),
      parentOf: (id) => {
        // Read anew each time, since a title may be edited; `titles` says that there are more of them.
        const title = titles && parentTitle({ slug, projectId }, id)
        return title && { ...title, number: nameOfNumber(slug, projectId, title.sequence_id) ?? '' }
      },
    }
  }, [slug, projectId, states, people, labels, modules, cycles, types, titles])
}
