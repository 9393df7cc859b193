import { createContext, useContext } from 'react'

export interface CreateDefaults {
  projectId?: string
  state?: string
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
