import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { archiveWithUndo } from '@/api/archive-with-undo'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { showDone, showFailure } from '@/ui/toast'
import { ModuleDialog } from './module-dialog'
import { archiveModule, deleteModule, unarchiveModule, type Module, type Place } from './modules.queries'

interface ModuleMenuProps {
  place: Place
  module: Module
  /** After it was archived or deleted. */
  onGone?: () => void
}

/** The server archives modules that are over. */
const isOver = ({ status }: Module): boolean => status === 'completed' || status === 'cancelled'

export function ModuleMenu({ place, module, onGone }: ModuleMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const remove = useMutation({
    mutationFn: () => deleteModule(place, module.id),
    onSuccess: () => {
      showDone(`${module.name} is deleted`)
      onGone?.()
    },
    onError: (error) => showFailure(`${module.name} was not deleted`, error),
    onSettled: close,
  })
  const archive = async () => {
    const done = await archiveWithUndo({
      name: module.name,
      archive: () => archiveModule(place, module.id),
      unarchive: () => unarchiveModule(place, module.id),
    })
    if (done) onGone?.()
  }
  const restore = () =>
    unarchiveModule(place, module.id).catch((error: unknown) =>
      showFailure(`${module.name} was not taken out of the archive`, error),
    )
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${module.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          {module.archived_at !== null ? (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore()}>
              Take out of the archive
            </MenuItem>
          ) : (
            <>
              <MenuItem icon={<Pencil />} onSelect={() => setDialog('edit')}>
                Edit
              </MenuItem>
              <MenuItem icon={<Archive />} disabled={!isOver(module)} onSelect={() => void archive()}>
                {isOver(module) ? 'Archive' : 'Archive, once completed or cancelled'}
              </MenuItem>
            </>
          )}
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 />} onSelect={() => setDialog('delete')}>
            Delete…
          </MenuItem>
        </MenuContent>
      </Menu>
      {dialog === 'edit' && <ModuleDialog place={place} module={module} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={close}
        title={`Delete ${module.name}?`}
        description="Its work items stay in the project, without the module. This cannot be undone."
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
