import type { MouseEvent } from 'react'

interface RichTextViewProps {
  /** From the API, which removes what could run script. */
  html: string
  /** A mention of a work item was pressed. */
  onOpenWorkItem?: (name: string) => void
}

/** A text to read. */
export function RichTextView({ html, onOpenWorkItem }: RichTextViewProps) {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const name = event.target.closest<HTMLElement>('mention-component')?.dataset['name']
    if (name !== undefined) onOpenWorkItem?.(name)
  }
  return (
    // Links inside are links of their own; only mentions of work items are handled here.
    <div className="rich-text" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
