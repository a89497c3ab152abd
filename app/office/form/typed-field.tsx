import type { Errors, Typed } from '#app/office/action/action-plan.ts'
import { Field } from '#app/ui/form/field.tsx'
import { fieldId } from './field-id.ts'

type Props = {
  label: string
  name: string
  typed: Typed
  errors: Errors
  help?: string
  type?: 'text' | 'date' | 'email' | 'tel' | 'datetime-local' | 'textarea'
  inputMode?: 'decimal' | 'numeric'
  /** A select offers these. */
  options?: readonly { value: string; label: string }[]
}

/** A labelled control that keeps what was typed, with its error beside it. */
export function TypedField({ label, name, typed, errors, help, type = 'text', ...more }: Props) {
  const error = errors[name]
  const field = {
    id: fieldId(name),
    name,
    errors: error ? [error] : undefined,
    initialValue: typed[name] ?? '',
  }
  const { inputMode, options } = more
  return (
    <Field label={label} field={field} {...(help && { help })}>
      {({ autoFocus: _, ...attributes }) => {
        if (options) return <Select attributes={attributes} options={options} />
        if (type === 'textarea') return <textarea {...attributes} rows={4} />
        return <input {...attributes} type={type} inputMode={inputMode} autoComplete="off" />
      }}
    </Field>
  )
}

type SelectProps = {
  attributes: React.ComponentProps<'select'>
  options: readonly { value: string; label: string }[]
}

function Select({ attributes, options }: SelectProps) {
  return (
    <select {...attributes}>
      <option value="">Choose one</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
