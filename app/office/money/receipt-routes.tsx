import { Hono } from 'hono'
import { ReceiptSheet } from '#app/features/receipts/receipt.tsx'
import { showReceipt } from '#app/features/receipts/show-receipt.server.ts'
import { FOUND, withFound } from '#app/office/back-to-found.tsx'
import {
  officePage,
  officeRoutes,
  type PageOf,
  type PageProps,
} from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import { readOfficeReceipt } from '#workflows/records/receipts/read-receipt.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/registration-lists/sheets/csv-line.ts'
import { asStaff, type OfficeEnv } from '../office-env.ts'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'

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

export const taxListRoutes = new Hono<OfficeEnv>()

/** The year's givers for the tax office. Before `/gifts/:id`, which would take its name for an id. */
taxListRoutes.get('/gifts/tax-list.csv', async (context) => {
  const year = context.req.query('year') ?? ''
  const list = await asStaff(context, exportTaxList, { year })
  if (!list.ok && list.problem === 'not-allowed') return answerNotAllowed(context)
  if (!list.ok) return answerNotFound(context)
  const csv = BYTE_ORDER_MARK + [list.columns, ...list.rows].map(csvLine).join('')
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="tax-list-${year}.csv"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
})
