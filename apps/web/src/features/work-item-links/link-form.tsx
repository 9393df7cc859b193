import { useMutation } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { Button } from '@/ui/button'
import { wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { formText } from '@/ui/form-text'
import type { Link, LinkInput } from './links.queries'

interface LinkFormProps {
  /** The one that is changed, if it is not a new one. */
  link?: Link
  onSave: (input: LinkInput) => Promise<void>
  onClose: () => void
}

export function LinkForm({ link, onSave, onClose }: LinkFormProps) {
  const save = useMutation({ mutationFn: onSave, onSuccess: onClose })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = formText(event.currentTarget, 'url')
    const title = formText(event.currentTarget, 'title')
    if (address === '') return
    const url = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
    save.mutate({ url, title: title === '' ? null : title })
  }
  return (
    <form
      aria-label={link ? 'Edit link' : 'New link'}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      noValidate
      className="my-1 flex flex-wrap gap-2"
    >
      <Input
        autoFocus
        name="url"
        aria-label="Address"
        aria-invalid={save.isError}
        placeholder="https://…"
        defaultValue={link?.url ?? ''}
        className="min-w-48 flex-1"
      />
      <Input
        name="title"
        aria-label="Title"
        placeholder="Title (optional)"
        maxLength={255}
        defaultValue={link?.title ?? ''}
        className="min-w-32 flex-1"
      />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" busy={save.isPending}>
        {link ? 'Save' : 'Add link'}
      </Button>
      {save.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {wordsOf(save.error)}
        </p>
      )}
    </form>
  )
}
