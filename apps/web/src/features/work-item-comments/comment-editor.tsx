import { useRef, useState } from 'react'
import { uploadAttachment } from '@/features/work-item-attachments/upload-attachment'
import type { ItemScope } from '@/features/work-items/work-item.queries'
import { Button } from '@/ui/button'
import { Kbd } from '@/ui/kbd'
import type { Sources } from '@/ui/rich-text/extensions'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { showFailure } from '@/ui/toast'

interface CommentEditorProps {
  scope: ItemScope
  label: string
  html: string
  sources: Sources
  action: string
  autoFocus?: boolean
  onSend: (html: string) => void
  onChange?: (html: string) => void
  onCancel?: () => void
}

/** mod+enter sends. */
export function CommentEditor(props: CommentEditorProps) {
  const { scope, label, html, sources, action, autoFocus = false, onSend, onChange, onCancel } = props
  const editor = useRef<RichTextHandle>(null)
  const [empty, setEmpty] = useState(html === '')
  const send = () => {
    if (!editor.current || editor.current.isEmpty()) return
    const text = editor.current.html()
    editor.current.replace('')
    setEmpty(true)
    onSend(text)
  }
  const uploadImage = async (file: File): Promise<string> => {
    try {
      return (await uploadAttachment(scope, file)).asset_url
    } catch (error) {
      showFailure(`${file.name} was not uploaded`, error)
      throw error
    }
  }
  return (
    <div className="rounded-lg border border-line-strong bg-field px-3 pt-2.5 pb-2 focus-within:border-accent">
      <LazyRichText
        ref={editor}
        label={label}
        placeholder="Write a comment…"
        html={html}
        autoFocus={autoFocus}
        sources={sources}
        uploadImage={uploadImage}
        onChange={(text) => {
          setEmpty(editor.current?.isEmpty() ?? false)
          onChange?.(text)
        }}
        onSubmit={send}
        {...(onCancel ? { onEscape: onCancel } : {})}
        className="min-h-10"
      />
      <div className="flex items-center justify-end gap-2">
        <span className="hidden sm:inline">
          <Kbd keys="mod+enter" />
        </span>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button size="sm" variant="primary" disabled={empty} onClick={send}>
          {action}
        </Button>
      </div>
    </div>
  )
}
