import type { ComponentProps } from 'react'
import { useLanguage } from '#app/ui/language.tsx'
import { ErrorSummary, namedError } from './error-summary.tsx'
import { Field, type FieldState, type Option, SelectField } from './field.tsx'
import type { Errors, Typing } from './typed.ts'

export type Control = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'maxLength' | 'autoComplete' | 'required'
> & {
  type?: 'text' | 'date' | 'email' | 'tel' | 'datetime-local' | 'textarea' | undefined
  options?: readonly Option[] | undefined
}

export type FieldRow = Control & {
  label: string
  name: string
  help?: string
  id?: string
  focus?: boolean
}

/** A labelled control that keeps what was typed, with its error beside it. Works without a script. */
export function TypedField({ name, typed, errors, type, options, ...props }: Typing & FieldRow) {
  const { label, help, focus, id = fieldId(name), ...input } = props
  const field = { ...fieldState(name, typed[name] ?? '', errors[name]), id }
  const shown = { label, field, help, focus }
  if (options) return <SelectField {...shown} options={options} />
  return (
    <Field {...shown} isDay={type === 'date' || type === 'datetime-local'}>
      {(attributes) =>
        type === 'textarea' ? (
          <textarea {...attributes} rows={4} />
        ) : (
          <input {...attributes} type={type ?? 'text'} autoComplete="off" {...input} />
        )
      }
    </Field>
  )
}

export function TypedFields({ fields, ...typing }: Typing & { fields: readonly FieldRow[] }) {
  return fields.map((field) => <TypedField key={field.name} {...field} {...typing} />)
}

/** Lists all errors at the top of the form; `others` are not about a field of it. */
export function TypedErrors(props: { errors: Errors; others?: readonly string[] }) {
  const { errors, others = [] } = props
  const language = useLanguage()
  const { '': whole, ...wrong } = errors
  const fields = Object.entries(wrong).map(([name, error]) => ({
    id: fieldId(name),
    error: namedError(language, name, error),
  }))
  return <ErrorSummary formErrors={whole ? [whole, ...others] : others} fields={fields} />
}

export function fieldState(
  name: string,
  value: string | undefined,
  error: string | undefined,
): FieldState {
  return { id: fieldId(name), name, error, initialValue: value }
}

/** Brackets and dots are awkward in addresses of parts of a page. */
export function fieldId(name: string): string {
  return `f-${name.replace(/[^\w-]+/g, '-')}`
}
