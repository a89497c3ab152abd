import type { ComponentProps } from 'react'
import { useLanguage } from '#app/ui/language.tsx'
import { ErrorSummary, summaryLines } from './error-summary.tsx'
import { Field, type FieldState, type Option, SelectField } from './field.tsx'
import type { Errors, Texts, Typing } from './typed.ts'

/** Its type may also be `textarea`. */
export type Control = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'required' | 'lang' | 'min' | 'max'
> & { rows?: number; options?: readonly Option[] | undefined }

export type FieldRow = Control &
  Omit<ComponentProps<typeof SelectField>, 'field' | 'isDay' | 'options' | 'nothing'> & {
    name: string
    id?: string
  }

/** A labelled control that keeps what was typed, with its error beside it. Works without a script. */
export function TypedField({ name, typed, errors, type, options, ...props }: Typing & FieldRow) {
  const { label, help, describedBy, focus, id = fieldId(name), ...control } = props
  const { empty, after, rows = 4, ...input } = control
  const field = { ...fieldState(name, typed[name] ?? '', errors[name]), id }
  const shown = { label, field, help, describedBy, focus }
  if (options) return <SelectField {...shown} {...{ options, empty, after }} />
  return (
    <Field {...shown} isDay={type === 'date' || type === 'datetime-local'}>
      {(attributes) =>
        type === 'textarea' ? (
          <textarea {...attributes} rows={rows} lang={input.lang} />
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
export function TypedErrors(props: {
  errors: Errors
  others?: readonly string[] | undefined
  labels?: Texts | undefined
}) {
  const { errors, others = [], labels = {} } = props
  const language = useLanguage()
  const { '': whole, ...wrong } = errors
  const lines = summaryLines(language, wrong, labels)
  const fields = lines.map(([name, error]) => ({ id: fieldId(name), error }))
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
