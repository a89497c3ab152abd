import { Hono } from 'hono'
import { ReceiptSheet } from '#app/features/receipts/receipt.tsx'
import { showReceipt } from '#app/features/receipts/show-receipt.server.ts'
import { FOUND, withFound } from '#app/office/back-to-found.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import { readOfficeReceipt } from '#workflows/records/receipts/read-receipt.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/registration-lists/sheets/csv-line.ts'
import { asStaff, type OfficeEnv } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '../refusals.tsx'

export const receiptRoutes = new Hono<OfficeEnv>()

receiptRoutes.get('/receipts/:year/:number', async (context) => {
  const { year, number } = context.req.param()
  const read = await asStaff(context, readOfficeReceipt, { year, number })
  if (!read.ok) return answerRefused(context, read)
  const { kind, id } = read.of
  const back = withFound(`/office/${kind}s/${id}`, context.req.query(FOUND) ?? '')
  const content = (
    <>
      <LinkLine to={back} className="no-print">
        Back to the {kind}
      </LinkLine>
      <h1>Receipt</h1>
      <ReceiptSheet receipt={showReceipt(read.receipt)} />
      <p className="no-print">
        <button type="button" className="button script-only" data-print>
          Print
        </button>
      </p>
    </>
  )
  return answerPage(context, { title: `Receipt ${read.receipt.number}`, content })
})

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
