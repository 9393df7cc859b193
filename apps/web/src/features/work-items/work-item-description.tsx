import { Check, CloudAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { uploadAttachment } from '@/features/work-item-attachments/upload-attachment'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { showFailure } from '@/ui/toast'
import { useMentionSources } from './mention-sources'
import { useOpenWorkItem } from './open-work-item'
import type { ProjectData } from './project-data'
import { unsavedDraft, useAutosave, type SaveState } from './use-autosave'
import type { ItemScope } from './work-item.queries'

interface WorkItemDescriptionProps {
  scope: ItemScope
  html: string
  data: ProjectData | undefined
  readOnly: boolean
  onFiles: (files: File[]) => void
}

export function WorkItemDescription({ scope, html, data, readOnly, onFiles }: WorkItemDescriptionProps) {
  const editor = useRef<RichTextHandle>(null)
  const open = useOpenWorkItem()
  const sources = useMentionSources(scope.slug, data)
  const { state, isDirty, known, learn, edit, flush, theirs, forget } = useAutosave(scope, html)
  const [draft] = useState(() => (readOnly ? null : unsavedDraft(scope.id)))
  const [showTheirs, setShowTheirs] = useState(false)

  useEffect(() => {
    if (draft !== null) edit(draft)
  }, [draft, edit])
  // Somebody else's text comes in, unless there is text here that the server has not got.
  useEffect(() => {
    if (html === known() || isDirty()) return
    learn(html)
    editor.current?.replace(html)
  })

  const uploadImage = async (file: File): Promise<string> => {
    try {
      return (await uploadAttachment(scope, file)).asset_url
    } catch (error) {
      showFailure(`${file.name} was not uploaded`, error)
      throw error
    }
  }
  const useTheirs = () => {
    if (theirs === undefined) return
    editor.current?.replace(theirs)
    edit(theirs)
    forget()
    setShowTheirs(false)
  }
  if (readOnly) return <RichTextView html={html} onOpenWorkItem={open} />
  return (
    <div
      // A mention of a work item leads there, also while one writes.
      onClickCapture={(event) => {
        if (!(event.target instanceof Element)) return
        const name = event.target.closest<HTMLElement>('mention-component')?.dataset['name']
        if (name !== undefined) open(name)
      }}
    >
      <LazyRichText
        ref={editor}
        label="Description"
        placeholder="Add a description… Press / for blocks, @ for people, # for work items"
        html={draft ?? html}
        sources={sources}
        uploadImage={uploadImage}
        onFiles={onFiles}
        onChange={edit}
        onFocusChange={(focused) => !focused && flush()}
        className="min-h-16"
      />
      <div className="flex min-h-6 items-center justify-end gap-2 text-sm text-faint">
        {theirs !== undefined && (
          <span role="alert" className="mr-auto flex items-center gap-2 text-warning">
            Somebody else changed the description while you wrote. Yours was saved over it.
            <Button size="sm" onClick={() => setShowTheirs(true)}>
              Show theirs
            </Button>
          </span>
        )}
        <SaveNote state={state} onRetry={flush} />
      </div>
      <Dialog
        open={showTheirs}
        onOpenChange={setShowTheirs}
        title="The other text"
        footer={
          <>
            <Button
              onClick={() => {
                forget()
                setShowTheirs(false)
              }}
            >
              Keep mine
            </Button>
            <Button variant="primary" onClick={useTheirs}>
              Use theirs
            </Button>
          </>
        }
      >
        <RichTextView html={theirs ?? ''} />
      </Dialog>
    </div>
  )
}

function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state.kind === 'failed') {
    return (
      <span role="alert" className="flex items-center gap-2 text-danger">
        <CloudAlert aria-hidden className="size-3.5" />
        Not saved, kept in this browser. {state.words}
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </span>
    )
  }
  return (
    <span role="status" className="flex items-center gap-1">
      {state.kind === 'saved' && (
        <>
          <Check aria-hidden className="size-3.5" /> Saved
        </>
      )}
      {(state.kind === 'saving' || state.kind === 'waiting') && 'Saving…'}
    </span>
  )
}
