import { Hono } from 'hono'
import { exportTaxList } from '#workflows/receipts/export-tax-list.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/registration-lists/sheets/csv-line.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'

export const taxListRoutes = new Hono<OfficeEnv>()

/** The year's givers for the tax office. Before `/gifts/:id`, which would take its name for an id. */
taxListRoutes.get('/gifts/tax-list.csv', async (context) => {
  const year = context.req.query('year') ?? ''
  const list = await exportTaxList(context.env.services, { actor: staffOf(context), year })
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
