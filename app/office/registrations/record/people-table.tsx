import { addressOf } from '#app/office/action/office-record.ts'
import { GetButton } from '#app/office/form/office-form.tsx'
import { Initials } from '#app/office/initials.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { toDecimalText } from '#domain/money.ts'
import { FORM_FIELDS, fullName } from '#domain/registration/person.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/records/registration/read-registration-record.ts'

/** Who comes, with what can be done about one of them, and who was removed. */
export function PeopleTable({ record, actor }: { record: RegistrationRecord; actor: Actor }) {
  const { people, removed, registration, refundableMinor } = record
  const may = {
    // The last one is not removed, but the registration cancelled.
    takeOff: staffCan.cancel(actor) && people.length > 1 && registration.hold !== 'cancelled',
    refund: staffCan.refund(actor) && refundableMinor > 0,
  }
  const { forPerson } = record.proposals
  /** Each opens a page that says what will happen. The refund opens with what the cancelling rule proposes. */
  const personActions = (person: StoredAttendee) => {
    const { position } = person
    const name = fullName(person)
    const shareMinor = forPerson.get(position) ?? 0
    const amount = shareMinor > 0 ? toDecimalText(shareMinor) : undefined
    return (
      <div className="row gap-2 person-actions no-print">
        {may.takeOff && (
          <GetButton
            action={addressOf(record, 'take-off')}
            fields={{ person: position }}
            aria-label={`Remove ${name}`}
          >
            Remove
          </GetButton>
        )}
        {may.refund && (forPerson.size === 0 || forPerson.has(position)) && (
          <GetButton
            action={addressOf(record, 'refund')}
            fields={{ reason: `For ${name}`, amount }}
            aria-label={`Refund ${name}`}
          >
            Refund
          </GetButton>
        )}
      </div>
    )
  }
  return (
    <OfficeCard id="people" title="People" className="people">
      <Sheet
        caption="Who comes"
        hidesCaption
        columns={[
          [
            'Name',
            (person) => (
              <>
                <Initials name={fullName(person)} />
                {fullName(person)}
              </>
            ),
          ],
          [labelOf(ABOUT), (person) => ABOUT.map(({ column }) => person[column]).join(', ')],
          [labelOf(CONTACTS), (person) => <Contact person={person} first={people[0] ?? person} />],
          ...(may.takeOff || may.refund ? [['Actions', personActions] as const] : []),
        ]}
        rows={people}
      />
      {removed.length > 0 && <p>Removed: {removed.map(fullName).join(', ')}</p>}
    </OfficeCard>
  )
}

/** The names are one column, which comes first; how to reach people is another. */
const OTHERS = FORM_FIELDS.filter(({ name }) => name !== 'firstname' && name !== 'lastname')
const CONTACTS = OTHERS.filter(({ control }) => control === 'email' || control === 'tel')
const ABOUT = OTHERS.filter((field) => !CONTACTS.includes(field))

function labelOf(fields: typeof FORM_FIELDS): string {
  return fields.map(({ name }) => REGISTRATION_FIELDS.en.person[name]).join(', ')
}

/** Most of a family share an address and a number. Whoever has one of their own is shown with both. */
function Contact({ person, first }: { person: StoredAttendee; first: StoredAttendee }) {
  const isShared = CONTACTS.every(({ column }) => person[column] === first[column])
  if (isShared && person !== first) return `as ${first.first_name}`
  const own = CONTACTS.filter(({ column }) => person[column] !== '')
  return (
    <div className="person-contact">
      {own.map(({ name, control, column }) => (
        <a
          key={name}
          className={control === 'tel' ? 'nowrap' : undefined}
          href={`${control === 'tel' ? 'tel:+91' : 'mailto:'}${person[column]}`}
        >
          {person[column]}
        </a>
      ))}
    </div>
  )
}
