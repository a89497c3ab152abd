import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { readList } from '#app/office/form/read-list.ts'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { dayInIndia } from '#domain/days.ts'
import { PAYMENT_PARAMETERS } from '#domain/list-filters.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { askAgain } from '#workflows/records/closing/reconcile-payments.ts'
import { listMoney } from '#workflows/records/money/list-money.ts'
import { readPaymentPage } from '#workflows/records/payments/read-payment-page.ts'
import { voidReceipt } from '#workflows/records/receipts/void-receipt.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { changesSince, type HistoryLine } from '../office-line.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '../refusals.tsx'
import { PaymentStoryView } from './payment-story-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { VoidForm } from './receipt-actions.tsx'

export const paymentRoutes = new Hono<OfficeEnv>()

paymentRoutes.get('/payments', async (context) => {
  const { given, query, ...wanted } = readList(context, PAYMENT_PARAMETERS)
  const page = await asStaff(context, listMoney, { ...wanted })
  if (!page.ok) return answerNotAllowed(context)
  const today = dayInIndia(context.env.services.now().getTime())
  const content = <PaymentsView {...{ page, given, query, today }} />
  return answerPage(context, { title: 'Payments', content })
})

paymentRoutes.get('/payments/:txnid', (context) => answerPayment(context))

paymentRoutes.post('/payments/:txnid/ask', async (context) => {
  const txnid = context.req.param('txnid')
  const asked = await asStaff(context, askAgain, { txnid })
  if (!asked.ok) return answerRefused(context, asked)
  return context.redirect(`/office/payments/${txnid}?asked=${asked.reached ? 'yes' : 'no'}`, 303)
})

paymentRoutes.post('/receipts/void', async (context) => {
  const sent = await sentForm(context.req.raw)
  const { typed, key, version } = sent
  const { year = '', reason = '' } = typed
  const [back, reissue] = [backFrom(typed.back), typed.reissue === 'yes']
  const receipt = { year, number: Number(typed.number) }
  const voided = await asStaff(context, voidReceipt, { ...receipt, reason, reissue, key, version })
  if (voided.ok || voided.problem === 'void-already') return context.redirect(back, 303)
  if (voided.problem === 'not-allowed') return answerNotAllowed(context)
  if (voided.problem === 'unknown') return answerNotFound(context)
  const form = { ...receipt, back }
  if (voided.problem === 'changed') {
    const changes = changesSince(voided.history, version ?? voided.version)
    const refused = { ...sent, version: voided.version, errors: {} }
    return answerVoidForm(context, { ...form, refused, changes })
  }
  const errors = { reason: 'Please write why the receipt is void.' }
  return answerVoidForm(context, { ...form, refused: { ...sent, errors } })
})

type Voiding = {
  year: string
  number: number
  back: string
  refused: RefusedForm
  /** What somebody has changed since the form was opened. */
  changes?: HistoryLine[]
}

function answerVoidForm(context: OfficeContext, voiding: Voiding): Response {
  const { year, number, back, refused, changes = [] } = voiding
  const content = (
    <>
      <h1>Void receipt {receiptNumber({ year, number })}</h1>
      <ChangesNotice about="receipt’s gift or registration" changes={changes} />
      <VoidForm {...{ year, number, back, refused }} version={refused.version} />
      <LinkLine to={back}>Back, and leave it as it is</LinkLine>
    </>
  )
  const status = refused.errors.reason === undefined ? 409 : 422
  return answerPage(context, { title: 'Void receipt', status, content })
}

/** The page with the form, or else the payments. */
function backFrom(path = ''): string {
  return /^\/office\/(payments|gifts)\/[\w-]+$/.test(path) ? path : '/office/payments'
}

async function answerPayment(context: OfficeContext): Promise<Response> {
  const asked = { actor: staffOf(context), txnid: context.req.param('txnid') ?? '' }
  const page = await readPaymentPage(context.env.services, asked)
  if (!page.ok) return answerRefused(context, page)
  const said = SAID.get(context.req.query('asked') ?? '')
  const content = <PaymentStoryView page={page} said={said} />
  return answerPage(context, { title: `Payment ${page.payment.txnid}`, content })
}

const SAID: ReadonlyMap<string, string> = new Map([
  ['yes', 'The provider was asked. Its answer is under “What happened”.'],
  ['no', 'The provider could not be reached. Please try again in a few minutes.'],
])
