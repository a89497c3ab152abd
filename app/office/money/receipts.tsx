import type { ReactNode } from 'react'
import { ChurchHead, ReceiptSheet } from '#app/features/receipts/receipt.server.tsx'
import { useFound } from '#app/office/back-to-found.tsx'
import { officeFile, officePage, type PageOf } from '#app/office/engine/engine.tsx'
import { PrintLine } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { shortDay } from '#domain/dates.ts'
import { amountInWords, formatRupees } from '#domain/money.ts'
import { howPaid } from '#words/payments.ts'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import { readOfficeReceipt, readVoucher } from '#workflows/records/receipts/read-receipt.ts'
import { csvText } from '#workflows/registration-lists/sheets/csv-line.ts'

export const receiptRows = [
  officePage({
    path: '/vouchers/:id',
    read: readVoucher,
    title: 'Voucher',
    View: ({ page: { of, church, isVoid, ...money } }) => (
      <Printed of={of} title="Voucher">
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
      </Printed>
    ),
  }),
  officePage({
    path: '/receipts/:year/:number',
    read: readOfficeReceipt,
    title: ({ receipt }) => `Receipt ${receipt.number}`,
    View: ({ page: { receipt, of, mayVoid } }) => (
      <Printed of={of} title="Receipt">
        <ReceiptSheet receipt={receipt} />
        {mayVoid && (
          <LinkLine
            to={`${addressIn(of)}/void?${new URLSearchParams({ receipt: receipt.number ?? '' })}`}
            className="no-print"
          >
            Void receipt
          </LinkLine>
        )}
      </Printed>
    ),
  }),
]

type Of = PageOf<typeof readVoucher>['of']

function addressIn({ kind, id }: Of): string {
  return `/office/${kind}s/${id}`
}

function Printed({ of, title, children }: { of: Of; title: string; children: ReactNode }) {
  const found = useFound()
  return (
    <>
      <LinkLine to={found(addressIn(of))} className="no-print">
        Back to the {of.kind}
      </LinkLine>
      <h1>{title}</h1>
      {children}
      <PrintLine />
    </>
  )
}

/** The year's givers for the tax office. Before `/gifts/:id`, which would take its name for an id. */
export const taxList = officeFile({
  path: '/gifts/tax-list.csv',
  async read(services, { actor }, { year = '' }) {
    const list = await exportTaxList(services, { actor, year })
    if (!list.ok) return list.problem === 'not-allowed' ? list : undefined
    return { name: `tax-list-${year}.csv`, type: 'text/csv; charset=utf-8', body: csvText(list) }
  },
})
