import type { ProjectData } from '@/features/work-items/project-data'
import type { ImportField, Mapping } from './import-fields'

export interface RowFault {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number
  words: string
}

export interface ImportRow {
  row: number
  body: Record<string, unknown>
}

const priorities = ['urgent', 'high', 'medium', 'low', 'none']

const listOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** 2026-11-15, with or without a time, and 15.11.2026. What could be two days is not guessed. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text)
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  return dotted ? `${dotted[3]}-${dotted[2]?.padStart(2, '0')}-${dotted[1]?.padStart(2, '0')}` : undefined
}

function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

type Read = (text: string, data: ProjectData) => Record<string, unknown> | string

/** What a cell becomes, or what is wrong with it. */
const readers: Record<ImportField, Read> = {
  title: (text) => (text.length > 255 ? 'The title is longer than 255 characters.' : { name: text }),
  description: (text) => ({ description_html: htmlOf(text) }),
  state: (text, { states }) => {
    const state = states.find(({ name }) => same(name, text))
    return state ? { state: state.id } : `The project has no state “${text}”.`
  },
  priority: (text) =>
    priorities.includes(text.toLowerCase())
      ? { priority: text.toLowerCase() }
      : `“${text}” is no priority: it is urgent, high, medium, low or none.`,
  assignees: (text, { people }) => {
    const found = listOf(text).map((part) => ({
      part,
      person: people.find(({ display_name, email }) => same(display_name, part) || same(email, part)),
    }))
    const missing = found.find(({ person }) => person === undefined)
    return missing
      ? `Nobody in the project is called “${missing.part}”.`
      : { assignees: found.map(({ person }) => person?.id) }
  },
  labels: (text, { labels }) => {
    const found = listOf(text).map((part) => ({ part, label: labels.find(({ name }) => same(name, part)) }))
    const missing = found.find(({ label }) => label === undefined)
    return missing
      ? `The project has no label “${missing.part}”.`
      : { labels: found.map(({ label }) => label?.id) }
  },
  start: (text) => {
    const day = dayOf(text)
    return day === undefined ? `“${text}” is no date: write 2026-11-15.` : { start_date: day }
  },
  due: (text) => {
    const day = dayOf(text)
    return day === undefined ? `“${text}” is no date: write 2026-11-15.` : { target_date: day }
  },
}

export function makeRows(
  cells: readonly (readonly string[])[],
  mapping: Mapping,
  data: ProjectData,
): { rows: ImportRow[]; faults: RowFault[] } {
  const rows: ImportRow[] = []
  const faults: RowFault[] = []
  cells.forEach((line, index) => {
    const row = index + 2
    const body: Record<string, unknown> = {}
    const wrong: RowFault[] = []
    mapping.forEach((field, column) => {
      const text = line[column]?.trim() ?? ''
      if (field === undefined || text === '') return
      const value = readers[field](text, data)
      if (typeof value === 'string') wrong.push({ row, words: value })
      else Object.assign(body, value)
    })
    const { start_date: start, target_date: due } = body
    if (typeof start === 'string' && typeof due === 'string' && due < start) {
      wrong.push({ row, words: 'The due date is before the start date.' })
    }
    if (body['name'] === undefined && wrong.length === 0) wrong.push({ row, words: 'It has no title.' })
    if (wrong.length === 0) rows.push({ row, body })
    else faults.push(...wrong)
  })
  return { rows, faults }
}

/** The names of labels that the project does not have, to offer to make them. */
export function missingLabels(
  cells: readonly (readonly string[])[],
  mapping: Mapping,
  data: ProjectData,
): string[] {
  const column = mapping.indexOf('labels')
  if (column < 0) return []
  const missing = new Map<string, string>()
  for (const line of cells) {
    for (const name of listOf(line[column] ?? '')) {
      if (!data.labels.some((label) => same(label.name, name))) missing.set(name.toLowerCase(), name)
    }
  }
  return [...missing.values()]
}
