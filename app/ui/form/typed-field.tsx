import { Field } from './field.tsx'
import { fieldId } from './field-id.ts'
import { SelectField } from './select-field.tsx'
import type { Errors, Typed } from './typed.ts'

export type Control = {
  type?: 'text' | 'date' | 'email' | 'tel' | 'datetime-local' | 'textarea' | undefined
  inputMode?: 'decimal' | 'numeric' | undefined
  /** A select offers these. */
  options?: readonly { value: string; label: string }[] | undefined
}

type Props = Control & {
  label: string
  name: string
  typed: Typed
  errors: Errors
  help?: string
}

/** A labelled control that keeps what was typed, with its error beside it. Works without a script. */
export function TypedField({ label, name, typed, errors, help, ...control }: Props) {
  const error = errors[name]
  const { type = 'text', inputMode, options } = control
  const field = {
    id: fieldId(name),
    name,
    errors: error ? [error] : undefined,
    initialValue: typed[name] ?? '',
  }
  if (options) return <SelectField label={label} field={field} options={options} help={help} />
  return (
    <Field label={label} field={field} {...(help && { help })}>
      {({ autoFocus: _, ...attributes }) =>
        type === 'textarea' ? (
          <textarea {...attributes} rows={4} />
        ) : (
          <input {...attributes} type={type} inputMode={inputMode} autoComplete="off" />
        )
      }
    </Field>
  )
}
