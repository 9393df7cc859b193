import { Archive, ArchiveRestore, Copy, Ellipsis, Hash, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { unwrap } from 'waypost-client'
import { useActions } from '@/actions'
import { api } from '@/api/client'
import { useShell } from '@/features/shell/shell-context'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { copyAndSay } from '@/ui/copy-text'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { showDone, showFailure } from '@/ui/toast'
import { archiveWorkItem, deleteWorkItem, unarchiveWorkItem } from './edit-work-item'
import { useOpenWorkItem, useWorkItemHref } from './open-work-item'
import { useProjectData } from './project-data'
import type { ItemScope, WorkItemDetail } from './work-item.queries'

interface WorkItemMenuProps {
  scope: ItemScope
  detail: WorkItemDetail | undefined
  readOnly: boolean
  onGone: () => void
}

/** What can be done with a work item as a whole. */
export function WorkItemMenu({ scope, detail, readOnly, onGone }: WorkItemMenuProps) {
  const { slug } = useShell()
  const open = useOpenWorkItem()
  const hrefOf = useWorkItemHref()
  const [deleting, setDeleting] = useState(false)
  const data = useProjectData(scope.slug, scope.projectId)
  const group = detail && data?.stateById.get(detail.state)?.group
  // Only what is done with can be archived.
  const finished = group === 'completed' || group === 'cancelled'
  const archived = detail?.archived_at != null
  const copyLink = () => void copyAndSay('Link', new URL(hrefOf(scope.name), location.href).href)
  const copyName = () => void copyAndSay(scope.name, scope.name)
  const duplicate = async () => {
    if (!detail) return
    const { name, description_html, state, priority, assignees, labels, start_date, target_date } = detail
    const { parent, module, type, estimate_point } = detail
    try {
      const made = await unwrap(
        api.POST('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
          params: { path: { workspace_slug: slug, project_id: scope.projectId } },
          body: {
            ...{ name: `${name} (copy)`.slice(0, 255), description_html, state, priority, assignees, labels },
            ...{ start_date, target_date, parent, module, type, estimate_point },
          },
        }),
      )
      const copyOf = `${scope.name.replace(/-\d+$/, '')}-${made.sequence_id}`
      showDone(`${copyOf} created`)
      open(copyOf)
    } catch (error) {
      showFailure(`${scope.name} was not duplicated`, error)
    }
  }
  const archive = () => void (archived ? unarchiveWorkItem(scope) : archiveWorkItem(scope))
  useActions([
    {
      id: 'item.copy-link',
      label: `Copy the link to ${scope.name}`,
      group: 'Work items',
      keys: 'mod+shift+l',
      icon: <Link2 />,
      run: copyLink,
    },
    {
      id: 'item.copy-name',
      label: `Copy the name ${scope.name}`,
      group: 'Work items',
      keys: 'mod+.',
      icon: <Hash />,
      run: copyName,
    },
    ...(readOnly
      ? []
      : ([
          {
            id: 'item.duplicate',
            label: `Duplicate ${scope.name}`,
            group: 'Work items',
            icon: <Copy />,
            run: () => void duplicate(),
          },
          {
            id: 'item.delete',
            label: `Delete ${scope.name}`,
            group: 'Work items',
            icon: <Trash2 />,
            run: () => setDeleting(true),
          },
        ] as const)),
  ])
  return (
    <>
      <IconButton label="Copy link" shortcut="mod+shift+l" onClick={copyLink}>
        <Link2 />
      </IconButton>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`More about ${scope.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end" className="w-56">
          <MenuItem icon={<Link2 />} onSelect={copyLink}>
            Copy link
          </MenuItem>
          <MenuItem icon={<Hash />} shortcut="mod+." onSelect={copyName}>
            Copy {scope.name}
          </MenuItem>
          {!readOnly && (
            <>
              <MenuSeparator />
              <MenuItem icon={<Copy />} disabled={!detail} onSelect={() => void duplicate()}>
                Duplicate
              </MenuItem>
              <MenuItem
                icon={archived ? <ArchiveRestore /> : <Archive />}
                disabled={!archived && !finished}
                onSelect={archive}
              >
                {archived ? 'Unarchive' : finished ? 'Archive' : 'Archive (when done)'}
              </MenuItem>
              <MenuItem danger icon={<Trash2 />} onSelect={() => setDeleting(true)}>
                Delete…
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${scope.name}?`}
        description="Its comments, attachments and activity go with it. This cannot be undone."
        action="Delete"
        onConfirm={() => {
          setDeleting(false)
          onGone()
          void deleteWorkItem(scope).then((done) => done && showDone(`${scope.name} deleted`))
        }}
      />
    </>
  )
}
