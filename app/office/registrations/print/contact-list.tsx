import { Sheet } from '../../sheet.tsx'
import { fullName } from './full-name.ts'
import type { PrintedList } from './print-routes.tsx'

/** For calling and writing: one line a person. */
export function ContactList({ registrations }: PrintedList) {
  return (
    <Sheet
      caption={`${registrations.reduce((sum, { people }) => sum + people.length, 0)} people`}
      columns={[{ label: 'Name' }, { label: 'Mobile' }, { label: 'Email' }, { label: 'City' }]}
      rows={registrations.flatMap(({ id, people }) =>
        people.map((person) => ({
          key: `${id} ${person.position}`,
          cells: [fullName(person), person.phone, person.email, person.city],
        })),
      )}
    />
  )
}
