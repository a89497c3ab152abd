import { html } from 'hono/html'
import type { Clock } from '../clock.ts'
import { type Page, pageResponse } from '../ui/page.ts'
import type { Merchant } from './hashes.ts'
import { type Ledger, ledgerPage } from './ledger.ts'
import { isOutcome, type Outcome, outcomes } from './outcomes.ts'
import { type Payment, type Settlement, settlementsFor, statusOf } from './payment.ts'
import { readPaymentRequest } from './payment-request.ts'
import type { Refunds } from './refunds.ts'
import { reportOf } from './report.ts'
import type { Webhooks } from './webhooks.ts'

export type Shop = {
  basePath: string
  merchant: Merchant
  clock: Clock
  ledger: Ledger
  webhooks: Webhooks
  refunds: Refunds
}

export function openPayment(shop: Shop, form: URLSearchParams): Promise<Response> {
  const reading = readPaymentRequest(form, shop.merchant)
  if (!reading.ok) return refuse(shop, 400, reading.problems)
  const payment = shop.ledger.open(reading.request)
  if (payment === 'already-paid') {
    return refuse(shop, 409, ['Duplicate order id: this order was paid before.'])
  }
  if (payment === 'in-progress') {
    return refuse(shop, 409, ['The bank is still working on this order.'])
  }
  return pageResponse(paymentPage(payment, shop.basePath), shop)
}

export function showPayment(shop: Shop, id: string): Promise<Response> {
  const payment = shop.ledger.byId(id)
  if (!payment) return refuse(shop, 404, [unknownPayment])
  const { basePath } = shop
  const isOpen = payment.state === 'initiated'
  const page = isOpen ? paymentPage(payment, basePath) : ledgerPage([payment], basePath)
  return pageResponse(page, shop)
}

export async function changePayment(shop: Shop, id: string, form: URLSearchParams) {
  const payment = shop.ledger.byId(id)
  if (!payment) return refuse(shop, 404, [unknownPayment])
  const outcome = form.get('outcome')
  if (outcome !== null) {
    if (!isOutcome(outcome)) return refuse(shop, 400, ['Choose one of the outcomes.'])
    if (payment.state !== 'initiated')
      return refuse(shop, 409, ['This payment is already decided.'])
    decide(shop, payment, outcome)
    return outcomes[outcome].stays ? pageResponse(closingPage(shop), shop) : comeBack(shop, payment)
  }
  const settlement = form.get('settle')
  if (settlement === 'captured' || settlement === 'failed') settle(shop, payment, settlement)
  // "give-back" refunds on PayU's dashboard; "success 42" or "failure 42" is the bank's decision.
  const wish = form.get('refund') ?? ''
  if (wish === 'give-back') shop.refunds.giveBack(payment)
  const [state, number] = wish.split(' ')
  const refund = payment.refunds.find((each) => each.id === number)
  if (refund && (state === 'success' || state === 'failure')) {
    shop.refunds.settle(payment, refund, state)
  }
  if (form.get('again') === 'return') return comeBack(shop, payment)
  if (form.get('again') === 'webhook') shop.webhooks.send(payment)
  return new Response(null, { status: 303, headers: { location: `${shop.basePath}/payu` } })
}

const unknownPayment = 'This payment is not known here (any more).'

/** It is long enough to see the pending page first, short enough to wait for. */
const lateMs = 15_000

function decide(shop: Shop, payment: Payment, outcome: Outcome): void {
  const { state, webhooks = 1 } = outcomes[outcome]
  Object.assign(payment, { outcome, state })
  if (outcome === 'wrong-amount') payment.amount = payment.amount === '1.00' ? '2.00' : '1.00'
  if (outcome === 'charges') payment.charges = '12.50'
  for (let sent = 0; sent < webhooks; sent += 1) shop.webhooks.send(payment)
  if (outcome !== 'late') return
  shop.clock.later(async () => {
    // It may have been settled by hand in the meantime.
    if (payment.state === 'pending') settle(shop, payment, 'captured')
  }, lateMs)
}

function settle({ webhooks }: Shop, payment: Payment, settlement: Settlement): void {
  if (!settlementsFor(payment).includes(settlement)) return
  payment.outcome = settlement === 'captured' ? 'approve' : 'decline'
  payment.state = settlement
  webhooks.send(payment)
}

/** The payer's browser posts the report to the church, as PayU makes it. */
function comeBack(shop: Shop, payment: Payment): Promise<Response> {
  const { request, state, outcome } = payment
  // A forged report goes to the success address. PayU does not document where pending goes, so nothing
  // may rely on it.
  const isGood = outcome === 'forged' || statusOf(state) !== 'failure'
  const ended = isGood ? request.successUrl : request.failureUrl
  const report = Object.entries(reportOf(payment, shop.merchant))
  const page: Page = {
    title: 'Returning to the church',
    script: 'return.js',
    postsElsewhere: true,
    body: html`<p class="notice">Test payment, no money moves.</p>
<p>This page goes on by itself. If it does not, use the button.</p>
<form method="post" action="${state === 'userCancelled' ? request.cancelUrl : ended}" data-return>
${report.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}
<button class="main">Return to the church</button>
</form>`,
  }
  return pageResponse(page, shop)
}

function closingPage({ basePath }: Shop): Page {
  return {
    title: 'You may close this window',
    body: html`<p class="notice">Test payment, no money moves.</p>
<p>The church has not been told what happened here. It will find out when it asks.</p>
<p><a href="${basePath}/payu">See all payments</a></p>`,
  }
}

function paymentPage({ id, request, amount }: Payment, basePath: string): Page {
  const choices = Object.entries(outcomes).map(
    ([outcome, { label, explanation }]) => html`<li>
<button class="${outcome === 'approve' ? 'main' : 'plain'}" name="outcome" value="${outcome}" aria-describedby="about-${outcome}">${label}</button>
<p id="about-${outcome}">${explanation}</p>
</li>`,
  )
  return {
    title: 'Pay the church',
    body: html`<p class="notice">Test payment, no money moves.</p>
<div class="beside">
<section class="card" aria-label="Payment">
<p class="amount">₹ ${amount}</p>
<dl>
<dt>Merchant</dt><dd>The church</dd>
<dt>For</dt><dd>${request.productinfo}</dd>
<dt>Payer</dt><dd>${request.firstname}</dd>
<dt>Email</dt><dd>${request.email}</dd>
<dt>Phone</dt><dd>${request.phone}</dd>
<dt>Order</dt><dd>${request.txnid}</dd>
</dl>
</section>
<form method="post" action="${basePath}/payu/payments/${id}">
<h2>What should happen?</h2>
<ul class="choices">${choices}</ul>
</form>
</div>`,
  }
}

/** PayU shows refusals on its own page and does not send the payer back. */
function refuse(shop: Shop, status: number, problems: readonly string[]): Promise<Response> {
  const page: Page = {
    title: 'This payment cannot start',
    status,
    body: html`<p class="notice">Test payment, no money moves.</p>
<ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
<p>Go back and try again. Nothing was paid.</p>`,
  }
  return pageResponse(page, shop)
}
