import type { PageProps } from '#app/office/engine/engine.tsx'
import type { FilterFields } from '#app/office/form/filter-form.tsx'
import { ListTime, PaymentChip } from '#app/office/list-cells.tsx'
import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
import type { SheetRow } from '#app/office/sheet.tsx'
import { STATE_WORDS } from '#app/office/words/payments.ts'
import { labelledOptions } from '#app/ui/form/field.tsx'
import type { Day } from '#domain/days.ts'
import { PAYMENT_PARAMETERS, type StateWord } from '#domain/list-filters.ts'
import type { Given } from '#domain/list-parameters.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { MoneyPage, MoneyRow } from '#workflows/records/money/list-money.ts'
import { MoneyList, SORT_FIELD } from './money-list.tsx'

const PATH = '/office/payments'

export function PaymentsView({
  page,
}: PageProps<{ list: MoneyPage; given: readonly Given[]; query: string; today: Day }>) {
  const { list, given, query, today } = page
  const { rows, totals, next } = list
  const filter = {
    action: PATH,
    help: 'Name, mobile, transaction or receipt number',
    fields: FIELDS,
    given,
  }
  return (
    <MoneyList
      noun="payment"
      filter={{ ...filter, parameters: PAYMENT_PARAMETERS }}
      {...{ totals, query, next }}
      columns={COLUMNS}
      rows={rows.map((row) => toRow(row, today))}
    />
  )
}

/** The choices of the filter, which are words of the address. */
const STATES: readonly StateWord[] = ['received', 'refunded', 'confirming', 'failed', 'open']

const FIELDS: FilterFields<typeof PAYMENT_PARAMETERS> = {
  search: { label: 'Search' },
  states: { label: 'State', choices: labelledOptions(STATES, STATE_WORDS) },
  method: { label: 'Method' },
  from: { label: 'From' },
  to: { label: 'To' },
  sort: SORT_FIELD,
}

const COLUMNS = [
  { label: 'Payer' },
  { label: 'When', onPhone: 'when' },
  { label: 'Towards', onPhone: 'about' },
  { label: 'Method' },
  { label: 'Transaction number' },
  { label: 'Receipt' },
  { label: 'State', onPhone: 'chip' },
  { label: 'Amount', isNumber: true, onPhone: 'amount' },
] as const

function toRow(row: MoneyPage['rows'][number], today: Day): SheetRow {
  const to = row.txnid
    ? `${PATH}/${row.txnid}`
    : row.gift_id
      ? `/office/gifts/${row.gift_id}`
      : `/office/registrations/${row.registration_id}`
  return {
    key: row.id,
    cells: [
      <a key="name" href={to}>
        {row.name || 'Without a name'}
      </a>,
      <ListTime key="when" at={row.at} today={today} />,
      row.towards,
      row.method,
      row.txnid && (
        <span key="txnid" className="money-number nowrap">
          {row.txnid}
        </span>
      ),
      row.receipt && <ListReceipt key="receipt" receipt={row.receipt} />,
      <PaymentChip key="state" state={row.state} />,
      amountWords(row),
    ],
  }
}

/** The head of the column says what it is. */
function ListReceipt({ receipt }: { receipt: NonNullable<MoneyPage['rows'][number]['receipt']> }) {
  return (
    <a className="money-number nowrap" href={officeReceiptAddress(receipt)}>
      <span className="visually-hidden">Receipt </span>
      {receiptNumber(receipt)}
    </a>
  )
}

/** What came, or what was asked for where nothing came. */
function amountWords({ state, amount_minor, received_minor }: MoneyRow): string {
  const amount = state === 'paid' || state === 'refunded' ? received_minor : amount_minor
  return `${state === 'taken-back' ? '−' : ''}${formatRupees(amount ?? amount_minor)}`
}
