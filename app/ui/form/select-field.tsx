import type { ChangeEvent } from 'react'
import { Field, type FieldState } from './field.tsx'

type Props = {
  label: string
  field: FieldState
  options: readonly { value: string; label: string }[]
  help?: string | undefined
  /** Gets the focus after a refused submit. */
  focus?: boolean
  /** The text of the control while nothing is chosen. */
  empty?: string
  /** The text of the control when there are no options. */
  nothing?: string | undefined
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

export function SelectField({ label, field, options, help, focus, ...control }: Props) {
  const { empty = 'Choose one', nothing, onChange } = control
  return (
    <Field label={label} field={field} focus={focus} {...(help && { help })}>
      {(attributes) => (
        <select {...attributes} defaultValue={attributes.defaultValue ?? ''} onChange={onChange}>
          <option value="" disabled={nothing !== undefined}>
            {nothing ?? empty}
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
