import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '@/ui/button'
import { ErrorNotice } from '@/ui/error-notice'
import { ProgressBar } from '@/ui/progress-bar'
import { showFailure } from '@/ui/toast'
import type { ProjectData } from '@/features/work-items/project-data'
import { formatNumber } from '@/ui/numbers'
import type { Mapping } from './import-fields'
import { ImportMapping } from './import-mapping'
import { makeRows, missingLabels } from './make-rows'
import type { CsvFile } from './read-csv'
import { RowFaults } from './row-faults'
import { createLabels, sendRows } from './send-rows'

interface ImportPreviewProps {
  place: { slug: string; projectId: string }
  data: ProjectData
  file: CsvFile
  mapping: Mapping
  onMapping: (mapping: Mapping) => void
  onCancel: () => void
  onDone: (created: number) => void
}

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`

export function ImportPreview({
  place,
  data,
  file,
  mapping,
  onMapping,
  onCancel,
  onDone,
}: ImportPreviewProps) {
  const { rows: all, faults } = useMemo(() => makeRows(file.rows, mapping, data), [file, mapping, data])
  const [created, setCreated] = useState(0)
  // Rows that are in or were refused: what is sent again after a refusal must not be there twice.
  const [handled, setHandled] = useState<ReadonlySet<number>>(new Set())
  const rows = useMemo(() => all.filter(({ row }) => !handled.has(row)), [all, handled])
  const missing = useMemo(() => missingLabels(file.rows, mapping, data), [file, mapping, data])
  const [sent, setSent] = useState(0)
  const labels = useMutation({
    mutationFn: () => createLabels(place, missing),
    onError: (error) => showFailure('The labels were not created', error),
  })
  const send = useMutation({
    mutationFn: () => sendRows(place, rows, setSent),
    onSuccess: (outcome) => {
      const total = created + outcome.created
      if (outcome.created === rows.length) return onDone(total)
      setSent(0)
      setCreated(total)
      const gone = [...rows.slice(0, outcome.created), ...outcome.faults].map(({ row }) => row)
      setHandled(new Set([...handled, ...gone]))
    },
  })
  const titled = mapping.includes('title')
  if (send.isPending) {
    return (
      <div className="py-16" role="status">
        <p className="mb-2 text-center">
          {formatNumber(sent)} of {count(rows.length, 'work item', 'work items')} created
        </p>
        <ProgressBar label="Import" value={rows.length === 0 ? 0 : sent / rows.length} />
      </div>
    )
  }
  const refused = send.data?.faults ?? []
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-md font-semibold">{file.name}</h2>
        <p className="text-muted">
          {count(file.rows.length, 'row', 'rows')}. Choose what each column becomes.
        </p>
      </div>
      <ImportMapping file={file} mapping={mapping} onChange={onMapping} />
      {!titled && <p role="alert">Choose the column that has the titles.</p>}
      {titled && missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 text-muted">
            The project does not have {count(missing.length, 'label', 'labels')} of the file:{' '}
            {missing.slice(0, 8).join(', ')}
            {missing.length > 8 ? '…' : ''}
          </p>
          <Button size="sm" busy={labels.isPending} onClick={() => labels.mutate()}>
            {missing.length === 1 ? 'Create the label' : 'Create the labels'}
          </Button>
        </div>
      )}
      {titled && faults.length > 0 && (
        <RowFaults
          title={`${count(file.rows.length - all.length, 'row', 'rows')} cannot be imported`}
          faults={faults}
        />
      )}
      {refused.length > 0 && (
        <RowFaults
          title={`${count(created, 'work item is', 'work items are')} imported. The server refused these rows`}
          faults={refused}
        />
      )}
      {send.data?.error !== undefined && <ErrorNotice error={send.data.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Choose another file</Button>
        <Button variant="primary" disabled={!titled || rows.length === 0} onClick={() => send.mutate()}>
          Import {handled.size > 0 ? 'the other ' : ''}
          {count(rows.length, 'work item', 'work items')}
        </Button>
      </div>
    </div>
  )
}
