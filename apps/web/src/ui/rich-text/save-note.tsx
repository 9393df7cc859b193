import { Check, CloudAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { RichTextView } from './rich-text-view'

export type SaveState =
  | { kind: 'idle' | 'waiting' | 'saving' | 'saved' }
  | { kind: 'failed'; words: string }
  /** Somebody else saved another text meanwhile. Nothing is saved until one of both is chosen. */
  | { kind: 'conflict'; theirs: string }

interface SaveNoteProps {
  state: SaveState
  onRetry: () => void
  onKeepMine: () => void
  onUseTheirs: () => void
}

/** How it stands with a text that saves itself, and the choice when somebody else saved another one. */
export function SaveNote({ state, onRetry, onKeepMine, onUseTheirs }: SaveNoteProps) {
  const [comparing, setComparing] = useState(false)
  if (state.kind === 'failed') {
    return (
      <p role="alert" className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-danger">
        <CloudAlert aria-hidden className="size-3.5" />
        Not saved, kept in this browser. {state.words}
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </p>
    )
  }
  if (state.kind === 'conflict') {
    const choices = (
      <>
        <Button size="sm" onClick={onUseTheirs}>
          Use theirs
        </Button>
        <Button size="sm" variant="primary" onClick={onKeepMine}>
          Keep mine
        </Button>
      </>
    )
    return (
      <div
        role="alert"
        className="my-2 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised px-3 py-2 text-base"
      >
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 basis-[calc(100%-2rem)] sm:basis-0">
          Somebody else changed this text while you wrote. Yours is kept in this browser and not saved yet.
        </p>
        <Button size="sm" variant="ghost" onClick={() => setComparing(true)}>
          Show theirs
        </Button>
        {choices}
        <Dialog open={comparing} onOpenChange={setComparing} title="The other text" footer={choices}>
          <RichTextView html={state.theirs} />
        </Dialog>
      </div>
    )
  }
  return (
    <p role="status" className="flex h-6 items-center gap-1 text-sm text-faint">
      {state.kind === 'saved' && (
        <>
          <Check aria-hidden className="size-3.5" /> Saved
        </>
      )}
      {(state.kind === 'saving' || state.kind === 'waiting') && 'Saving…'}
    </p>
  )
}
