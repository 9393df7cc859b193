import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import {
  FileText,
  FolderKanban,
  Home,
  PanelLeftClose,
  Plus,
  Search,
  Settings,
  SquarePen,
  Target,
  UserCheck,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { featuresQuery } from '@/features/features/features.queries'
import { ProjectIcon } from '@/features/projects/project-icon'
import { projectFeaturesQuery } from '@/features/projects/project-features.queries'
import { projectSections } from '@/features/projects/project-sections'
import { canWrite, projectsQuery, type Project } from '@/features/projects/projects.queries'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import { IconButton } from '@/ui/button'
import { AccountMenu } from './account-menu'
import { useShell } from './shell-context'
import { WorkspaceSwitcher } from './workspace-switcher'

const look =
  'flex h-7 items-center gap-2 rounded-md px-2 text-base text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-active aria-[current=page]:text-ink [&>svg]:size-4 [&>svg]:shrink-0'

type Place =
  | '/$workspace'
  | '/$workspace/my-work'
  | '/$workspace/initiatives'
  | '/$workspace/pages'
  | '/$workspace/projects'
  | '/$workspace/members'
  | '/$workspace/settings'

/** On a phone it is in a drawer, which closes when one goes somewhere. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { slug, openPalette, createWorkItem, toggleSidebar } = useShell()
  const { data: projects = [] } = useQuery(projectsQuery(slug))
  const { data: features } = useQuery(featuresQuery(slug))
  const { canWrite: isMember } = useWorkspace()
  const mine = projects.filter((project) => project.is_member && project.archived_at === null)
  const params = { workspace: slug }
  const item = (to: Place, icon: ReactNode, label: string, exact = false) => (
    <li>
      <Link to={to} params={params} activeOptions={{ exact }} className={look} onClick={onNavigate}>
        {icon}
        {label}
      </Link>
    </li>
  )
  return (
    <div className="flex h-full flex-col gap-2 px-2.5 pt-2.5 pb-2">
      <div className="flex items-center gap-1">
        <WorkspaceSwitcher />
        <IconButton label="Search" shortcut="mod+k" onClick={openPalette}>
          <Search />
        </IconButton>
        {(isMember || mine.some(canWrite)) && (
          <IconButton label="New work item" shortcut="c" variant="secondary" onClick={() => createWorkItem()}>
            <SquarePen />
          </IconButton>
        )}
      </div>
      <nav aria-label="Workspace" className="scroll-quiet -mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        <ul className="flex flex-col gap-0.5">
          {item('/$workspace', <Home aria-hidden />, 'Home', true)}
          {item('/$workspace/my-work', <UserCheck aria-hidden />, 'My work')}
          {features?.initiatives === true &&
            item('/$workspace/initiatives', <Target aria-hidden />, 'Initiatives')}
          {features?.wiki === true && item('/$workspace/pages', <FileText aria-hidden />, 'Pages')}
          {item('/$workspace/projects', <FolderKanban aria-hidden />, 'Projects', true)}
          {isMember && item('/$workspace/members', <Users aria-hidden />, 'Members')}
          {item('/$workspace/settings', <Settings aria-hidden />, 'Settings')}
        </ul>
        <div className="mt-4 mb-1 flex items-center justify-between pl-2">
          <h2 className="text-sm font-medium text-faint">Your projects</h2>
          {isMember && (
            <Link
              to="/$workspace/projects"
              params={params}
              search={{ create: true }}
              aria-label="New project"
              className="inline-flex size-6 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
              onClick={onNavigate}
            >
              <Plus aria-hidden className="size-3.5" />
            </Link>
          )}
        </div>
        <ul className="flex flex-col gap-0.5">
          {mine.map((project) => (
            <ProjectEntry key={project.id} project={project} onNavigate={onNavigate} />
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-1">
        <AccountMenu />
        <IconButton label="Hide sidebar" shortcut="[" className="max-sm:hidden" onClick={toggleSidebar}>
          <PanelLeftClose />
        </IconButton>
      </div>
    </div>
  )
}

/** A project, and, while one is in it, its pages. */
function ProjectEntry({ project, onNavigate }: { project: Project; onNavigate: (() => void) | undefined }) {
  const { slug } = useShell()
  const { project: here } = useParams({ strict: false })
  const params = { workspace: slug, project: project.identifier }
  const open = here?.toUpperCase() === project.identifier
  const { data: features } = useQuery({ ...projectFeaturesQuery(slug, project.id), enabled: open })
  const sections = projectSections.filter(({ shown }) => shown(project, features))
  return (
    <li>
      <Link
        to="/$workspace/projects/$project"
        params={params}
        activeOptions={{ exact: true }}
        className={look}
        onClick={onNavigate}
      >
        <ProjectIcon project={project} />
        <span className="truncate">{project.name}</span>
      </Link>
      {open && (
        <ul className="mt-0.5 ml-4 flex flex-col gap-0.5 border-l border-line pl-2">
          {sections.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                params={params}
                activeOptions={{ exact: to === '/$workspace/projects/$project', includeSearch: false }}
                className={look}
                onClick={onNavigate}
              >
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
