import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ProjectData } from '@/features/work-items/project-data'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { showDone, showFailure } from '@/ui/toast'
import { EpicDialog } from './epic-dialog'
import { deleteEpic, type Epic, type Place } from './epics.queries'

interface EpicMenuProps {
  place: Place
  epic: Epic
  data: ProjectData
  /** After it was deleted. */
  onGone?: () => void
}

export function EpicMenu({ place, epic, data, onGone }: EpicMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const remove = useMutation({
    mutationFn: () => deleteEpic(place, epic.id),
    onSuccess: () => {
      showDone(`${epic.name} is deleted`)
      onGone?.()
    },
    onError: (error) => showFailure(`${epic.name} was not deleted`, error),
    onSettled: close,
  })
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${epic.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem icon={<Pencil />} onSelect={() => setDialog('edit')}>
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 />} onSelect={() => setDialog('delete')}>
            Delete…
          </MenuItem>
        </MenuContent>
      </Menu>
      {dialog === 'edit' && <EpicDialog {...{ place, data, epic }} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={close}
        title={`Delete ${epic.name}?`}
        description="Its work items stay in the project. This cannot be undone."
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
