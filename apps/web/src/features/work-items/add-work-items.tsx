import type { ReactNode } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell } from '@/features/shell/shell-context'
import { showDone, showFailure } from '@/ui/toast'
import type { Wanted } from './arrangement'
import { idsIn } from './change-rows'
import { showAgain } from './live-work-items'
import { useArrangement } from './use-arrangement'
import { WorkItemPicker } from './work-item-picker'

interface AddWorkItemsProps {
  /** What they are put into: "Autumn 2". */
  into: string
  /** What is in it already, in the API's query language. */
  filter: string
  onAdd: (id: string) => Promise<void>
  children: ReactNode
}

const anyOrder = {
  ...{ group: 'none', order: 'manual', descending: false, subitems: true, still: false },
} as const satisfies Omit<Wanted, 'filter'>

/** Finds a work item of the project and puts it into a part of it. The child is the button that opens it. */
export function AddWorkItems({ into, filter, onAdd, children }: AddWorkItemsProps) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { arrangement: there } = useArrangement(place, { ...anyOrder, filter })
  const add = async (item: { id: string; sequence_id: number }) => {
    const name = `${project.identifier}-${item.sequence_id}`
    try {
      await onAdd(item.id)
      showDone(`${name} is in ${into} now`)
      await showAgain(place, [item.id])
    } catch (error) {
      showFailure(`${name} was not added`, error)
    }
  }
  return (
    <WorkItemPicker
      slug={slug}
      projectId={project.id}
      without={there ? [...idsIn(there)] : []}
      placeholder={`Add a work item to ${into}`}
      onSelect={(item) => void add(item)}
    >
      {children}
    </WorkItemPicker>
  )
}
