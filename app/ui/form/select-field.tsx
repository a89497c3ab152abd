import type { ChangeEvent, ReactNode } from 'react'
import { useWords } from '#app/ui/language.tsx'
import { FORM_WORDS } from '#words/forms.ts'
import type { PartLang } from '../text/part-lang.ts'
import { Field, type FieldState } from './field.tsx'

export type Option = {
  value: string
  label: string
  /** Of the label, where it is not translated. */
  lang?: PartLang
}

/** Options that are their own labels. */
export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}

/** Codes with their labels in a language, in the order of the codes. */
export function labelledOptions<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
): Option[] {
  return codes.map((code) => ({ value: code, label: labels[code] }))
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
  const words = useWords(FORM_WORDS)
  const { empty = words.chooseOne, nothing, after, onChange } = control
  return (
    <Field label={label} field={field} help={help} focus={focus}>
      {(attributes) => (
        <>
          <select {...attributes} defaultValue={attributes.defaultValue ?? ''} onChange={onChange}>
            <option value="" disabled={nothing !== undefined}>
              {nothing ?? empty}
            </option>
            {options.map(({ value, label: shown, lang }) => (
              <option key={value} value={value} lang={lang}>
                {shown}
              </option>
            ))}
          </select>
          {after}
        </>
      )}
    </Field>
  )
}
