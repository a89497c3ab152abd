import type { ChangeEvent, ReactNode } from 'react'
import { Field, type FieldState } from './field.tsx'

export type Option = { value: string; label: string }

/** Options that are their own labels. */
export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}

type Props = {
  label: string
  field: FieldState
  options: readonly Option[]
  help?: string | undefined
  /** Gets the focus after a refused submit. */
  focus?: boolean
  /** The text of the control while nothing is chosen. */
  empty?: string
  /** The text of the control when there are no options. */
  nothing?: string | undefined
  /** What is to be known about the choice, below it. */
  after?: ReactNode
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

export function SelectField({ label, field, options, help, focus, ...control }: Props) {
  const { empty = 'Choose one', nothing, after, onChange } = control
  return (
    <Field label={label} field={field} help={help} focus={focus}>
      {(attributes) => (
        <>
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
          {after}
        </>
      )}
    </Field>
  )
}
