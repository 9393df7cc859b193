import { Select } from '@/ui/select'
import { importFields, withColumn, type Mapping } from './import-fields'
import type { CsvFile } from './read-csv'

const shown = 5

const options = [
  { value: 'none', label: 'Leave out' },
  ...importFields.map(({ name, label }) => ({ value: name, label })),
]

interface ImportMappingProps {
  file: CsvFile
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** The first rows as they stand in the file, and above each column what it becomes. */
export function ImportMapping({ file, mapping, onChange }: ImportMappingProps) {
  return (
    <div
      role="region"
      aria-label="Columns of the file"
      // The table can be wider than the page: whoever has only the keyboard must be able to scroll it.
      tabIndex={0}
      className="scroll-quiet overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line">
            {file.headings.map((heading, column) => (
              <th key={column} scope="col" className="min-w-40 px-3 py-2 align-top font-medium">
                <span className="mb-1.5 block truncate">
                  {heading === '' ? `Column ${column + 1}` : heading}
                </span>
                <Select
                  aria-label={`${heading === '' ? `Column ${column + 1}` : heading} becomes`}
                  className="w-full font-normal"
                  value={mapping[column] ?? 'none'}
                  onChange={(value) =>
                    onChange(
                      withColumn(mapping, column, importFields.find(({ name }) => name === value)?.name),
                    )
                  }
                  options={options}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.rows.slice(0, shown).map((row, index) => (
            <tr key={index} className="border-b border-line last:border-b-0">
              {file.headings.map((_, column) => (
                <td
                  key={column}
                  className={`max-w-64 truncate px-3 py-1.5 ${mapping[column] === undefined ? 'text-faint' : ''}`}
                >
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
