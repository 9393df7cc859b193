import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/copy-text'
import { DatePicker } from '@/ui/date-picker'
import { addDays, today } from '@/ui/dates'
import { Dialog } from '@/ui/dialog'
import { Field, Input } from '@/ui/field'
import { faultsOf, FormDialog, NameEntry, TextEntry } from '@/ui/form-dialog'
import { Select } from '@/ui/select'
import { createApiToken, apiTokensQuery } from './api-tokens.queries'

const expiries = [
  { value: 'never', label: 'Never' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: 'date', label: 'On a date…' },
] as const

type Expiry = (typeof expiries)[number]['value']

/** Days are counted from now; a date is over when it is over here. */
function expiresAt(expiry: Expiry, date: string): string | null {
  if (expiry === 'never') return null
  if (expiry === 'date') return new Date(`${date}T23:59:59`).toISOString()
  return new Date(Date.now() + Number(expiry) * 86_400_000).toISOString()
}

export function AddTokenDialog({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [expiry, setExpiry] = useState<Expiry>('90')
  const [date, setDate] = useState(addDays(today(), 30))
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: createApiToken,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
  })
  if (create.data) return <NewKey value={create.data.token} title={create.data.title} onClose={onClose} />
  const faults = faultsOf(create.error)
  return (
    <FormDialog
      title="Add personal access token"
      action="Add token"
      busy={create.isPending}
      error={create.error}
      fields={['description', 'expires_at', 'title']}
      onSubmit={() =>
        create.mutate({ title: title.trim(), description, expires_at: expiresAt(expiry, date) })
      }
      onClose={onClose}
    >
      <NameEntry
        label="Title"
        hint="What will use it, such as “Nightly report”."
        value={title}
        onChange={setTitle}
        errors={faults['title']}
      />
      <TextEntry value={description} onChange={setDescription} errors={faults['description']} />
      <Field label="Expires" errors={faults['expires_at']}>
        {(control) => (
          <div className="flex items-center gap-2">
            <Select {...control} className="w-40" value={expiry} onChange={setExpiry} options={expiries} />
            {expiry === 'date' && (
              <DatePicker
                label="Expiry date"
                clearable={false}
                min={today()}
                value={date}
                onChange={(day) => day !== null && setDate(day)}
              />
            )}
          </div>
        )}
      </Field>
    </FormDialog>
  )
}

function NewKey({ value, title, onClose }: { value: string; title: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${title} is ready`}
      description="Copy the key now. It is shown this once; Waypost keeps only its hash."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex items-center gap-2">
        <Input
          readOnly
          autoFocus
          aria-label="Key"
          className="font-mono"
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button
          onClick={() => {
            void copyText(value).then(setCopied)
          }}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
    </Dialog>
  )
}
