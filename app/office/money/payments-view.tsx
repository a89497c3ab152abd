import { FilterInput, FilterSelect } from '#app/office/form/filter-fields.tsx'
import { FilterForm } from '#app/office/form/filter-form.tsx'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { HAND_METHODS } from '#domain/payments/hand-method.ts'
import type { MoneyPage } from '#workflows/money/list-money.ts'
import { Sheet, type SheetRow } from '../sheet.tsx'
import { MoneyNavigation } from './money-navigation.tsx'
import { IgnoredNote, NextPage } from './money-pages.tsx'
import { amountWords, STATE_CHOICES, STATE_WORDS } from './payment-words.ts'
import { type TypedFilter, writePosition } from './read-money-filter.ts'

const PATH = '/office/payments'

type Props = { page: MoneyPage; typed: TypedFilter; ignored: string[] }

export function PaymentsView({ page, typed, ignored }: Props) {
  const { search, ...filters } = typed
  return (
    <>
      <h1>Payments</h1>
      <MoneyNavigation path={PATH} />
      <FilterForm
        action={PATH}
        search={search}
        help="Name or transaction number"
        isFiltered={Object.values(filters).some(Boolean)}
      >
        <FilterSelect label="State" name="state" value={typed.state} choices={STATES} />
        <FilterSelect label="Method" name="method" value={typed.method} choices={METHODS} />
        <FilterInput label="From" name="from" value={typed.from} type="date" />
        <FilterInput label="To" name="to" value={typed.to} type="date" />
      </FilterForm>
      <IgnoredNote ignored={ignored} />
      <TotalsLine totals={page.totals} />
      {page.rows.length > 0 ? (
        <Sheet caption="Payments, newest first" columns={COLUMNS} rows={page.rows.map(toRow)} />
      ) : (
        <p>No payment matches. Try fewer words, other days, or all states.</p>
      )}
      {page.next && <NextPage path={PATH} typed={typed} after={writePosition(page.next)} />}
    </>
  )
}

function TotalsLine({ totals }: Pick<MoneyPage, 'totals'>) {
  if (!totals)
    return <p>More than 5,000 payments. The close has the sums of a day, month or year.</p>
  const count = totals.count === 1 ? '1 payment' : `${totals.count} payments`
  return (
    <p>
      {count}, received: <strong>{formatRupees(totals.receivedMinor)}</strong>
    </p>
  )
}

const STATES = Object.entries(STATE_CHOICES).map(([value, { label }]) => ({ value, label }))

const METHODS = ['Online', ...HAND_METHODS].map((method) => ({ value: method, label: method }))

const COLUMNS = [
  { label: 'Payer' },
  { label: 'Transaction number' },
  { label: 'Towards' },
  { label: 'Method' },
  { label: 'State' },
  { label: 'Amount', isNumber: true },
  { label: 'When' },
]

function toRow(row: MoneyPage['rows'][number]): SheetRow {
  const to = row.txnid
    ? `${PATH}/${row.txnid}`
    : row.gift_id
      ? `/office/gifts/${row.gift_id}`
      : `/office/registrations/${row.registration_id}`
  return {
    key: row.id,
    cells: [
      <a key="name" href={to}>
        {row.name || '(no name)'}
      </a>,
      row.txnid,
      row.purpose,
      row.method,
      STATE_WORDS[row.state],
      amountWords(row),
      formatMoment(new Date(row.at)),
    ],
  }
}
