import { officePage } from '#app/office/engine/engine.tsx'
import type { FilterFields } from '#app/office/form/filter-form.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { ListTime, moneyAddress, PaymentChip } from '#app/office/list-cells.tsx'
import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
import { STATE_WORDS } from '#app/office/words/payments.ts'
import { labelledOptions } from '#app/ui/form/field.tsx'
import { dayInIndia } from '#domain/days.ts'
import { PAYMENT_PARAMETERS, type StateWord } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { listMoney } from '#workflows/records/money/list-money.ts'
import { MoneyList, PERIOD_FIELDS } from './money-list.tsx'

export const payments = officePage({
  path: '/payments',
  async read(services, { actor }, sent) {
    const { given, query, ...wanted } = readList(sent, PAYMENT_PARAMETERS)
    const list = await listMoney(services, { actor, ...wanted })
    return list.ok ? { list, given, query, today: dayInIndia(services.now().getTime()) } : list
  },
  title: 'Payments',
  View: ({ page: { list, given, query, today } }) => (
    <MoneyList
      noun="payment"
      filter={{
        action: '/office/payments',
        help: 'Name, mobile, transaction or receipt number',
        parameters: PAYMENT_PARAMETERS,
        fields: FIELDS,
        given,
      }}
      {...list}
      query={query}
      columns={[
        { label: 'Payer' },
        { label: 'When', onPhone: 'when' },
        { label: 'Towards', onPhone: 'about' },
        { label: 'Method' },
        { label: 'Transaction number' },
        { label: 'Receipt' },
        { label: 'State', onPhone: 'chip' },
        { label: 'Amount', isNumber: true, onPhone: 'amount' },
      ]}
      rows={list.rows.map((row) => {
        const { state, amount_minor, txnid, receipt } = row
        // What came, or what was asked for where nothing came.
        const came = state === 'paid' || state === 'refunded' ? row.received_minor : null
        return {
          key: row.id,
          cells: [
            <a key="name" href={moneyAddress(row)}>
              {row.name || 'Without a name'}
            </a>,
            <ListTime key="when" at={row.at} today={today} />,
            row.towards,
            row.method,
            txnid && (
              <span key="txnid" className="money-number nowrap">
                {txnid}
              </span>
            ),
            receipt && (
              <a key="receipt" className="money-number nowrap" href={officeReceiptAddress(receipt)}>
                {/* The head of the column says what it is. */}
                <span className="visually-hidden">Receipt </span>
                {receiptNumber(receipt)}
              </a>
            ),
            <PaymentChip key="state" state={state} />,
            `${state === 'taken-back' ? '−' : ''}${formatRupees(came ?? amount_minor)}`,
          ],
        }
      })}
    />
  ),
})

const FIELDS: FilterFields<typeof PAYMENT_PARAMETERS> = {
  search: { label: 'Search' },
  states: {
    label: 'State',
    choices: labelledOptions(
      ['received', 'refunded', 'confirming', 'failed', 'open'] satisfies StateWord[],
      STATE_WORDS,
    ),
  },
  method: { label: 'Method' },
  ...PERIOD_FIELDS,
}
