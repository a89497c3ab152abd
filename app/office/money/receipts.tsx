import { ChurchHead, ReceiptSheet } from '#app/features/receipts/receipt.server.tsx'
import { withFound } from '#app/office/back-to-found.tsx'
import { officeFile, officePage } from '#app/office/engine/engine.tsx'
import { PrintLine } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { ReceiptLink } from '#app/office/receipt-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { shortDay, shortMoment } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { amountInWords, formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { howPaid } from '#words/payments.ts'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import {
  type Receipt,
  readOfficeReceipt,
  readVoucher,
} from '#workflows/records/receipts/read-receipt.ts'
import { csvText } from '#workflows/registration-lists/sheets/csv-line.ts'

export const receiptRows = [
  officePage({
    path: '/vouchers/:id',
    read: readVoucher,
    title: 'Voucher',
    View: ({ page: { of, church, isVoid, ...money }, query: { found = '' } }) => (
      <>
        <LinkLine to={withFound(`/office/${of.kind}s/${of.id}`, found)} className="no-print">
          Back to the {of.kind}
        </LinkLine>
        <h1>Voucher</h1>
        <article className="card receipt">
          <ChurchHead church={church} />
          {isVoid && <p className="note receipt-void">Void: this entry was reversed</p>}
          <FactsList
            className="receipt-facts"
            facts={[
              ['Given back on', shortDay(money.day)],
              ['To', money.payer],
              ['Amount', formatRupees(money.amountMinor)],
              ['In words', amountInWords(money.amountMinor)],
              ['Paid', howPaid('en', money.paidBy)],
              ['Reference', money.reference],
              ['It was paid for', money.towards],
              ['Reason', money.reason],
            ]}
          />
          <div className="row voucher-signatures">
            <p>Given by {money.author}</p>
            <p>Received by {money.payer}</p>
          </div>
        </article>
        <PrintLine />
      </>
    ),
  }),
  officePage({
    path: '/receipts/:year/:number',
    read: readOfficeReceipt,
    title: ({ receipt }) => `Receipt ${receipt.number}`,
    View: ({ page: { receipt, of }, query: { found = '' } }) => (
      <>
        <LinkLine to={withFound(`/office/${of.kind}s/${of.id}`, found)} className="no-print">
          Back to the {of.kind}
        </LinkLine>
        <h1>Receipt</h1>
        <ReceiptSheet receipt={receipt} />
        <PrintLine />
      </>
    ),
  }),
]

/** The year's givers for the tax office. Before `/gifts/:id`, which would take its name for an id. */
export const taxList = officeFile({
  path: '/gifts/tax-list.csv',
  async read(services, { actor }, { year = '' }) {
    const list = await exportTaxList(services, { actor, year })
    if (!list.ok) return list.problem === 'not-allowed' ? list : undefined
    return { name: `tax-list-${year}.csv`, type: 'text/csv; charset=utf-8', body: csvText(list) }
  },
})

export function ReceiptsCard(props: {
  receipts: readonly Receipt[]
  mayVoid: boolean
  /** The address of their gift or registration. */
  record: string
}) {
  const { receipts, mayVoid, record } = props
  if (receipts.length === 0) return null
  return (
    <OfficeCard id="receipts" title="Receipts">
      <ul className="lines">
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <p>
              <ReceiptLink receipt={receipt} />
              {receipt.voided_at
                ? ` has been void since ${shortMoment(receipt.voided_at)}: ${receipt.void_reason}`
                : ` of ${shortDay(dayInIndia(Date.parse(receipt.issued_at)))}`}
            </p>
            {mayVoid && !receipt.voided_at && (
              <LinkLine
                to={`${record}/void?${new URLSearchParams({ receipt: receiptNumber(receipt) })}`}
                className="tall-links no-print"
              >
                Void receipt
              </LinkLine>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}
