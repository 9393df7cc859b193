import { Download } from 'lucide-react'
import { useActions } from '@/actions'
import { formatNumber } from '@/ui/numbers'
import { showDone, showFailure } from '@/ui/toast'
import { fetchAll } from './all-rows'
import type { Arrangement } from './arrangement'
import type { Place } from './arrangement.queries'
import { groupRows } from './group-rows'
import type { ProjectData } from './project-data'
import { nameParents } from './titles'
import type { View } from './view'
import { knownRows } from './work-items.queries'

interface Shown {
  identifier: string
  view: View
  place: Place
  arrangement: Arrangement | undefined
  data: ProjectData | undefined
}

/** The list that is shown, as CSV. The library for it is loaded when it is asked for. */
export function useExport({ identifier, view, place, arrangement, data }: Shown): (() => void) | undefined {
  const run = () => {
    if (!arrangement || !data) return
    Promise.all([import('./export-csv'), fetchAll(place, arrangement)])
      .then(async ([{ exportCsv }, whole]) => {
        const rows = knownRows(place.slug, place.projectId)
        await nameParents(place, rows.values())
        const shown = { ...view, group: whole.wanted.group }
        const count = exportCsv(identifier, groupRows(whole, rows, shown, data), data)
        showDone(count === 1 ? '1 work item exported' : `${formatNumber(count)} work items exported`)
      })
      .catch((error: unknown) => showFailure('The list was not exported', error))
  }
  const ready = arrangement !== undefined && data !== undefined
  useActions(
    ready ? [{ id: 'export', label: 'Export the list as CSV', group: 'View', icon: <Download />, run }] : [],
  )
  return ready ? run : undefined
}
