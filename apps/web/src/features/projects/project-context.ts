import { createContext, useContext } from 'react'
import type { Project } from './projects.queries'

export const ProjectContext = createContext<Project | undefined>(undefined)

export function useCurrentProject(): Project {
  const project = useContext(ProjectContext)
  if (!project) throw new Error('useCurrentProject is for pages of a project')
  return project
}
