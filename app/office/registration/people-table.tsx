import { addressOf } from '#app/office/action/office-record.ts'
import { GetButton } from '#app/office/form/office-form.tsx'
import { toDecimalText } from '#domain/money.ts'
import { FORM_FIELDS, fullName, type PersonField } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/records/registration/read-registration-record.ts'
import { Sheet } from '../sheet.tsx'

type Props = {
  record: RegistrationRecord
  /** What this person of the office may do with one person. */
  may: { takeOff: boolean; refund: boolean }
}

/** Who comes, with what can be done about one of them, and who was taken off. */
export function PeopleTable({ record, may }: Props) {
  const { people, removed } = record
  const actions = may.takeOff || may.refund ? ['Actions'] : []
  return (
    <section className="office-card box stack gap-2 people" aria-labelledby="people">
      <h2 id="people">People</h2>
      <Sheet
        caption="Who comes"
        hidesCaption
        columns={[...COLUMNS, ...actions]}
        rows={people.map((person) => {
          const { key, cells } = toRow(person, people[0] ?? person)
          return {
            key,
            cells: [...cells, <PersonActions key="actions" {...{ record, person, may }} />],
          }
        })}
      />
      {removed.length > 0 && <p>Taken off: {removed.map(fullName).join(', ')}</p>}
    </section>
  )
}

/** Each opens a page that says what will happen. The refund opens with what the cancelling rule proposes. */
function PersonActions({ record, person, may }: Props & { person: StoredAttendee }) {
  const name = fullName(person)
  const { forPerson } = record.proposals
  const shareMinor = forPerson.get(person.position) ?? 0
  return (
    <div className="row gap-2 person-actions no-print">
      {may.takeOff && (
        <GetButton
          action={addressOf(record, 'take-off')}
          fields={{ person: person.position }}
          aria-label={`Take off ${name}`}
        >
          Take off
        </GetButton>
      )}
      {may.refund && (forPerson.size === 0 || forPerson.has(person.position)) && (
        <GetButton
          action={addressOf(record, 'refund')}
          fields={{
            reason: `For ${name}`,
            amount: shareMinor > 0 ? toDecimalText(shareMinor) : undefined,
          }}
          aria-label={`Refund ${name}`}
        >
          Refund
        </GetButton>
      )}
    </div>
  )
}

/** The names are one column, which comes first; how to reach people is another. */
const OTHERS = FORM_FIELDS.filter(({ name }) => name !== 'firstname' && name !== 'lastname')
const CONTACTS = OTHERS.filter(isContact)
const ABOUT = OTHERS.filter((field) => !isContact(field))

const COLUMNS = [
  'Name',
  ...[ABOUT, CONTACTS].map((fields) =>
    fields.map(({ name }) => REGISTRATION_FIELDS.en.person[name]).join(', '),
  ),
]

function isContact({ control }: PersonField): boolean {
  return control === 'email' || control === 'tel'
}

function toRow(person: StoredAttendee, first: StoredAttendee) {
  const about = ABOUT.map(({ column }) => person[column]).join(', ')
  return {
    key: String(person.position),
    cells: [fullName(person), about, <Contact key="contact" {...{ person, first }} />],
  }
}

/** Most of a family share an address and a number. Whoever has one of their own is shown with both. */
function Contact({ person, first }: { person: StoredAttendee; first: StoredAttendee }) {
  const isShared = CONTACTS.every(({ column }) => person[column] === first[column])
  if (isShared && person !== first) return `as ${first.first_name}`
  const own = CONTACTS.filter(({ column }) => person[column] !== '')
  return (
    <div className="person-contact">
      {own.map(({ name, control, column }) =>
        control === 'tel' ? (
          <a key={name} className="nowrap" href={`tel:+91${person[column]}`}>
            {person[column]}
          </a>
        ) : (
          <a key={name} href={`mailto:${person[column]}`}>
            {person[column]}
          </a>
        ),
      )}
    </div>
  )
}
