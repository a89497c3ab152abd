import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { fullName } from '#domain/registration/full-name.ts'
import { CONTACT_FIELDS } from '#domain/registration/person-fields.ts'
import { Sheet } from '../../sheet.tsx'
import type { PrintedList } from './print-routes.tsx'

const FIELDS = CONTACT_FIELDS.toSorted((a, b) => a.contactPlace - b.contactPlace)

/** For calling and writing: one line a person. */
export function ContactList({ registrations }: PrintedList) {
  return (
    <Sheet
      caption={`${registrations.reduce((sum, { people }) => sum + people.length, 0)} people`}
      columns={[
        { label: 'Name' },
        ...FIELDS.map(({ name }) => ({ label: REGISTRATION_FIELDS.en.person[name] })),
      ]}
      rows={registrations.flatMap(({ id, people }) =>
        people.map((person) => ({
          key: `${id} ${person.position}`,
          cells: [fullName(person), ...FIELDS.map(({ column }) => person[column])],
        })),
      )}
    />
  )
}
