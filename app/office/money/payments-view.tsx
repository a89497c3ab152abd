import type { FilterFields } from '#app/office/form/filter-form.tsx'
import { formatMoment } from '#domain/dates.ts'
import type { Given } from '#domain/list-parameters.ts'
import { PAYMENT_PARAMETERS } from '#domain/payments/payment-filter.ts'
import type { MoneyPage } from '#workflows/money/list-money.ts'
import { ReceiptLink } from '../receipt-link.tsx'
import type { SheetRow } from '../sheet.tsx'
import { MoneyList } from './money-list.tsx'
import { amountWords, STATE_CHOICES, STATE_WORDS } from './payment-words.ts'

const PATH = '/office/payments'

type Props = { page: MoneyPage; given: readonly Given[]; query: string }

export function PaymentsView({ page: { rows, totals, next }, given, query }: Props) {
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
      rows={rows.map(toRow)}
    />
  )
}

const FIELDS: FilterFields<typeof PAYMENT_PARAMETERS> = {
  search: { label: 'Search' },
  states: {
    label: 'State',
    choices: Object.entries(STATE_CHOICES).map(([value, label]) => ({ value, label })),
  },
  method: { label: 'Method' },
  from: { label: 'From' },
  to: { label: 'To' },
}

const COLUMNS = [
  { label: 'Payer' },
  { label: 'Transaction number' },
  { label: 'Towards' },
  { label: 'Method' },
  { label: 'State' },
  { label: 'Amount', isNumber: true },
  { label: 'When' },
  { label: 'Receipt' },
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
      row.towards,
      row.method,
      STATE_WORDS[row.state],
      amountWords(row),
      formatMoment(new Date(row.at)),
      row.receipt && <ReceiptLink key="receipt" receipt={row.receipt} />,
    ],
  }
}
