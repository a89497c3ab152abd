import { openedFields } from '#app/features/registration/correction/rebase-correction.ts'
import { PersonFields } from '#app/features/registration/correction/registration-fields.tsx'
import { addressOf } from '#app/office/action/office-record.ts'
import { useFound } from '#app/office/back-to-found.tsx'
import { Initials } from '#app/office/cells.tsx'
import { GetButton, HiddenFields, PostForm, Submit } from '#app/office/form/office-form.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { toDecimalText } from '#domain/money.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { FORM_FIELDS, fullName } from '#domain/registration/person.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { filledPersonFields } from '#workflows/records/corrections/plan-correction.ts'
import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/records/registration/read-registration-record.ts'

export function PeopleTable({ record, actor }: { record: RegistrationRecord; actor: Actor }) {
  const { people, removed, registration, refundableMinor, proposals } = record
  const { forPerson } = proposals
  const isCancelled = registration.hold === 'cancelled'
  const may = {
    correct: staffCan.correct(actor) && !isCancelled,
    // The last one is not removed, but the registration cancelled.
    remove: staffCan.cancel(actor) && people.length > 1 && !isCancelled,
    return: staffCan.cancel(actor) && people.length < LARGEST_PARTY && !isCancelled,
    refund: staffCan.refund(actor) && refundableMinor > 0,
  }
  /** Each opens a page that says what will happen. The refund opens with what the cancelling rule proposes. */
  const personActions = (person: StoredAttendee) => {
    const { position } = person
    const name = fullName(person)
    const shareMinor = forPerson.get(position) ?? 0
    const amount = shareMinor > 0 ? toDecimalText(shareMinor) : undefined
    return (
      <div className="row person-actions no-print">
        {may.remove && (
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
      <ul className="lines" aria-label="Who comes">
        {people.map((person, index) => (
          <li key={person.position} className="person">
            <strong>
              <Initials name={fullName(person)} />
              {fullName(person)}
            </strong>
            <About person={person} first={people[0] ?? person} />
            {personActions(person)}
            {may.correct && <PersonForm {...{ record, index, person }} />}
          </li>
        ))}
        {may.correct && people.length < LARGEST_PARTY && (
          <li className="person">
            <PersonForm record={record} index={people.length} />
          </li>
        )}
        {removed.map((person) => (
          <li key={person.position} className="person soft">
            <span>Removed: {fullName(person)}</span>
            {may.return && person.first_name !== '' && (
              <GetButton
                action={addressOf(record, 'bring-back')}
                fields={{ person: person.position }}
                className="person-actions no-print"
                aria-label={`Bring back ${fullName(person)}`}
              >
                Bring back
              </GetButton>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}

function PersonForm(props: { record: RegistrationRecord; index: number; person?: StoredAttendee }) {
  const { record, index, person } = props
  const fields = filledPersonFields(record.people)
  const row = `persons[${index}]`
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith(row)))
  return (
    <details className="person-form no-print">
      <summary className="button button-quiet">
        {person ? 'Correct' : 'Add a person'}
        {person && <span className="visually-hidden"> {fullName(person)}</span>}
      </summary>
      <PostForm
        className="form"
        action={useFound()(addressOf(record, 'correct'))}
        version={record.registration.version}
        live="show"
      >
        <HiddenFields fields={openedFields(typed)} />
        <fieldset className="office-person tiles">
          <legend className="visually-hidden">
            {person ? `Correct ${fullName(person)}` : 'Add a person'}
          </legend>
          <PersonFields row={row} typed={typed} errors={{}} />
        </fieldset>
        <div className="stack gap-3" data-part="plan">
          <Submit intent="show">Save</Submit>
        </div>
      </PostForm>
    </details>
  )
}

const OTHERS = FORM_FIELDS.filter(({ name }) => name !== 'firstname' && name !== 'lastname')
const CONTACTS = OTHERS.filter(({ control }) => control === 'email' || control === 'tel')
const ABOUT = OTHERS.filter((field) => !CONTACTS.includes(field))

/** Most of a family share an address and a number. Whoever has one of their own is shown with both. */
function About({ person, first }: { person: StoredAttendee; first: StoredAttendee }) {
  const about = ABOUT.map(({ column }) => person[column]).join(', ')
  const isShared = CONTACTS.every(({ column }) => person[column] === first[column])
  if (isShared && person !== first) {
    return <span className="soft">{`${about} · as ${first.first_name}`}</span>
  }
  const own = CONTACTS.filter(({ column }) => person[column] !== '')
  return (
    <>
      <span className="soft">{about}</span>
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
    </>
  )
}
