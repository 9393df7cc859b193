import { useMutation } from '@tanstack/react-query'
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  FilePlus,
  Globe,
  Lock,
  LockOpen,
  Trash2,
  User,
} from 'lucide-react'
import { useState } from 'react'
import { archiveWithUndo } from '@/api/archive-with-undo'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { today } from '@/ui/dates'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { showDone, showFailure } from '@/ui/toast'
import { deletePage, updatePage, type PageChanges, type PageLine, type Place } from './pages.queries'

interface PageMenuProps {
  place: Place
  page: PageLine
  onAddBelow: () => void
  /** After it was archived or deleted. */
  onGone?: () => void
}

export function PageMenu({ place, page, onAddBelow, onGone }: PageMenuProps) {
  const [deleting, setDeleting] = useState(false)
  const update = useMutation({
    mutationFn: (changes: PageChanges) => updatePage(place, page.id, changes),
    onError: (error) => showFailure(`${page.name} was not changed`, error),
  })
  const remove = useMutation({
    mutationFn: () => deletePage(place, page.id),
    onSuccess: () => {
      showDone(`${page.name} is deleted`)
      onGone?.()
    },
    onError: (error) => showFailure(`${page.name} was not deleted`, error),
    onSettled: () => setDeleting(false),
  })
  const archive = async () => {
    const done = await archiveWithUndo({
      name: page.name,
      archive: () => updatePage(place, page.id, { archived_at: today() }),
      unarchive: () => updatePage(place, page.id, { archived_at: null }),
    })
    if (done) onGone?.()
  }
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${page.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          {page.archived_at !== null ? (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => update.mutate({ archived_at: null })}>
              Take out of the archive
            </MenuItem>
          ) : (
            <>
              <MenuItem icon={<FilePlus />} onSelect={onAddBelow}>
                New page below
              </MenuItem>
              <MenuItem
                icon={page.is_locked ? <LockOpen /> : <Lock />}
                onSelect={() => update.mutate({ is_locked: !page.is_locked })}
              >
                {page.is_locked ? 'Unlock' : 'Lock'}
              </MenuItem>
              <MenuItem
                icon={page.access === 1 ? <Globe /> : <User />}
                onSelect={() => update.mutate({ access: page.access === 1 ? 0 : 1 })}
              >
                {page.access === 1
                  ? `Share with the ${place.projectId === null ? 'workspace' : 'project'}`
                  : 'Make private'}
              </MenuItem>
              <MenuItem icon={<Archive />} onSelect={() => void archive()}>
                Archive
              </MenuItem>
            </>
          )}
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Trash2 />}
            // The server deletes what is archived only.
            disabled={page.archived_at === null}
            onSelect={() => setDeleting(true)}
          >
            {page.archived_at === null ? 'Delete, once archived' : 'Delete…'}
          </MenuItem>
        </MenuContent>
      </Menu>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${page.name}?`}
        description="The page and its text are deleted for everyone. This cannot be undone."
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
