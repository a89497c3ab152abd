import { Hono } from 'hono'
import { dayInIndia, isDay } from '#domain/days.ts'
import { staffCan } from '#domain/staff.ts'
import { closeDay } from '#workflows/office/close-day.ts'
import { matchSettlement } from '#workflows/office/match-settlement.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { CloseView } from './close-view.tsx'
import { SettlementView } from './settlement-view.tsx'

export const bookRoutes = new Hono<OfficeEnv>()

bookRoutes.get('/close', async (context) => {
  const { services } = context.env
  const today = dayInIndia(services.now().getTime())
  const asked = context.req.query('day') ?? ''
  const day = isDay(asked) ? asked : today
  const close = await closeDay(services, { actor: staffOf(context), day })
  if (!close.ok) return answerNotAllowed(context)
  const ignored = asked === '' || isDay(asked) ? [] : ['Day']
  const content = <CloseView close={close} ignored={ignored} />
  return answerPage(context, { title: 'Close', content })
})

bookRoutes.get('/settlement', (context) => {
  if (!staffCan.seeMoney(staffOf(context))) return answerNotAllowed(context)
  return answerPage(context, { title: 'Settlement', content: <SettlementView /> })
})

bookRoutes.post('/settlement', async (context) => {
  const actor = staffOf(context)
  if (!staffCan.seeMoney(actor)) return answerNotAllowed(context)
  const { file } = await context.req.parseBody()
  const text = file instanceof File ? await file.text() : ''
  if (text === '') return answerError(context, 'Please choose the file first.')
  const settlement = await matchSettlement(context.env.services, { actor, text })
  if (settlement.ok) {
    const content = <SettlementView settlement={settlement} />
    return answerPage(context, { title: 'Settlement', content })
  }
  if (settlement.problem === 'not-allowed') return answerNotAllowed(context)
  return answerError(context, NO_COLUMNS)
})

const NO_COLUMNS =
  'The file has no column with transaction numbers (txnid) or none with amounts. Is it the settlement report, as CSV?'

function answerError(context: OfficeContext, error: string): Response {
  const content = <SettlementView error={error} />
  return answerPage(context, { title: 'Error: Settlement', status: 400, content })
}
