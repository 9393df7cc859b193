import { unparse } from 'papaparse'
import { presentRows, type GroupedRows } from './group-rows'
import type { ProjectData } from './project-data'
import { wordsOf } from './property-value'
import { properties } from './view'
import { propertyNames } from './view-words'

/** The list as it is shown, with every property, to a file. */
export function exportCsv(identifier: string, groups: readonly GroupedRows[], data: ProjectData): number {
  // One with two labels stands in two groups, and once in the file.
  const rows = presentRows(groups)
  const columns = properties.filter((name) => name !== 'number')
  const text = unparse(
    {
      fields: ['Number', 'Title', ...columns.map((name) => propertyNames[name])],
      data: rows.map((row) => [
        `${identifier}-${row.sequence_id}`,
        row.name,
        ...columns.map((name) => wordsOf(name, row, data).join(', ')),
      ]),
    },
    // A title that begins with "=" must not be run by a spreadsheet.
    { escapeFormulae: true, newline: '\n' },
  )
  // Excel takes a file for UTF-8 only if it begins with this mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${identifier.toLowerCase()}-work-items.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return rows.length
}
