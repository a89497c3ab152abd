import { formatRupees } from '#domain/money.ts'
import { fullName } from '#domain/registration/full-name.ts'
import type { Folder, FolderPerson } from '#workflows/folder/read-folder.ts'
import { FolderTable } from '../folder-table.tsx'

/** For the table at the entrance: everybody by surname. */
export function SignInSheet({ folder: { people } }: { folder: Folder }) {
  if (people.length === 0) return <p>Nobody is expected yet.</p>
  return (
    <FolderTable
      caption={`${people.length} expected, by surname`}
      columns={[
        { label: 'Here', kind: 'tick' },
        { label: 'Name' },
        { label: 'Mobile', kind: 'short' },
        { label: 'Still due', kind: 'number' },
        { label: 'Ticket', kind: 'short' },
        { label: 'Room', kind: 'room' },
      ]}
      rows={people.map((person) => ({
        key: `${person.registration.id} ${person.position}`,
        cells: [
          null,
          <Name key="name" person={person} />,
          person.phone,
          dueWords(person),
          person.ticket ? `… ${person.ticket.code.slice(-LAST)}` : '',
          person.room,
        ],
      }))}
    />
  )
}

const LAST = 4

function Name({ person: { first_name, last_name } }: { person: FolderPerson }) {
  return (
    <>
      <strong>{last_name}</strong> {first_name}
    </>
  )
}

/** What the party owes stands with each of them: whoever comes first is asked. */
function dueWords({ dueMinor, isPayer, payer }: FolderPerson): string {
  if (dueMinor === 0) return ''
  return isPayer ? formatRupees(dueMinor) : `${formatRupees(dueMinor)} with ${fullName(payer)}`
}
