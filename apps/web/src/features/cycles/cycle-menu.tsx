import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Ellipsis, MoveRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { archiveWithUndo } from '@/api/archive-with-undo'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { showDone, showFailure } from '@/ui/toast'
import { CycleDialog } from './cycle-dialog'
import { archiveCycle, deleteCycle, unarchiveCycle, type Cycle, type Place } from './cycles.queries'
import { MoveUnfinishedDialog } from './move-unfinished-dialog'

interface CycleMenuProps {
  place: Place
  cycle: Cycle
  timeZone: string
  /** After it was archived or deleted. */
  onGone?: () => void
}

export function CycleMenu({ place, cycle, timeZone, onGone }: CycleMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'move' | 'delete'>()
  const close = () => setDialog(undefined)
  const archived = cycle.archived_at !== null
  const remove = useMutation({
    mutationFn: () => deleteCycle(place, cycle.id),
    onSuccess: () => {
      showDone(`${cycle.name} is deleted`)
      onGone?.()
    },
    onError: (error) => showFailure(`${cycle.name} was not deleted`, error),
    onSettled: close,
  })
  const archive = async () => {
    const done = await archiveWithUndo({
      name: cycle.name,
      archive: () => archiveCycle(place, cycle.id),
      unarchive: () => unarchiveCycle(place, cycle.id),
    })
    if (done) onGone?.()
  }
  const restore = () =>
    unarchiveCycle(place, cycle.id).catch((error: unknown) =>
      showFailure(`${cycle.name} was not taken out of the archive`, error),
    )
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${cycle.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          {archived ? (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore()}>
              Take out of the archive
            </MenuItem>
          ) : (
            <>
              <MenuItem icon={<Pencil />} onSelect={() => setDialog('edit')}>
                Edit
              </MenuItem>
              <MenuItem icon={<MoveRight />} onSelect={() => setDialog('move')}>
                Move unfinished work items…
              </MenuItem>
              <MenuItem
                icon={<Archive />}
                disabled={cycle.status !== 'completed'}
                onSelect={() => void archive()}
              >
                {cycle.status === 'completed' ? 'Archive' : 'Archive, once it has ended'}
              </MenuItem>
            </>
          )}
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 />} onSelect={() => setDialog('delete')}>
            Delete…
          </MenuItem>
        </MenuContent>
      </Menu>
      {dialog === 'edit' && <CycleDialog place={place} timeZone={timeZone} cycle={cycle} onClose={close} />}
      {dialog === 'move' && <MoveUnfinishedDialog place={place} cycle={cycle} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={close}
        title={`Delete ${cycle.name}?`}
        description="Its work items stay in the project, without a cycle. This cannot be undone."
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
