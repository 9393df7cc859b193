import { parse } from 'papaparse'

export interface CsvFile {
  name: string
  headings: string[]
  rows: string[][]
}

/** The first line has the headings. Commas, semicolons and tabs are told apart by what is there. */
export async function readCsv(file: File): Promise<CsvFile> {
  const { data, errors } = parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' })
  const [headings, ...rows] = data
  if (!headings || rows.length === 0) {
    throw new Error(
      `${file.name} has no rows. The first line has the headings, each further line a work item.`,
    )
  }
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new Error(`Row ${(quotes.row ?? 0) + 1} of ${file.name} has a quotation mark too many.`)
  return { name: file.name, headings, rows }
}
