import { CircleDot, type LucideIcon } from 'lucide-react'
import type { Project } from './projects.queries'

const always = (_: Project): boolean => true

/** The pages of a project, in the order of the sidebar. A page that belongs to a feature is there when it is on. */
export const projectSections = [
  { to: '/$workspace/projects/$project', label: 'Work items', icon: CircleDot, shown: always },
] as const satisfies readonly {
  to: string
  label: string
  icon: LucideIcon
  shown: (project: Project) => boolean
}[]
