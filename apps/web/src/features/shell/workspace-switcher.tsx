import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown, Plus } from 'lucide-react'
import { workspacesQuery, type Workspace } from '@/features/workspaces/workspaces.queries'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { useShell } from './shell-context'

export function WorkspaceSwitcher() {
  const { slug } = useShell()
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const navigate = useNavigate()
  const current = workspaces.find((workspace) => workspace.slug === slug)
  return (
    <Menu>
      <MenuTrigger className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover data-[state=open]:bg-active">
        {current && <WorkspaceMark workspace={current} />}
        <span className="min-w-0 flex-1 truncate font-semibold">{current?.name ?? slug}</span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
        <span className="sr-only">Switch workspace</span>
      </MenuTrigger>
      <MenuContent className="w-60">
        <MenuLabel>Workspaces</MenuLabel>
        {workspaces.map((workspace) => (
          <MenuItem
            key={workspace.id}
            icon={<WorkspaceMark workspace={workspace} />}
            checked={workspace.slug === slug}
            onSelect={() => void navigate({ to: '/$workspace', params: { workspace: workspace.slug } })}
          >
            {workspace.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<Plus />} onSelect={() => void navigate({ to: '/create-workspace' })}>
          New workspace
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function WorkspaceMark({ workspace }: { workspace: Workspace }) {
  if (workspace.logo) return <img src={workspace.logo} alt="" className="size-5 rounded-sm object-cover" />
  return (
    <span
      aria-hidden
      className="flex size-5 shrink-0 items-center justify-center rounded-sm bg-ink text-xs font-semibold text-surface"
    >
      {workspace.name.slice(0, 1).toUpperCase()}
    </span>
  )
}
