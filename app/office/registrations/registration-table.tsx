import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { BrowsedRegistration } from '#workflows/registration-lists/browse-registrations.ts'
import { Sheet } from '../sheet.tsx'
import type { ConferenceOption } from './registration-fields.ts'

type Props = {
  rows: readonly BrowsedRegistration[]
  conferences: readonly ConferenceOption[]
}

export function RegistrationTable({ rows, conferences }: Props) {
  const names = new Map(conferences.map(({ code, label }) => [code, label]))
  return (
    <Sheet
      caption="Registrations"
      hidesCaption
      columns={COLUMNS}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <PartyName key="name" row={row} />,
          names.get(row.event_code) ?? row.event_code,
          row.places,
          row.standing,
          row.still_due_minor === 0 ? 'Nothing' : formatRupees(row.still_due_minor),
          formatMoment(new Date(row.created_at)),
        ],
      }))}
    />
  )
}

const COLUMNS = [
  { label: 'Name' },
  { label: 'Conference' },
  { label: 'People', isNumber: true },
  { label: 'Standing' },
  { label: 'Still due', isNumber: true },
  { label: 'Registered' },
]

/** The payer, and who comes along, because the search finds them too. */
function PartyName({ row: { id, people } }: { row: BrowsedRegistration }) {
  const [payer, ...others] = people.map(({ first_name, last_name }) =>
    `${first_name} ${last_name}`.trim(),
  )
  return (
    <>
      <a href={`/office/registrations/${id}`}>{payer || 'Without a name'}</a>
      {others.length > 0 && <span className="party-others"> with {others.join(', ')}</span>}
    </>
  )
}
