import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'

/** Where a file is dropped or chosen. */
export function ImportDrop({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      }}
      className={cn(
        'flex flex-col items-center rounded-lg border border-dashed px-6 py-14 text-center',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <FileUp aria-hidden className="mb-3 size-6 text-faint" />
      <h2 className="text-md font-semibold">Drop a CSV file here</h2>
      <p className="mt-1 max-w-sm text-muted">
        The first line has the headings, each further line is a work item. Nothing is created before you have
        seen how it is read.
      </p>
      <Button variant="primary" className="mt-4" busy={busy} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </div>
  )
}
