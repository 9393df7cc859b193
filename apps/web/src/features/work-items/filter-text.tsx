import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { ApiError } from 'waypost-client'
import { Button } from '@/ui/button'
import { Input } from '@/ui/field'
import { wordsOf } from '@/ui/error-notice'

interface FilterTextProps {
  filter: string
  error: Error | null
  onChange: (text: string) => void
  onClose: () => void
}

/** Where the server stopped reading, counted from 1. */
function positionOf(error: Error | null): number | undefined {
  const found = error instanceof ApiError ? /character (\d+)/.exec(error.message)?.[1] : undefined
  return found === undefined ? undefined : Number(found)
}

/** The filter in the query language. What the server does not understand is marked where it stands. */
export function FilterText({ filter, error, onChange, onClose }: FilterTextProps) {
  const [text, setText] = useState(filter)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const asked = text === filter
  const fault = asked ? error : null
  const position = positionOf(fault)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === filter) onClose()
    else onChange(text.trim())
  }
  const goToFault = () => {
    input.current?.focus()
    if (position !== undefined) input.current?.setSelectionRange(position - 1, filter.length)
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex items-center gap-1.5">
        <Input
          ref={input}
          autoFocus
          aria-label="Filter as text"
          aria-invalid={fault !== null}
          aria-describedby={fault ? id : undefined}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !error) onClose()
          }}
          placeholder={'priority = "urgent" AND assignee = currentUser()'}
          className="h-7 flex-1 font-mono text-sm"
        />
        <Button size="sm" type="submit">
          {asked && !error ? 'Done' : 'Apply'}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setText('')
            onChange('')
            onClose()
          }}
        >
          Clear
        </Button>
      </div>
      {fault && (
        <div id={id} role="alert" className="text-sm text-danger">
          {position !== undefined && (
            <button
              type="button"
              onClick={goToFault}
              aria-label={`Go to character ${position}`}
              className="block max-w-full rounded-sm text-left font-mono break-words whitespace-pre-wrap text-muted"
            >
              {filter.slice(0, position - 1)}
              <mark className="bg-danger-soft text-danger underline decoration-wavy underline-offset-3">
                {filter.slice(position - 1) || ' '}
              </mark>
            </button>
          )}
          {wordsOf(fault).replace(/^pql, c/, 'C')}
        </div>
      )}
    </form>
  )
}
