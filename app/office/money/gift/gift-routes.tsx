import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { openAction, runAction } from '#app/office/action/action-flow.tsx'
import { findDone } from '#app/office/action/office-record.ts'
import { readList } from '#app/office/form/read-list.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import { doneWords } from '#app/office/words/done.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, RefusedForm, Typing } from '#app/ui/form/typed.ts'
import { dayInIndia } from '#domain/days.ts'
import { giftParameters } from '#domain/list-filters.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { HAND_MONEY_FIELDS } from '#domain/payments/hand-money.ts'
import { staffCan } from '#domain/staff.ts'
import { listGiftPage, readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { findGiftAction, giftActionsFor } from './gift-actions.tsx'
import { GiftFormView, handGiftSchema } from './gift-form-view.tsx'
import { GiftView } from './gift-view.tsx'
import { GiftsView } from './gifts-view.tsx'

export const giftRoutes = new Hono<OfficeEnv>()

giftRoutes.get('/gifts', async (context) => {
  const { funds } = context.env.services.content.giving
  const parameters = giftParameters(funds.map(({ code }) => code))
  const { given, query, ...wanted } = readList(context, parameters)
  const page = await asStaff(context, listGiftPage, { ...wanted })
  if (!page.ok) return answerNotAllowed(context)
  const taxYears = taxYearsOf(context)
  const content = <GiftsView {...{ page, given, query, funds, taxYears }} today={today(context)} />
  return answerPage(context, { title: 'Gifts', content })
})

giftRoutes.get('/gifts/new', (context) => {
  if (!mayRecord(context)) return answerNotAllowed(context)
  return answerForm(context, {
    typed: { day: today(context), language: 'en' },
    errors: {},
    formKey: randomUUID(),
  })
})

giftRoutes.post('/gifts/new', async (context) => {
  const { services } = context.env
  const { typed, key: formKey = randomUUID() } = await sentForm(context.req.raw)
  const funds = services.content.giving.funds.map(({ code }) => code)
  const read = readForm(handGiftSchema({ funds, today: today(context) }), typed)
  if (!mayRecord(context)) return answerNotAllowed(context)
  if (!read.ok) return answerForm(context, { typed, errors: read.errors, formKey })
  const recorded = await asStaff(context, recordGift, { gift: read.value, key: formKey })
  if (recorded.ok) return context.redirect(`/office/gifts/${recorded.id}`, 303)
  if (recorded.problem === 'not-allowed') return answerNotAllowed(context)
  const { problem } = recorded
  const errors = { [HAND_MONEY_FIELDS[problem]]: problemWords({ problem }) }
  return answerForm(context, { typed, errors, formKey })
})

giftRoutes.get('/gifts/:id', (context) => answerGift(context, context.req.param('id')))

giftRoutes.post('/gifts/:id/take-back', async (context) => {
  const id = context.req.param('id')
  const { typed, ...sent } = await sentForm(context.req.raw)
  const { entry: entryId = '', reason = '' } = typed
  const taking = { actor: staffOf(context), kind: 'gift', id, entryId, reason, ...sent } as const
  const taken = await takeBackEntry(context.env.services, taking)
  if (taken.ok) return context.redirect(`/office/gifts/${id}`, 303)
  if (taken.problem === 'not-allowed') return answerNotAllowed(context)
  if (taken.problem === 'unknown' || taken.problem === 'no-entry') return answerNotFound(context)
  return answerGift(context, id, { typed, ...sent, errors: takeBackErrors(taken) })
})

type NotTakenBack = Extract<Awaited<ReturnType<typeof takeBackEntry>>, { ok: false }>

function takeBackErrors({ problem }: NotTakenBack): Errors {
  if (problem === 'no-reason') return { reason: 'Please write why it is taken back.' }
  return problem === 'closed-day' ? { reason: TODAY_IS_CLOSED } : {}
}

const TODAY_IS_CLOSED =
  'Today is closed, so nothing can be taken back today. Please do it tomorrow, or open the day again.'

/** This year and the last: the list is due by 31 May after the year. */
function taxYearsOf(context: OfficeContext): string[] {
  const { content, now } = context.env.services
  if (!content.church.taxRelief) return []
  const lastYear = new Date(now())
  lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1)
  return [financialYear(now()), financialYear(lastYear)]
}

function mayRecord(context: OfficeContext): boolean {
  const staff = staffOf(context)
  return staffCan.seeMoney(staff) && staffCan.recordMoney(staff)
}

function today(context: OfficeContext): string {
  return dayInIndia(context.env.services.now().getTime())
}

function answerForm(context: OfficeContext, form: Typing & { formKey: string }): Response {
  const { funds } = context.env.services.content.giving
  const hasErrors = Object.keys(form.errors).length > 0
  const asksPan = context.env.services.content.church.taxRelief !== undefined
  const content = <GiftFormView funds={funds} asksPan={asksPan} {...form} />
  return answerPage(context, { title: 'Record a gift', status: hasErrors ? 422 : 200, content })
}

async function answerGift(
  context: OfficeContext,
  id: string,
  refused?: RefusedForm,
): Promise<Response> {
  const page = await asStaff(context, readGiftPage, { id })
  if (!page.ok) return answerRefused(context, page)
  const done = findDone(page, { id: context.req.query('done'), actor: staffOf(context) })
  const content = (
    <GiftView
      page={page}
      actions={giftActionsFor(page, staffOf(context))}
      refused={refused}
      notice={done && doneWords(done, page)}
    />
  )
  const refusal = refused?.errors.reason === undefined ? 409 : 422
  return answerPage(context, { title: 'Gift', status: refused ? refusal : 200, content })
}

/** The actions on one gift: each shows what will happen before it does it. */
const ONE_ACTION = '/gifts/:id{[0-9a-f-]{36}}/:action{refund|correct|accept|send-back|mail|erase}'

giftRoutes.get(ONE_ACTION, (context) => openAction(context, findOne))

giftRoutes.post(ONE_ACTION, (context) => runAction(context, findOne))

async function findOne(context: OfficeContext) {
  const screen = findGiftAction(context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const record = await asStaff(context, readGiftPage, { id })
  if (!record.ok && record.problem === 'not-allowed') return answerNotAllowed(context)
  return record.ok && screen ? { screen, record } : answerNotFound(context)
}
