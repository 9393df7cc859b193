import { offerUndo } from './undo'
import { showFailure } from '@/ui/toast'

interface Archived {
  name: string
  archive: () => Promise<unknown>
  unarchive: () => Promise<unknown>
}

/** Archives something and offers to take it out again. Gives whether it was done. */
export async function archiveWithUndo({ name, archive, unarchive }: Archived): Promise<boolean> {
  try {
    await archive()
  } catch (error) {
    showFailure(`${name} was not archived`, error)
    return false
  }
  offerUndo({
    label: `${name} is archived`,
    undo: async () => {
      try {
        await unarchive()
        return true
      } catch (error) {
        showFailure(`${name} is still archived`, error)
        return false
      }
    },
  })
  return true
}
