import { useId, type ReactNode } from 'react'
import { ApiError } from 'waypost-client'
import { Button } from './button'
import { Dialog } from './dialog'
import { ErrorNotice } from './error-notice'
import { Field, Input, Textarea } from './field'

/** What the server says is wrong, by field. */
export const faultsOf = (error: unknown): Readonly<Record<string, readonly string[]>> =>
  error instanceof ApiError ? error.fields : {}

interface FormDialogProps {
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** On the button that sends it. */
  action: string
  busy: boolean
  error: unknown
  /** Those whose faults stand beside them; any other is told above the buttons. */
  fields: readonly string[]
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, which is sent or left. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, action, busy, error, fields, onSubmit, onClose, children } = props
  const id = useId()
  const faults = Object.keys(faultsOf(error))
  const explained = faults.length > 0 && faults.every((name) => fields.includes(name))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      {...(size === undefined ? {} : { size })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {error != null && !explained && <ErrorNotice error={error} />}
      </form>
    </Dialog>
  )
}

interface EntryProps {
  label?: string
  value: string
  onChange: (value: string) => void
  errors?: readonly string[] | undefined
  hint?: ReactNode
}

/** What it is called: where a form begins. */
export function NameEntry({ label = 'Name', value, onChange, errors, hint }: EntryProps) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <Input
          {...control}
          autoFocus
          required
          maxLength={255}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export function TextEntry({ label = 'Description', value, onChange, errors, hint }: EntryProps) {
  return (
    <Field label={label} hint={hint} optional errors={errors}>
      {(control) => (
        <Textarea {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
