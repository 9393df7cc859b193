import { Download } from 'lucide-react'
import { useActions } from '@/actions'
import { showDone, showFailure } from '@/ui/toast'
import { groupRows } from './group-rows'
import type { ProjectData } from './project-data'
import type { View } from './view'
import type { WorkItemList } from './work-items.queries'

interface Shown {
  identifier: string
  view: View
  list: WorkItemList | undefined
  data: ProjectData | undefined
}

/** The list that is shown, as CSV. The library for it is loaded when it is asked for. */
export function useExport({ identifier, view, list, data }: Shown): (() => void) | undefined {
  const run = () => {
    if (!list || !data) return
    import('./export-csv')
      .then(({ exportCsv }) => {
        const count = exportCsv(identifier, groupRows(list, view, data), data)
        showDone(count === 1 ? '1 work item exported' : `${count.toLocaleString('en')} work items exported`)
      })
      .catch((error: unknown) => showFailure('The list was not exported', error))
  }
  const ready = list?.complete === true && data !== undefined
  useActions(
    ready ? [{ id: 'export', label: 'Export the list as CSV', group: 'View', icon: <Download />, run }] : [],
  )
  return ready ? run : undefined
}
