import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CircleHelp,
  CircleUser,
  FolderKanban,
  Home,
  KeyRound,
  Moon,
  PanelLeft,
  Plus,
  Redo2,
  Settings,
  Sun,
  Target,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react'
import { useActions, type Action } from '@/actions'
import { redoLast, undoLast } from '@/api/undo'
import { canWrite, projectsQuery } from '@/features/projects/projects.queries'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import { setTheme, useTheme } from '@/ui/theme'
import { useShell } from './shell-context'

/** What can be done anywhere in a workspace. */
export function ShellActions({ openHelp }: { openHelp: () => void }) {
  const { slug, createWorkItem, openPalette, toggleSidebar } = useShell()
  const { canWrite: isMember } = useWorkspace()
  const { data: projects = [] } = useQuery(projectsQuery(slug))
  const mayCreate = isMember || projects.some(canWrite)
  const { resolved } = useTheme()
  const navigate = useNavigate()
  const params = { workspace: slug }
  // What somebody may not do is not offered.
  const create: Action = {
    id: 'create',
    label: 'New work item',
    group: 'Create',
    keys: 'c',
    icon: <Plus />,
    run: () => createWorkItem(),
  }
  const members: Action = {
    id: 'go.members',
    label: 'Members',
    group: 'Go to',
    keys: 'g then u',
    icon: <Users />,
    run: () => void navigate({ to: '/$workspace/members', params }),
  }
  useActions([
    {
      id: 'palette',
      label: 'Open the command palette',
      group: 'General',
      keys: 'mod+k',
      hidden: true,
      run: openPalette,
    },
    {
      id: 'help',
      label: 'Keyboard shortcuts',
      group: 'General',
      keys: '?',
      icon: <CircleHelp />,
      run: openHelp,
    },
    {
      id: 'undo',
      label: 'Undo the last change',
      group: 'General',
      keys: 'mod+z',
      icon: <Undo2 />,
      run: undoLast,
    },
    {
      ...{ id: 'redo', label: 'Do again what was undone', group: 'General', icon: <Redo2 /> },
      ...{ keys: 'mod+shift+z', also: 'mod+y', run: redoLast },
    },
    {
      id: 'sidebar',
      label: 'Show or hide the sidebar',
      group: 'View',
      keys: '[',
      icon: <PanelLeft />,
      run: toggleSidebar,
    },
    {
      id: 'theme',
      label: resolved === 'dark' ? 'Use the light theme' : 'Use the dark theme',
      group: 'View',
      icon: resolved === 'dark' ? <Sun /> : <Moon />,
      run: () => setTheme(resolved === 'dark' ? 'light' : 'dark'),
    },
    ...(mayCreate ? [create] : []),
    {
      id: 'go.home',
      label: 'Home',
      group: 'Go to',
      keys: 'g then h',
      icon: <Home />,
      run: () => void navigate({ to: '/$workspace', params }),
    },
    {
      id: 'go.mine',
      label: 'My work',
      group: 'Go to',
      keys: 'g then m',
      icon: <UserCheck />,
      run: () => void navigate({ to: '/$workspace/my-work', params }),
    },
    {
      id: 'go.projects',
      label: 'Projects',
      group: 'Go to',
      keys: 'g then p',
      icon: <FolderKanban />,
      run: () => void navigate({ to: '/$workspace/projects', params }),
    },
    {
      id: 'go.initiatives',
      label: 'Initiatives',
      group: 'Go to',
      keys: 'g then i',
      icon: <Target />,
      run: () => void navigate({ to: '/$workspace/initiatives', params }),
    },
    ...(isMember ? [members] : []),
    {
      id: 'go.settings',
      label: 'Workspace settings',
      group: 'Go to',
      keys: 'g then s',
      icon: <Settings />,
      run: () => void navigate({ to: '/$workspace/settings', params }),
    },
    {
      id: 'go.profile',
      label: 'Profile settings',
      group: 'Account',
      icon: <CircleUser />,
      run: () => void navigate({ to: '/profile' }),
    },
    {
      id: 'go.tokens',
      label: 'Personal access tokens',
      group: 'Account',
      icon: <KeyRound />,
      run: () => void navigate({ to: '/profile/tokens' }),
    },
  ])
  return null
}
