import { createContext, useContext, useState, type ReactNode, type SyntheticEvent } from 'react'
import { ApiError } from 'waypost-client'
import { Button } from '@/ui/button'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input } from '@/ui/field'

interface FormProps {
  onSubmit: (values: Record<string, string>) => void
  error: unknown
  busy: boolean
  action: string
  /** As wide as the form where it is all there is; as wide as its words among other settings. */
  wide?: boolean
  children: ReactNode
}

/** What is wrong with the fields as they stand, before the server is asked. */
const Faults = createContext<Readonly<Record<string, string>>>({})

/** A form whose fields are read when it is sent. What is wrong with a field stands under it, the rest above the button. */
export function AccountForm({ onSubmit, error, busy, action, wide = true, children }: FormProps) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const inputs = [...event.currentTarget.elements].filter((one) => one instanceof HTMLInputElement)
    const wrong = inputs.filter(({ validity }) => !validity.valid)
    setFaults(Object.fromEntries(wrong.map((input) => [input.name, faultOf(input)])))
    if (wrong.length > 0) return wrong[0]?.focus()
    onSubmit(Object.fromEntries(inputs.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]))))
  }
  const explained = error instanceof ApiError && Object.keys(error.fields).length > 0
  return (
    // The browser's own bubbles speak its language and hide what is below them.
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Faults value={faults}>{children}</Faults>
      {error !== null && error !== undefined && !explained && <ErrorNotice error={error} />}
      <Button type="submit" variant="primary" busy={busy} className={wide ? 'h-9 w-full' : 'self-end'}>
        {action}
      </Button>
    </form>
  )
}

function faultOf({ validity, minLength, value, type }: HTMLInputElement): string {
  if (validity.valueMissing) return 'This is needed.'
  if (validity.tooShort) return `At least ${minLength} characters; these are ${value.length}.`
  return type === 'email' ? 'An email address, such as name@company.com.' : 'This cannot be taken.'
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
  const fault = useContext(Faults)[name]
  const refused = error instanceof ApiError ? error.fields[name] : undefined
  return (
    <Field label={label} hint={hint} optional={optional} errors={fault === undefined ? refused : [fault]}>
      {(control) => <Input {...control} {...input} name={name} required={!optional} className="h-9" />}
    </Field>
  )
}
