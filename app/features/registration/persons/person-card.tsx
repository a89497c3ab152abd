import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { personControl } from '#app/features/registration/person-control.ts'
import { EmailField } from '#app/ui/form/email-field.tsx'
import { Field, type FieldState, SelectField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { rupeesIn } from '#domain/language-formats.ts'
import {
  FORM_FIELDS,
  LONGEST,
  type PersonField,
  type PersonFieldName,
} from '#domain/registration/person.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'

/** The fields stay in the form while they are folded. What is wrong with one of them unfolds all. */
export function PersonCard(props: {
  person: Record<PersonFieldName, FieldState & { value: string | undefined }>
  /** What the team must know on the day, where the date asks for it. */
  note: FieldState | undefined
  /** Asked only where no script follows the choice of a date. */
  isNotePlain: boolean
  number: number
  share: number | undefined
  useEmail: (email: string) => void
  /** Who it is in a line, while the fields are folded away. */
  folded: string | undefined
  onOpen: () => void
  onEnter: (field: Element) => void
  children: ReactNode
}) {
  const { person, note, isNotePlain, number, share, useEmail, folded, onOpen, onEnter, children } =
    props
  const language = useLanguage()
  const words = FORM_WORDS[language]
  const isWrong = [...Object.values(person), note].some((field) => field?.error)
  const line = isWrong ? undefined : folded
  return (
    <fieldset
      className={line ? 'card person person-folded row' : 'card person'}
      id={`person-${number}`}
      onFocus={({ target }) => onEnter(target)}
    >
      <legend className={line ? 'visually-hidden' : 'person-legend'}>{words.person(number)}</legend>
      {line && (
        <button
          className="person-line line gap-2 split"
          type="button"
          aria-expanded="false"
          onClick={() => {
            flushSync(onOpen)
            document.getElementById(person.firstname.id)?.focus()
          }}
        >
          <span>{line}</span>
          <Icon name="down" />
        </button>
      )}
      <div className="person-open stack gap-4" hidden={line !== undefined}>
        <div className="form-pairs stack">
          {FORM_FIELDS.map((facts) => (
            <PersonInput
              key={facts.name}
              facts={facts}
              field={person[facts.name]}
              // Autofill is for the first person only, who is usually the visitor.
              autoComplete={number === 1 ? facts.autofill : 'off'}
              onUse={useEmail}
            />
          ))}
        </div>
        {note &&
          (isNotePlain ? (
            <noscript>
              <DayNote field={note} />
            </noscript>
          ) : (
            <DayNote field={note} />
          ))}
        {share !== undefined && (
          <p className="person-share small">
            <Filled
              text={REGISTRATION_FORM[language].shareOf(number)}
              amount={<strong>{rupeesIn(language, share)}</strong>}
            />
          </p>
        )}
      </div>
      <div className="button-row">{children}</div>
    </fieldset>
  )
}

/** What becomes of it stands below it: writing it is the consent. */
function DayNote({ field }: { field: FieldState }) {
  const { dayNote, dayNoteHelp } = useWords(REGISTRATION_FORM)
  const helpId = `${field.id}-consent`
  return (
    <div>
      <Field label={dayNote} field={field}>
        {({ 'aria-describedby': fault, ...connected }) => (
          <input
            {...connected}
            aria-describedby={[fault, helpId].filter(Boolean).join(' ')}
            autoComplete="off"
            maxLength={LONGEST.dayNote}
          />
        )}
      </Field>
      <p id={helpId} className="field-help">
        {dayNoteHelp}
      </p>
    </div>
  )
}

function PersonInput(props: {
  facts: PersonField
  field: FieldState & { value: string | undefined }
  autoComplete: string
  onUse: (email: string) => void
}) {
  const { facts, field, autoComplete, onUse } = props
  const { name, control, maxLength } = facts
  const words = useWords(REGISTRATION_FIELDS)
  const { tenDigits } = useWords(FORM_WORDS)
  const label = words.person[name]
  const { options, ...attributes } = personControl(words, facts)
  if (options) return <SelectField label={label} field={field} options={options} />
  if (control === 'email') return <EmailField {...{ label, field, autoComplete, onUse }} />
  return (
    <Field label={label} field={field} help={name === 'phone' ? tenDigits : undefined}>
      {(connected) => (
        <input {...connected} {...attributes} autoComplete={autoComplete} maxLength={maxLength} />
      )}
    </Field>
  )
}
