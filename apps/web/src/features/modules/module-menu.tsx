import { PartMenu } from '@/features/projects/part-menu'
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
  return (
    <PartMenu
      name={module.name}
      edit={(close) => <ModuleDialog place={place} module={module} onClose={close} />}
      archiving={{
        isArchived: module.archived_at !== null,
        waitsFor: isOver(module) ? undefined : 'once completed or cancelled',
        archive: () => archiveModule(place, module.id),
        unarchive: () => unarchiveModule(place, module.id),
      }}
      remove={() => deleteModule(place, module.id)}
      consequence="Its work items stay in the project, without the module."
      onGone={onGone}
    />
  )
}
