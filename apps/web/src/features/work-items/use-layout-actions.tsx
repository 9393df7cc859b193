import { useActions } from '@/actions'
import { layoutIcons } from './display-menu'
import type { SetView } from './use-view'
import { layouts } from './view'
import { layoutNames } from './view-words'

/** Each layout by a key of its own: 1 is the list, 2 the board, and so on. */
export function useLayoutActions(setView: SetView): void {
  useActions(
    layouts.map((layout, index) => ({
      id: `layout.${layout}`,
      label: `Show as ${layoutNames[layout].toLowerCase()}`,
      group: 'View',
      keys: String(index + 1),
      icon: layoutIcons[layout],
      run: () => setView({ layout }),
    })),
  )
}
