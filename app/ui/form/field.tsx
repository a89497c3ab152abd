import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { FORM_WORDS } from '#words/forms.ts'
import type { PartLang } from '../text/part-lang.ts'

export type FieldState = {
  id: string
  name: string
  error: string | undefined
  initialValue: string | undefined
}

/** The office says beside a control what day it shows, whose order is the browser's. */
export const DayContext = createContext<((value: string) => ReactNode) | undefined>(undefined)

export function Field(props: {
  label: string
  field: FieldState
  isDay?: boolean
  help?: string | undefined
  /** What else is said of it. */
  describedBy?: string | undefined
  /** Gets the focus after a refused submit. */
  focus?: boolean | undefined
  /** Renders the control with the attributes that connect it to label, help and error. */
  children: (attributes: {
    id: string
    name: string
    className: string
    defaultValue: string | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    autoFocus: boolean
  }) => ReactNode
}) {
  const { label, field, isDay = false, help, describedBy, focus = false, children } = props
  const { error } = field
  const helpId = `${field.id}-help`
  const errorId = `${field.id}-error`
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
        'aria-describedby': idsOf(error && errorId, help && helpId, describedBy),
        autoFocus: focus,
      })}
      {isDay && use(DayContext)?.(field.initialValue ?? '')}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function idsOf(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error line gap-2 top strong" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

export type Option = { value: string; label: string; lang?: PartLang }

export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}

export function labelledOptions<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
): Option[] {
  return codes.map((code) => ({ value: code, label: labels[code] }))
}

export function SelectField(
  props: Omit<ComponentProps<typeof Field>, 'children'> & {
    options: readonly Option[]
    /** False where something is always chosen. */
    empty?: string | false | undefined
    nothing?: string | undefined
    after?: ReactNode
  },
) {
  const words = useWords(FORM_WORDS)
  const { options, empty = words.chooseOne, nothing, after, ...field } = props
  return (
    <Field {...field}>
      {(attributes) => (
        <>
          <select {...attributes} defaultValue={attributes.defaultValue ?? ''}>
            {empty !== false && (
              <option value="" disabled={nothing !== undefined}>
                {nothing ?? empty}
              </option>
            )}
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

/** A honeypot: a field that people can't see or reach, but that programs fill in. */
export function TrapField() {
  return (
    <div className="trap-field visually-hidden" aria-hidden="true">
      <label>
        {useWords(FORM_WORDS).leaveEmpty}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const TRAP = 'homepage'

export function isTrapped(form: FormData): boolean {
  const value = form.get(TRAP)
  return value !== null && value !== ''
}
