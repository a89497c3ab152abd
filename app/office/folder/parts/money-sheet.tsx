import { formatRupees } from '#domain/money.ts'
import { fullName } from '#domain/registration/full-name.ts'
import { shortNumber } from '#domain/registration/short-number.ts'
import type { Folder } from '#workflows/folder/read-folder.ts'
import { FolderTable } from '../folder-table.tsx'

/** What is to be collected, with space for the receipt's number and a signature. */
export function MoneySheet({ folder: { registrations } }: { folder: Folder }) {
  const owing = registrations.filter(({ still_due_minor }) => still_due_minor > 0)
  if (owing.length === 0) return <p>Nothing is due.</p>
  const total = owing.reduce((sum, { still_due_minor }) => sum + still_due_minor, 0)
  return (
    <FolderTable
      caption={`${owing.length === 1 ? '1 party has' : `${owing.length} parties have`} something to pay`}
      columns={[
        { label: 'Name' },
        { label: 'Number', kind: 'short' },
        { label: 'Mobile', kind: 'short' },
        { label: 'Still due', kind: 'number' },
        { label: 'Received', kind: 'write' },
        { label: 'Receipt', kind: 'write' },
        { label: 'Signature', kind: 'write' },
      ]}
      rows={owing.map((registration) => ({
        key: registration.id,
        cells: [
          fullName(registration.people[0]),
          shortNumber(registration),
          registration.people[0]?.phone,
          formatRupees(registration.still_due_minor),
        ],
      }))}
      totals={['Total', '', '', formatRupees(total)]}
    />
  )
}
