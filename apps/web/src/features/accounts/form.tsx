import type { ReactNode, SyntheticEvent } from 'react'
import { ApiError } from 'waypost-client'
import { Button } from '@/ui/button'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input } from '@/ui/field'

interface FormProps {
  onSubmit: (values: Record<string, string>) => void
  error: unknown
  busy: boolean
  action: string
  children: ReactNode
}

/** A form whose fields are read when it is sent. What is wrong with a field stands under it, the rest above the button. */
export function AccountForm({ onSubmit, error, busy, action, children }: FormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values: Record<string, string> = {}
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') values[name] = value
    }
    onSubmit(values)
  }
  const explained = error instanceof ApiError && Object.keys(error.fields).length > 0
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {children}
      {error !== null && error !== undefined && !explained && <ErrorNotice error={error} />}
      <Button type="submit" variant="primary" busy={busy} className="h-9 w-full">
        {action}
      </Button>
    </form>
  )
}

interface TextFieldProps {
  name: string
  label: string
  error: unknown
  type?: string
  hint?: ReactNode
  autoComplete?: string
  optional?: boolean
  autoFocus?: boolean
  defaultValue?: string
  placeholder?: string
  readOnly?: boolean
  minLength?: number
}

export function TextField({ name, label, error, hint, optional = false, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      errors={error instanceof ApiError ? error.fields[name] : undefined}
    >
      {(control) => <Input {...control} {...input} name={name} required={!optional} className="h-9" />}
    </Field>
  )
}
