import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { fullName } from '#domain/registration/full-name.ts'
import { FORM_FIELDS, type PersonField } from '#domain/registration/person-fields.ts'
import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/registration/read-registration-record.ts'
import { Sheet } from '../sheet.tsx'

/** Who comes, and who was taken off. */
export function PeopleTable({ record: { people, removed } }: { record: RegistrationRecord }) {
  return (
    <section className="office-card" aria-labelledby="people">
      <h2 id="people">People</h2>
      <Sheet
        caption="Who comes"
        hidesCaption
        columns={COLUMNS}
        rows={people.map((person) => toRow(person, people[0] ?? person))}
      />
      {removed.length > 0 && <p>Taken off: {removed.map(fullName).join(', ')}</p>}
    </section>
  )
}

/** The names are one column, which comes first. */
const OTHERS = FORM_FIELDS.filter(({ name }) => name !== 'firstname' && name !== 'lastname')

const COLUMNS = [
  { label: 'Name' },
  ...OTHERS.map(({ name, control }) => ({
    label: PERSON_LABELS[name],
    isNumber: control === 'number',
  })),
]

function toRow(person: StoredAttendee, first: StoredAttendee) {
  const cells = OTHERS.map((field) => {
    const value = person[field.column]
    const isContact = field.control === 'email' || field.control === 'tel'
    const isSame = person !== first && isContact && value !== '' && value === first[field.column]
    return isSame ? `as ${first.first_name}` : cellOf(field, value)
  })
  return { key: String(person.position), cells: [fullName(person), ...cells] }
}

function cellOf({ name, control }: PersonField, value: string | number) {
  if (value === '') return '–'
  if (control === 'email') {
    return (
      <a key={name} href={`mailto:${value}`}>
        {value}
      </a>
    )
  }
  if (control === 'tel') {
    return (
      <a key={name} className="office-tel" href={`tel:+91${value}`}>
        {value}
      </a>
    )
  }
  return value
}
