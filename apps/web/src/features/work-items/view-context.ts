import { createContext, useContext } from 'react'
import type { Project } from '@/features/projects/projects.queries'
import type { CreateDefaults } from '@/features/shell/shell-context'
import type { Arrangement } from './arrangement'
import type { Range } from './arrangement.queries'
import type { GroupedRows } from './group-rows'
import type { ProjectData } from './project-data'
import type { EditedField } from './row-editor'
import type { Selection } from './use-selection'
import type { WorkItemChanges } from './update-work-item'
import type { SetView } from './use-view'
import type { View } from './view'
import type { Rows, WorkItemRow } from './work-items.queries'

/** What every layout of a project's work items has around it. */
export interface ViewScope {
  slug: string
  project: Project
  data: ProjectData
  view: View
  setView: SetView
  /** Where its work items stand. */
  arrangement: Arrangement
  /** All that are known, by id. */
  rows: Rows
  /** Selects all work items of the view; `here` are those that are shown. */
  selectAll: (here: readonly string[]) => void
  /** Fetches the rows at some places, where they are not here. `owner` is the part of the view that shows them. */
  need: (owner: string, ranges: readonly Range[]) => void
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
