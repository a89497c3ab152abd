import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The part of a form library's field that a building block needs. */
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
  help?: string
  /** After a submit that was refused: this is where the visitor goes on. */
  focus?: boolean
  /** The control itself, given what ties it to its label, help and message. */
  children: (attributes: Attributes) => ReactNode
}

/** Label above, help before the control, the message beside it in words and with an icon. */
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
