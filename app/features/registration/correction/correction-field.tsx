import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'

type Props = {
  label: string
  name: string
  typed: Readonly<Record<string, string>>
  errors: Record<string, string>
  type?: 'text' | 'email' | 'tel' | 'datetime-local'
  inputMode?: 'numeric'
  /** A select offers these. */
  options?: readonly { value: string; label: string }[]
}

/** A labelled control that keeps what was typed, with its error beside it. */
export function CorrectionField({ label, name, typed, errors, type = 'text', ...more }: Props) {
  const error = errors[name]
  const field = {
    id: correctionFieldId(name),
    name,
    errors: error ? [error] : undefined,
    initialValue: typed[name] ?? '',
  }
  if (more.options) return <SelectField label={label} field={field} options={more.options} />
  return (
    <Field label={label} field={field}>
      {(attributes) => (
        <input {...attributes} type={type} inputMode={more.inputMode} autoComplete="off" />
      )}
    </Field>
  )
}

/** "persons[0].city" → "persons-0-city" */
export function correctionFieldId(name: string): string {
  return name.replace(/\W+/g, '-')
}
