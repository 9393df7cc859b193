import { createContext, useContext } from 'react'
import type { Project } from '@/features/projects/projects.queries'
import type { CreateDefaults } from '@/features/shell/shell-context'
import type { GroupedRows } from './group-rows'
import type { ProjectData } from './project-data'
import type { EditedField } from './row-editor'
import type { Selection } from './use-selection'
import type { WorkItemChanges } from './update-work-item'
import type { SetView } from './use-view'
import type { View } from './view'
import type { WorkItemList, WorkItemRow } from './work-items.queries'

/** What every layout of a project's work items has around it. */
export interface ViewScope {
  slug: string
  project: Project
  data: ProjectData
  view: View
  setView: SetView
  /** The work items of the view, filtered. */
  list: WorkItemList
  groups: readonly GroupedRows[]
  readOnly: boolean
  selection: Selection
  /** Opens the editor of a property for a work item, or for all that are selected if it is one of them. */
  edit: (field: EditedField, id: string, anchor: HTMLElement) => void
  update: (row: WorkItemRow, changes: WorkItemChanges) => void
  open: (row: WorkItemRow) => void
  hrefOf: (row: WorkItemRow) => string
  /** The work item whose title is being edited in place. */
  renaming: string | undefined
  rename: (row: WorkItemRow, name: string | undefined) => void
  /** A new work item in a group of the view. */
  createIn: (groupKey: string) => void
  create: (defaults?: Omit<CreateDefaults, 'projectId'>) => void
}

export const ViewContext = createContext<ViewScope | undefined>(undefined)

export function useViewScope(): ViewScope {
  const scope = useContext(ViewContext)
  if (!scope) throw new Error('useViewScope is for layouts of work items')
  return scope
}
