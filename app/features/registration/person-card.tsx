import type { ReactNode } from 'react'
import { EmailField } from '#app/ui/form/email-field.tsx'
import { Field, type FieldState } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { formatRupees } from '#domain/money.ts'
import { type Attendee, GENDERS } from '#domain/registration/attendee.ts'
import { LABELS } from './still-missing.ts'

type Props = {
  person: Record<keyof Attendee, FieldState> & { email: { value: string | undefined } }
  number: number
  /** Whether this person was just added and gets the focus. */
  focus: boolean
  /** This person's share of the total, once it is known. */
  share: number | undefined
  useEmail: (email: string) => void
  /** The buttons of the card. */
  children: ReactNode
}

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: gender }))

export function PersonCard({ person, number, focus, share, useEmail, children }: Props) {
  return (
    <fieldset className="card person" id={`person-${number}`}>
      <legend className="person-legend">Person {number}</legend>
      <div className="form-pairs">
        <Field label={LABELS.firstname} field={person.firstname} focus={focus}>
          {(attributes) => <input {...attributes} autoComplete={own(number, 'given-name')} />}
        </Field>
        <Field label={LABELS.lastname} field={person.lastname}>
          {(attributes) => <input {...attributes} autoComplete={own(number, 'family-name')} />}
        </Field>
        <SelectField label={LABELS.gender} field={person.gender} options={GENDER_OPTIONS} />
        <Field label={LABELS.age} field={person.age}>
          {(attributes) => (
            <input {...attributes} inputMode="numeric" autoComplete="off" maxLength={3} />
          )}
        </Field>
        <EmailField
          label={LABELS.email}
          field={person.email}
          autoComplete={own(number, 'email')}
          onUse={useEmail}
        />
        <Field label={LABELS.phone} field={person.phone} help="Ten digits, with or without +91.">
          {(attributes) => <input {...attributes} type="tel" autoComplete={own(number, 'tel')} />}
        </Field>
        <Field label={LABELS.city} field={person.city}>
          {(attributes) => <input {...attributes} autoComplete={own(number, 'address-level2')} />}
        </Field>
      </div>
      {share !== undefined && (
        <p className="person-share">
          To pay now for person {number}: <strong>{formatRupees(share)}</strong>
        </p>
      )}
      <div className="button-row">{children}</div>
    </fieldset>
  )
}

/** Autofill is for the first person only, who is usually the visitor. */
function own(number: number, word: string): string {
  return number === 1 ? word : 'off'
}
