import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/registration/read-registration-record.ts'
import { Sheet } from '../sheet.tsx'

/** Who comes, and who was taken off. */
export function PeopleTable({ record: { people, removed } }: { record: RegistrationRecord }) {
  return (
    <section className="office-section" aria-labelledby="people">
      <h2 id="people">People</h2>
      <Sheet caption="Who comes" hidesCaption columns={COLUMNS} rows={people.map(toRow)} />
      {removed.length > 0 && (
        <p>
          Taken off:{' '}
          {removed.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')}
        </p>
      )}
    </section>
  )
}

const COLUMNS = [
  { label: 'Name' },
  { label: 'Gender' },
  { label: 'Age', isNumber: true },
  { label: 'Email' },
  { label: 'Mobile' },
  { label: 'City' },
]

function toRow({
  position,
  first_name,
  last_name,
  gender,
  age,
  email,
  phone,
  city,
}: StoredAttendee) {
  return {
    key: String(position),
    cells: [
      `${first_name} ${last_name}`,
      gender,
      age,
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
      <a key="phone" href={`tel:+91${phone}`}>
        {phone}
      </a>,
      city,
    ],
  }
}
