import { ReceiptSheet } from '#app/features/receipts/receipt.tsx'
import { showReceipt } from '#app/features/receipts/show-receipt.server.ts'
import { FOUND, withFound } from '#app/office/back-to-found.tsx'
import {
  officeFile,
  officePage,
  officeRoutes,
  type PageOf,
  type PageProps,
} from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import { readOfficeReceipt } from '#workflows/records/receipts/read-receipt.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/registration-lists/sheets/csv-line.ts'

export const receiptRoutes = officeRoutes([
  officePage({
    path: '/receipts/:year/:number',
    read: readOfficeReceipt,
    title: ({ receipt }) => `Receipt ${receipt.number}`,
    View: ReceiptView,
  }),
])

function ReceiptView({
  page: { receipt, of },
  query,
}: PageProps<PageOf<typeof readOfficeReceipt>>) {
  return (
    <>
      <LinkLine
        to={withFound(`/office/${of.kind}s/${of.id}`, query[FOUND] ?? '')}
        className="no-print"
      >
        Back to the {of.kind}
      </LinkLine>
      <h1>Receipt</h1>
      <ReceiptSheet receipt={showReceipt(receipt)} />
      <p className="no-print">
        <button type="button" className="button script-only" data-print>
          Print
        </button>
      </p>
    </>
  )
}

/** The year's givers for the tax office. Before `/gifts/:id`, which would take its name for an id. */
export const taxListRoutes = officeRoutes([
  officeFile({
    path: '/gifts/tax-list.csv',
    async read(services, { actor }, { year = '' }) {
      const list = await exportTaxList(services, { actor, year })
      if (!list.ok) return list.problem === 'not-allowed' ? list : undefined
      const body = BYTE_ORDER_MARK + [list.columns, ...list.rows].map(csvLine).join('')
      return { name: `tax-list-${year}.csv`, type: 'text/csv; charset=utf-8', body }
    },
  }),
])
