import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import type { Errors, SentForm } from '#app/ui/form/typed.ts'
import { dayInIndia, isDay } from '#domain/days.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { type ClosedDay, closeDay, openDay } from '#workflows/records/closing/close-day.ts'
import { readClose } from '#workflows/records/closing/read-close.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { CloseView, type RefusedClose } from './close-view.tsx'

export const closeRoutes = new Hono<OfficeEnv>()

closeRoutes.get('/close', (context) => {
  const asked = context.req.query('day') ?? ''
  return answerClose(context, { asked })
})

closeRoutes.post('/close', async (context) => {
  const sent = await sentForm(context.req.raw)
  const { day = '', counted = '', seen = '', reason = '' } = sent.typed
  const countedMinor = readTypedRupees(counted) ?? Number.NaN
  const closed = await closeDay(context.env.services, {
    actor: staffOf(context),
    day,
    countedMinor,
    seenMinor: Number(seen),
    reason,
    version: sent.version ?? 0,
    key: sent.key,
  })
  return answerDone(context, closed, sent, 'close')
})

closeRoutes.post('/close/open', async (context) => {
  const sent = await sentForm(context.req.raw)
  const { day = '', reason = '' } = sent.typed
  const { version = 0, key } = sent
  const closed = await asStaff(context, openDay, { day, reason, version, key })
  return answerDone(context, closed, sent, 'open')
})

function answerDone(
  context: OfficeContext,
  closed: ClosedDay,
  sent: SentForm,
  form: RefusedClose['form'],
) {
  const { day = '' } = sent.typed
  if (closed.ok) return context.redirect(`/office/close?${new URLSearchParams({ day })}`, 303)
  if (closed.problem === 'not-allowed') return answerNotAllowed(context)
  const errors = closed.problem === 'changed' ? {} : ERRORS[closed.problem]
  return answerClose(context, { asked: day, refused: { form, ...sent, errors } })
}

const ERRORS: Record<'bad-day' | 'bad-amount' | 'no-reason', Errors> = {
  'bad-day': { '': 'Please choose a day that has begun.' },
  'bad-amount': { counted: 'Please enter the cash that was counted, such as 4900 or 0.' },
  'no-reason': { reason: 'Please say why.' },
}

type Asked = { asked: string; refused?: RefusedClose }

async function answerClose(context: OfficeContext, { asked, refused }: Asked): Promise<Response> {
  const { services } = context.env
  const day = isDay(asked) ? asked : dayInIndia(services.now().getTime())
  const close = await readClose(services, { actor: staffOf(context), day })
  if (!close.ok) return answerNotAllowed(context)
  const isUnread = asked !== '' && !isDay(asked)
  const content = <CloseView close={close} isUnread={isUnread} refused={refused} />
  return answerPage(context, { title: 'Close', status: statusOf(refused), content })
}

/** What has changed meanwhile is no mistake of whoever sent the form. */
function statusOf(refused: RefusedClose | undefined): number {
  if (!refused) return 200
  return Object.keys(refused.errors).length === 0 ? 409 : 422
}
