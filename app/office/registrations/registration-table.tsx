import { dueWords } from '#app/office/list/list-cells.tsx'
import { StandingChip } from '#app/office/standing-chip.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { RegistrationSort } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import type { BrowsedRegistration } from '#workflows/registration-lists/list-registrations.ts'
import { Sheet, type SheetProps, type Sort } from '../sheet.tsx'

type Props = {
  rows: readonly BrowsedRegistration[]
  /** The short name of a conference, by its code. */
  nameOf: (code: string) => string
  sort: RegistrationSort
  /** The address of the same list in this order. */
  sortedBy: (sort: RegistrationSort) => string
}

export function RegistrationTable({ rows, nameOf, ...order }: Props) {
  return (
    <Sheet
      caption="Registrations"
      hidesCaption
      isList
      columns={columnsOf(order)}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <PartyName key="name" row={row} />,
          nameOf(row.event_code),
          row.places,
          <StandingChip key="standing" standing={row.standing} coming={row.coming} />,
          <Due key="due" row={row} />,
          shortMoment(row.created_at),
        ],
      }))}
    />
  )
}

/** Heads sort by what an index serves. */
function columnsOf({ sort, sortedBy }: Pick<Props, 'sort' | 'sortedBy'>): SheetProps['columns'] {
  const byName: Sort = { to: sortedBy('name'), order: sort === 'name' ? 'ascending' : undefined }
  const byTime: Sort = {
    to: sortedBy(sort === 'newest' ? 'oldest' : 'newest'),
    order: TIME_ORDERS[sort],
  }
  return [
    { label: 'Name', sort: byName },
    { label: 'Conference', onPhone: 'about' },
    { label: 'People', isNumber: true },
    { label: 'Standing', onPhone: 'chip' },
    { label: 'Still due', isNumber: true, onPhone: 'amount' },
    { label: 'Registered', isNumber: true, sort: byTime },
  ]
}

const TIME_ORDERS = { newest: 'descending', oldest: 'ascending', name: undefined } as const

/** The head of the column says what it is. A phone has no heads. */
function Due({ row }: { row: BrowsedRegistration }) {
  if (row.standing === 'Overpaid' || row.still_due_minor === 0) return dueWords(row)
  return (
    <>
      <span className="sheet-at-desk">{formatRupees(row.still_due_minor)}</span>
      <span className="sheet-on-phone">{dueWords(row)}</span>
    </>
  )
}

/** The payer, and who comes along, because the search finds them too. A phone shows how many. */
function PartyName({ row: { id, people } }: { row: BrowsedRegistration }) {
  const [payer, ...others] = people.map(({ first_name, last_name }) =>
    `${first_name} ${last_name}`.trim(),
  )
  return (
    <>
      <a href={`/office/registrations/${id}`}>{payer || 'Without a name'}</a>
      {others.length > 0 && (
        <>
          <span className="party-others soft sheet-at-desk"> with {others.join(', ')}</span>
          <span className="party-others soft sheet-on-phone"> +{others.length}</span>
        </>
      )}
    </>
  )
}
