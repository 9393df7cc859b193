import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { archiveWithUndo } from '@/api/archive-with-undo'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { showDone, showFailure } from '@/ui/toast'

interface Archiving {
  isArchived: boolean
  /** When it can be, if that is not now: "once it has ended". */
  waitsFor: string | undefined
  archive: () => Promise<void>
  unarchive: () => Promise<void>
}

interface PartMenuProps {
  name: string
  /** The dialog that changes it. */
  edit: (close: () => void) => ReactNode
  /** Further entries, below Edit. */
  more?: ReactNode
  archiving?: Archiving
  remove: () => Promise<void>
  /** What deleting leaves: said before it is done. */
  consequence: string
  /** After it was archived or deleted. */
  onGone?: (() => void) | undefined
}

/** What can be done with a part of a project as a whole: a cycle, a module, an epic. */
export function PartMenu({ name, edit, more, archiving, remove, consequence, onGone }: PartMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      showDone(`${name} is deleted`)
      onGone?.()
    },
    onError: (error) => showFailure(`${name} was not deleted`, error),
    onSettled: close,
  })
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          {archiving?.isArchived !== true && (
            <>
              <MenuItem icon={<Pencil />} onSelect={() => setDialog('edit')}>
                Edit
              </MenuItem>
              {more}
            </>
          )}
          {archiving && <ArchiveItem name={name} archiving={archiving} onGone={onGone} />}
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 />} onSelect={() => setDialog('delete')}>
            Delete…
          </MenuItem>
        </MenuContent>
      </Menu>
      {dialog === 'edit' && edit(close)}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={close}
        title={`Delete ${name}?`}
        description={`${consequence} This cannot be undone.`}
        action="Delete"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </>
  )
}

type ArchiveItemProps = { archiving: Archiving } & Pick<PartMenuProps, 'name' | 'onGone'>

function ArchiveItem({ name, archiving, onGone }: ArchiveItemProps) {
  const { isArchived, waitsFor, archive, unarchive } = archiving
  const restore = () =>
    unarchive().catch((error: unknown) => showFailure(`${name} was not taken out of the archive`, error))
  if (isArchived) {
    return (
      <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore()}>
        Take out of the archive
      </MenuItem>
    )
  }
  return (
    <MenuItem
      icon={<Archive />}
      disabled={waitsFor !== undefined}
      onSelect={() => void archiveWithUndo({ name, archive, unarchive }).then((done) => done && onGone?.())}
    >
      {waitsFor === undefined ? 'Archive' : `Archive, ${waitsFor}`}
    </MenuItem>
  )
}
