import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/ui/cn'

interface WorkItemTitleProps {
  value: string
  readOnly: boolean
  onChange: (name: string) => void
}

/** Edited where it stands. Enter and leaving it save; Escape takes the edit back. */
export function WorkItemTitle({ value, readOnly, onChange }: WorkItemTitleProps) {
  // What is being typed stays, whatever comes from others meanwhile.
  const [draft, setDraft] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const shown = draft ?? value
  useEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [shown])

  const save = () => {
    const name = (draft ?? value).replace(/\s+/g, ' ').trim()
    if (name !== '' && name !== value) onChange(name)
    setDraft(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.blur()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      setDraft(undefined)
      const element = event.currentTarget
      // After the draft is gone, or leaving the field would save it.
      requestAnimationFrame(() => element.blur())
    }
  }
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label="Title"
      dir="auto"
      maxLength={255}
      readOnly={readOnly}
      value={shown}
      onChange={(event) => setDraft(event.target.value.replaceAll('\n', ' '))}
      onBlur={save}
      onKeyDown={onKeyDown}
      className={cn(
        '-mx-2 block w-[calc(100%+16px)] resize-none overflow-hidden rounded-md bg-transparent px-2 py-1 text-xl! font-semibold tracking-tight outline-offset-0',
        !readOnly && 'hover:bg-hover focus:bg-transparent',
      )}
    />
  )
}
