import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { priorities } from '@/features/work-items/priority'
import { Field } from '@/ui/field'
import { faultsOf, FormDialog, NameEntry } from '@/ui/form-dialog'
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
  const faults = faultsOf(create.error)
  return (
    <FormDialog
      title="New request"
      description="It waits in the intake until an admin of the project accepts it."
      action="Send request"
      busy={create.isPending}
      error={create.error}
      fields={['name']}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <NameEntry label="Title" value={name} onChange={setName} errors={faults['name']} />
      <div className="min-h-24 rounded-md border border-line-strong bg-field px-2.5 py-1.5 focus-within:border-accent">
        <LazyRichText ref={text} label="Description" placeholder="What is wanted, and why…" html="" />
      </div>
      <Field label="Priority">
        {(control) => <Select {...control} value={priority} onChange={setPriority} options={priorities} />}
      </Field>
    </FormDialog>
  )
}
