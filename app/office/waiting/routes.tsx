import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { staffCan } from '#domain/staff.ts'
import { offerNext } from '#workflows/records/places/offer-places.ts'
import { readQueues } from '#workflows/records/places/read-queues.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { changesSince, type HistoryLine } from '../office-line.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { WaitingView } from './waiting-view.tsx'

/** The waiting lists, one queue for each date. */
export const waitingRoutes = new Hono<OfficeEnv>()

waitingRoutes.get('/waiting', (context) => answerQueues(context))

waitingRoutes.post('/waiting', async (context) => {
  const { typed, ...sent } = await sentForm(context.req.raw)
  const id = typed.id ?? ''
  const request = { actor: staffOf(context), id, ...sent }
  const offered = await offerNext(context.env.services, request)
  if (offered.ok) {
    return context.redirect(`/office/waiting?${new URLSearchParams({ offered: id })}`, 303)
  }
  if (offered.problem === 'not-allowed') return answerNotAllowed(context)
  if (offered.problem === 'unknown') return answerNotFound(context)
  const record = await readRegistrationRecord(context.env.services, { id, actor: request.actor })
  const changes = changesSince(record?.officeEvents ?? [], request.version ?? 0)
  return answerQueues(context, { message: problemWords(offered), changes })
})

/** Why nothing was offered, and what somebody else did meanwhile. */
type Refused = { message: string; changes: HistoryLine[] }

async function answerQueues(context: OfficeContext, refused?: Refused): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const read = await readQueues(services, { actor })
  if (!read.ok) return answerNotAllowed(context)
  const view = {
    queues: read.queues,
    mayOffer: staffCan.offerPlace(actor),
    now: services.now(),
    offered: context.req.query('offered'),
    refused,
  }
  return answerPage(context, {
    title: 'Waiting lists',
    status: refused ? 409 : 200,
    content: <WaitingView {...view} />,
  })
}
