import {
  Boxes,
  CircleDot,
  FileText,
  Inbox,
  Mountain,
  RefreshCw,
  Settings2,
  type LucideIcon,
} from 'lucide-react'
import type { ProjectFeatures } from './project-features.queries'
import type { Project } from './projects.queries'

type Shown = (project: Project, features: ProjectFeatures | undefined) => boolean

const always: Shown = () => true
const cyclesOn: Shown = (project) => project.cycle_view
const modulesOn: Shown = (project) => project.module_view
const pagesOn: Shown = (project) => project.page_view
const intakeOn: Shown = (project) => project.intake_view
const epicsOn: Shown = (_, features) => features?.epics === true

/** The pages of a project, in the order of the sidebar. A page that belongs to a feature is there when it is on. */
export const projectSections = [
  { to: '/$workspace/projects/$project', label: 'Work items', icon: CircleDot, shown: always },
  {
    to: '/$workspace/projects/$project/cycles',
    label: 'Cycles',
    icon: RefreshCw,
    shown: cyclesOn,
  },
  {
    to: '/$workspace/projects/$project/modules',
    label: 'Modules',
    icon: Boxes,
    shown: modulesOn,
  },
  { to: '/$workspace/projects/$project/epics', label: 'Epics', icon: Mountain, shown: epicsOn },
  { to: '/$workspace/projects/$project/pages', label: 'Pages', icon: FileText, shown: pagesOn },
  { to: '/$workspace/projects/$project/intake', label: 'Intake', icon: Inbox, shown: intakeOn },
  { to: '/$workspace/projects/$project/settings', label: 'Settings', icon: Settings2, shown: always },
] as const satisfies readonly {
  to: string
  label: string
  icon: LucideIcon
  shown: Shown
}[]
