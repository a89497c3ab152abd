import { Hono } from 'hono'
import { dayInIndia } from '#domain/days.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { MAX_LETTERS } from '#domain/search/read-search.ts'
import { findRecords, type OneRecord } from '#workflows/find/find-records.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { FindView } from './find-view.tsx'

/** One search through registrations, people, gifts, payments and receipts. */
export const findRoutes = new Hono<OfficeEnv>()

findRoutes.get('/find', async (context) => {
  const { services } = context.env
  const typed = (context.req.query('q') ?? '').trim().slice(0, MAX_LETTERS)
  const found = await findRecords(services, { actor: staffOf(context), typed })
  if (!found.ok) return answerNotAllowed(context)
  if (found.one) return context.redirect(addressOf(found.one), 303)
  const { conferences } = services.content
  const today = dayInIndia(services.now().getTime())
  const content = <FindView {...{ typed, found, conferences, today }} />
  return answerPage(context, { title: typed === '' ? 'Find' : `Find ${typed}`, content })
})

function addressOf(one: OneRecord): string {
  if (one.kind === 'receipt') return `/office/receipts/${receiptNumber(one)}`
  return `/office/${one.kind}s/${one.id}`
}
