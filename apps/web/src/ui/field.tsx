import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'

const look =
  'w-full rounded-md border border-line-strong bg-field px-2.5 text-base text-ink transition-colors hover:border-faint focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-danger'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(look, 'h-8', className)} {...rest} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(look, 'min-h-20 py-1.5', className)} {...rest} />
}

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The server's words on this field: `error.fields['name']`. */
  errors?: readonly string[] | undefined
  optional?: boolean
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => ReactNode
}

/** A label, a control and what is wrong with it. The control is given the attributes that connect them. */
export function Field({ label, hint, errors = [], optional = false, children }: FieldProps) {
  const id = useId()
  const failed = errors.length > 0
  const described = failed || hint !== undefined ? `${id}-about` : undefined
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex items-baseline gap-1.5 text-sm font-medium text-ink">
        {label}
        {optional && <span className="font-normal text-faint">optional</span>}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': failed })}
      {failed ? (
        <p id={described} className="text-sm text-danger">
          {errors.join(' ')}
        </p>
      ) : (
        hint !== undefined && (
          <p id={described} className="text-sm text-faint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
