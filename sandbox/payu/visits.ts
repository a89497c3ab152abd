import { html } from 'hono/html'
import { type Html, type Page, pageResponse } from '../ui/page.ts'
import type { Decisions } from './decisions.ts'
import type { Merchant } from './hashes.ts'
import { type Ledger, ledgerPage } from './ledger.ts'
import { isOutcome, type Outcome, outcomes } from './outcomes.ts'
import { type Payment, statusOf } from './payment.ts'
import { readPaymentRequest } from './payment-request.ts'
import type { Refunds } from './refunds.ts'
import { reportOf } from './report.ts'
import type { Webhooks } from './webhooks.ts'

type Shop = Decisions & {
  basePath: string
  merchant: Merchant
  ledger: Ledger
  webhooks: Webhooks
  refunds: Refunds
}

/** Handles the hand-off from the church's site. */
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
  const isOpen = payment.state === 'initiated'
  const { basePath } = shop
  return pageResponse(
    isOpen ? paymentPage(payment, basePath) : ledgerPage([payment], basePath),
    shop,
  )
}

/** Handles a button on the payment page or in the list of payments. */
export function changePayment(shop: Shop, id: string, form: URLSearchParams): Promise<Response> {
  const payment = shop.ledger.byId(id)
  if (!payment) return refuse(shop, 404, [unknownPayment])
  return form.has('outcome') ? choose(shop, payment, form) : followUp(shop, payment, form)
}

const unknownPayment = 'This payment is not known here (any more).'

function choose(shop: Shop, payment: Payment, form: URLSearchParams): Promise<Response> {
  const outcome = form.get('outcome') ?? ''
  if (!isOutcome(outcome)) return refuse(shop, 400, ['Choose one of the outcomes.'])
  if (payment.state !== 'initiated') return refuse(shop, 409, ['This payment is already decided.'])
  shop.decide(payment, outcome)
  const { stays } = outcomes[outcome]
  return stays ? pageResponse(closingPage(shop.basePath), shop) : comeBack(shop, payment)
}

async function followUp(shop: Shop, payment: Payment, form: URLSearchParams): Promise<Response> {
  const settlement = form.get('settle')
  if (settlement === 'captured' || settlement === 'failed') shop.settle(payment, settlement)
  if (form.has('refund')) changeRefund(shop, payment, form.get('refund') ?? '')
  if (form.get('again') === 'return') return comeBack(shop, payment)
  if (form.get('again') === 'webhook') shop.webhooks.send(payment)
  return new Response(null, { status: 303, headers: { location: `${shop.basePath}/payu` } })
}

/** "give-back" refunds on PayU's dashboard; "success 42" or "failure 42" is the bank's decision. */
function changeRefund({ refunds }: Shop, payment: Payment, wish: string): void {
  if (wish === 'give-back') refunds.giveBack(payment)
  const [state, id] = wish.split(' ')
  const refund = payment.refunds.find((each) => each.id === id)
  if (refund && (state === 'success' || state === 'failure')) refunds.settle(payment, refund, state)
}

/** Makes the payer's browser post the report to the church, as PayU does. */
function comeBack(shop: Shop, payment: Payment): Promise<Response> {
  const report = Object.entries(reportOf(payment, shop.merchant))
  const page: Page = {
    title: 'Returning to the church',
    script: 'return.js',
    postsElsewhere: true,
    body: html`<p class="notice">Test payment, no money moves.</p>
<p>This page goes on by itself. If it does not, use the button.</p>
<form method="post" action="${returnAddress(payment)}" data-return>
${report.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}
<button class="main">Return to the church</button>
</form>`,
  }
  return pageResponse(page, shop)
}

/** For outcomes after which the browser does not return. */
function closingPage(basePath: string): Page {
  return {
    title: 'You may close this window',
    body: html`<p class="notice">Test payment, no money moves.</p>
<p>The church has not been told what happened here. It will find out when it asks.</p>
<p><a href="${basePath}/payu">See all payments</a></p>`,
  }
}

function returnAddress({ request, state, outcome }: Payment): string {
  if (state === 'userCancelled') return request.cancelUrl
  // A forged report goes to the success address. PayU does not document where pending goes, so nothing
  // may rely on it.
  const success = outcome === 'forged' || statusOf(state) !== 'failure'
  return success ? request.successUrl : request.failureUrl
}

/** The hosted page: the order, and a button for every outcome. */
function paymentPage(payment: Payment, basePath: string): Page {
  return {
    title: 'Pay the church',
    body: html`<p class="notice">Test payment, no money moves.</p>
<div class="beside">
${paymentFacts(payment)}
<form method="post" action="${basePath}/payu/payments/${payment.id}">
<h2>What should happen?</h2>
<ul class="choices">${Object.entries(outcomes).map(choice)}</ul>
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

function paymentFacts({ request, amount }: Payment): Html {
  return html`<section class="card" aria-label="Payment">
<p class="amount">₹ ${amount}</p>
<dl>
<dt>Merchant</dt><dd>The church</dd>
<dt>For</dt><dd>${request.productinfo}</dd>
<dt>Payer</dt><dd>${request.firstname} ${request.lastname}</dd>
<dt>Email</dt><dd>${request.email}</dd>
<dt>Phone</dt><dd>${request.phone}</dd>
<dt>Order</dt><dd>${request.txnid}</dd>
</dl>
</section>`
}

function choice([outcome, { label, explanation }]: [string, (typeof outcomes)[Outcome]]): Html {
  const weight = outcome === 'approve' ? 'main' : 'plain'
  return html`<li>
<button class="${weight}" name="outcome" value="${outcome}" aria-describedby="about-${outcome}">${label}</button>
<p id="about-${outcome}">${explanation}</p>
</li>`
}
