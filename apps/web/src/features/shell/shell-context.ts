import { createContext, useContext } from 'react'
import type { WorkItemChanges } from '@/features/work-items/update-work-item'

/** What a new work item begins with. The values are those of the project that is named. */
export interface CreateDefaults extends Pick<
  WorkItemChanges,
  'state' | 'priority' | 'assignees' | 'labels' | 'start_date' | 'target_date' | 'module' | 'cycle' | 'parent'
> {
  projectId?: string
}

export interface Shell {
  slug: string
  /** Opens the dialog for a new work item. */
  createWorkItem: (defaults?: CreateDefaults) => void
  openPalette: () => void
  openSidebar: () => void
  sidebarHidden: boolean
  toggleSidebar: () => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

/** The workspace around a page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is for pages of a workspace')
  return shell
}
