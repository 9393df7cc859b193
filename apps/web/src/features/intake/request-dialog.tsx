import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from 'waypost-client'
import { priorities } from '@/features/work-items/priority'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input } from '@/ui/field'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { Select } from '@/ui/select'
import { showDone } from '@/ui/toast'
import { createRequest, type Place, type RequestInput } from './intake.queries'

export function RequestDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const [name, setName] = useState('')
  const [priority, setPriority] = useState<RequestInput['priority']>('none')
  const text = useRef<RichTextHandle>(null)
  const create = useMutation({
    mutationFn: () =>
      createRequest(place, { name: name.trim(), priority, description_html: text.current?.html() ?? '' }),
    onSuccess: () => {
      showDone('The request waits in the intake')
      onClose()
    },
  })
  const faults = create.error instanceof ApiError ? create.error.fields : {}
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New request"
      description="It waits in the intake until an admin of the project accepts it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="request" variant="primary" busy={create.isPending}>
            Send request
          </Button>
        </>
      }
    >
      <form
        id="request"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate()
        }}
      >
        <Field label="Title" errors={faults['name']}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              maxLength={255}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="min-h-24 rounded-md border border-line-strong bg-field px-2.5 py-1.5 focus-within:border-accent">
          <LazyRichText ref={text} label="Description" placeholder="What is wanted, and why…" html="" />
        </div>
        <Field label="Priority">
          {(control) => <Select {...control} value={priority} onChange={setPriority} options={priorities} />}
        </Field>
        {create.error && faults['name'] === undefined && <ErrorNotice error={create.error} />}
      </form>
    </Dialog>
  )
}
