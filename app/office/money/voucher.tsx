import { ChurchHead } from '#app/features/receipts/receipt.server.tsx'
import { withFound } from '#app/office/back-to-found.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { PrintLine } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { shortDay } from '#domain/dates.ts'
import { amountInWords, formatRupees } from '#domain/money.ts'
import { howPaid } from '#words/payments.ts'
import { readVoucher } from '#workflows/records/receipts/read-receipt.ts'

export const voucher = officePage({
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
})
