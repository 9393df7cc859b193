import { MoveRight } from 'lucide-react'
import { useState } from 'react'
import { PartMenu } from '@/features/projects/part-menu'
import { MenuItem } from '@/ui/menu'
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
  const [moving, setMoving] = useState(false)
  return (
    <>
      <PartMenu
        name={cycle.name}
        edit={(close) => <CycleDialog place={place} timeZone={timeZone} cycle={cycle} onClose={close} />}
        more={
          <MenuItem icon={<MoveRight />} onSelect={() => setMoving(true)}>
            Move unfinished work items…
          </MenuItem>
        }
        archiving={{
          isArchived: cycle.archived_at !== null,
          waitsFor: cycle.status === 'completed' ? undefined : 'once it has ended',
          archive: () => archiveCycle(place, cycle.id),
          unarchive: () => unarchiveCycle(place, cycle.id),
        }}
        remove={() => deleteCycle(place, cycle.id)}
        consequence="Its work items stay in the project, without a cycle."
        onGone={onGone}
      />
      {moving && <MoveUnfinishedDialog place={place} cycle={cycle} onClose={() => setMoving(false)} />}
    </>
  )
}
