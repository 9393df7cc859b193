import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { wordsOf } from './error-notice'
import { Input } from './field'

interface AddFormProps {
  /** As in "Name of the new label". */
  what: string
  placeholder?: string
  className: string
  /** Beside the name. */
  before?: ReactNode
  after?: ReactNode
  onAdd: (name: string) => Promise<unknown>
  onClose: () => void
}

/** One line in which something new gets its name; stays open, with the words, when it is refused. */
export function AddForm({
  what,
  placeholder = 'Name',
  className,
  before,
  after,
  onAdd,
  onClose,
}: AddFormProps) {
  const [text, setText] = useState('')
  const name = text.trim()
  const add = useMutation({ mutationFn: () => onAdd(name), onSuccess: onClose })
  return (
    <form
      className={cn('flex flex-wrap items-center', className)}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '') add.mutate()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {before}
      <Input
        autoFocus
        aria-label={`Name of the new ${what}`}
        aria-invalid={add.isError}
        placeholder={placeholder}
        maxLength={255}
        className="min-w-40 flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {after}
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" busy={add.isPending} disabled={name === ''}>
        Add
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {wordsOf(add.error)}
        </p>
      )}
    </form>
  )
}
