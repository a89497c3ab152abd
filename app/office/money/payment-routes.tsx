import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { askAgain } from '#workflows/office/ask-again.ts'
import { listMoney } from '#workflows/office/list-money.ts'
import { readPaymentPage } from '#workflows/office/read-payment-page.ts'
import { voidReceipt } from '#workflows/office/void-receipt.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { typedFields } from '../typed-fields.ts'
import { PaymentStoryView } from './payment-story-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { readMoneyFilter } from './read-money-filter.ts'

export const paymentRoutes = new Hono<OfficeEnv>()

paymentRoutes.get('/payments', async (context) => {
  const { typed, filter, after, ignored } = readMoneyFilter(new URL(context.req.url).searchParams)
  const page = await listMoney(context.env.services, { actor: staffOf(context), filter, after })
  if (!page.ok) return answerNotAllowed(context)
  const content = <PaymentsView page={page} typed={typed} ignored={ignored} />
  return answerPage(context, { title: 'Payments', content })
})

paymentRoutes.get('/payments/:txnid', (context) => answerPayment(context))

paymentRoutes.post('/payments/:txnid/ask', async (context) => {
  const txnid = context.req.param('txnid')
  const asked = await askAgain(context.env.services, { actor: staffOf(context), txnid })
  if (!asked.ok && asked.problem === 'not-allowed') return answerNotAllowed(context)
  if (!asked.ok) return answerNotFound(context)
  return context.redirect(`/office/payments/${txnid}?asked=${asked.reached ? 'yes' : 'no'}`, 303)
})

paymentRoutes.post('/receipts/void', async (context) => {
  const { year = '', number = '', reason = '', reissue, key } = await typedFields(context)
  const actor = staffOf(context)
  const voiding = { actor, year, number: Number(number), reason, reissue: reissue === 'yes', key }
  const voided = await voidReceipt(context.env.services, voiding)
  if (!voided.ok && voided.problem === 'not-allowed') return answerNotAllowed(context)
  if (!voided.ok && voided.problem === 'unknown') return answerNotFound(context)
  if (voided.ok || voided.problem === 'void-already')
    return context.redirect(cameFrom(context), 303)
  const content = <p role="alert">Please write why the receipt is void, and send it again.</p>
  return answerPage(context, { title: 'A reason is needed', status: 400, content })
})

/** The page of the office with the form, or else the payments. */
function cameFrom(context: OfficeContext): string {
  const referer = context.req.header('referer') ?? ''
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return /^\/office\/(payments|gifts)\/[\w-]+$/.test(path) ? path : '/office/payments'
}

async function answerPayment(context: OfficeContext): Promise<Response> {
  const asked = { actor: staffOf(context), txnid: context.req.param('txnid') ?? '' }
  const page = await readPaymentPage(context.env.services, asked)
  if (!page.ok && page.problem === 'not-allowed') return answerNotAllowed(context)
  if (!page.ok) return answerNotFound(context)
  const said = SAID[context.req.query('asked') ?? '']
  const content = <PaymentStoryView page={page} formKey={randomUUID()} said={said} />
  return answerPage(context, { title: `Payment ${page.payment.txnid}`, content })
}

const SAID: Record<string, string> = {
  yes: 'The provider was asked. What it said is in the story.',
  no: 'The provider could not be reached. Please try again in a few minutes.',
}
