import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { toDecimalText } from '#domain/money.ts'
import { fullName } from '#domain/registration/full-name.ts'
import { FORM_FIELDS, type PersonField } from '#domain/registration/person-fields.ts'
import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/registration/read-registration-record.ts'
import { Sheet } from '../sheet.tsx'
import { registrationAddress } from './registration-address.ts'

type Props = {
  record: RegistrationRecord
  /** What this person of the office may do with one person. */
  may: { takeOff: boolean; refund: boolean }
}

/** Who comes, with what can be done about one of them, and who was taken off. */
export function PeopleTable({ record, may }: Props) {
  const { people, removed } = record
  const actions = may.takeOff || may.refund ? [ACTIONS] : []
  return (
    <section className="office-card" aria-labelledby="people">
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

const ACTIONS = { label: 'Actions' }

/** Each opens a page that says what will happen. The refund opens with what the cancelling rule proposes. */
function PersonActions({ record, person, may }: Props & { person: StoredAttendee }) {
  const name = fullName(person)
  const shareMinor = record.proposals.forPerson.get(person.position) ?? 0
  return (
    <div className="person-actions no-print">
      {may.takeOff && (
        <form method="get" action={registrationAddress(record, 'take-off')}>
          <input type="hidden" name="person" value={person.position} />
          <button className="button button-quiet" type="submit" aria-label={`Take off ${name}`}>
            Take off
          </button>
        </form>
      )}
      {may.refund && (
        <form method="get" action={registrationAddress(record, 'refund')}>
          <input type="hidden" name="reason" value={`For ${name}`} />
          {shareMinor > 0 && (
            <input type="hidden" name="amount" value={toDecimalText(shareMinor)} />
          )}
          <button className="button button-quiet" type="submit" aria-label={`Refund ${name}`}>
            Refund
          </button>
        </form>
      )}
    </div>
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
    const isSame = person !== first && isContact && value === first[field.column]
    return isSame ? `as ${first.first_name}` : cellOf(field, value)
  })
  return { key: String(person.position), cells: [fullName(person), ...cells] }
}

function cellOf({ name, control }: PersonField, value: string | number) {
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
