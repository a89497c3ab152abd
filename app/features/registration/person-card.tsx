import type { ReactNode } from 'react'
import { Field, type FieldState } from '#app/ui/field.tsx'
import { type Attendee, GENDERS } from '#domain/registration/attendee.ts'
import { SelectField } from './select-field.tsx'
import { LABELS } from './still-missing.ts'

type Props = {
  person: Record<keyof Attendee, FieldState>
  number: number
  /** Somebody who was just added is the next to be typed. */
  focus: boolean
  remove: ReactNode
}

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: gender }))

export function PersonCard({ person, number, focus, remove }: Props) {
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
        <Field label={LABELS.email} field={person.email}>
          {(attributes) => (
            <input {...attributes} type="email" autoComplete={own(number, 'email')} />
          )}
        </Field>
        <Field label={LABELS.phone} field={person.phone} help="Ten digits, with or without +91.">
          {(attributes) => (
            <input {...attributes} type="tel" autoComplete={own(number, 'tel-national')} />
          )}
        </Field>
        <Field label={LABELS.city} field={person.city}>
          {(attributes) => <input {...attributes} autoComplete={own(number, 'address-level2')} />}
        </Field>
      </div>
      <div>{remove}</div>
    </fieldset>
  )
}

/** The first person is the one at the keyboard; a browser must not fill in the same for others. */
function own(number: number, word: string): string {
  return number === 1 ? word : 'off'
}
