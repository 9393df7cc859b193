import { useRef, useState, type ReactNode } from 'react'
import { cn } from './cn'

interface FileDropProps {
  /** What a screen reader calls the field. */
  label: string
  /** Which files are offered to choose from. */
  accept: string
  onFile: (file: File) => void
  className?: string
  /** What stands in it; `choose` opens the files of the machine. */
  children: (choose: () => void) => ReactNode
}

/** Where a file is dropped or chosen. */
export function FileDrop({ label, accept, onFile, className, children }: FileDropProps) {
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
        const [dropped] = event.dataTransfer.files
        if (dropped) onFile(dropped)
      }}
      className={cn(
        'flex flex-col items-center rounded-lg border border-dashed text-center',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
        className,
      )}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) onFile(chosen)
          // The same file may be chosen again, after it was changed.
          target.value = ''
        }}
      />
    </div>
  )
}
