import { FileUp } from 'lucide-react'
import { Button } from '@/ui/button'
import { FileDrop } from '@/ui/file-drop'

/** Where the list of work items is dropped or chosen. */
export function ImportDrop({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  return (
    <FileDrop label="CSV file" accept=".csv,.tsv,.txt,text/csv" onFile={onFile} className="px-6 py-14">
      {(choose) => (
        <>
          <FileUp aria-hidden className="mb-3 size-6 text-faint" />
          <h2 className="text-md font-semibold">Drop a CSV file here</h2>
          <p className="mt-1 max-w-sm text-muted">
            The first line has the headings, each further line is a work item. Nothing is created before you
            have seen how it is read.
          </p>
          <Button variant="primary" className="mt-4" busy={busy} onClick={choose}>
            Choose a file
          </Button>
        </>
      )}
    </FileDrop>
  )
}
