import { PartMenu } from '@/features/projects/part-menu'
import type { ProjectData } from '@/features/work-items/project-data'
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
  return (
    <PartMenu
      name={epic.name}
      edit={(close) => <EpicDialog {...{ place, data, epic }} onClose={close} />}
      remove={() => deleteEpic(place, epic.id)}
      consequence="Its work items stay in the project."
      onGone={onGone}
    />
  )
}
