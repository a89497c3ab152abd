import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** The properties of a form library's field that a building block needs. */
export type FieldState = {
  id: string
  name: string
  errors: string[] | undefined
  initialValue: string | undefined
}

type Attributes = {
  id: string
  name: string
  className: string
  defaultValue: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  autoFocus: boolean
}

type Props = {
  label: string
  field: FieldState
  help?: string | undefined
  /** Gets the focus after a refused submit. */
  focus?: boolean | undefined
  /** Renders the control with the attributes that connect it to label, help and error. */
  children: (attributes: Attributes) => ReactNode
}

/** A control with its label above, help before it, and its error beside it with an icon. */
export function Field({ label, field, help, focus = false, children }: Props) {
  const error = field.errors?.[0]
  const helpId = `${field.id}-help`
  const errorId = `${field.id}-error`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.id}>
        {label}
      </label>
      {help && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {children({
        id: field.id,
        name: field.name,
        className: 'input',
        defaultValue: field.initialValue,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        autoFocus: focus,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
