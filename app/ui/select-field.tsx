import type { ChangeEvent } from 'react'
import { Field, type FieldState } from '#app/ui/field.tsx'

type Props = {
  label: string
  field: FieldState
  options: readonly { value: string; label: string }[]
  help?: string | undefined
  /** The text of the control when there are no options. */
  nothing?: string | undefined
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

export function SelectField({ label, field, options, help, nothing, onChange }: Props) {
  return (
    <Field label={label} field={field} {...(help && { help })}>
      {(attributes) => (
        <select {...attributes} defaultValue={attributes.defaultValue ?? ''} onChange={onChange}>
          <option value="" disabled={nothing !== undefined}>
            {nothing ?? 'Choose one'}
          </option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
