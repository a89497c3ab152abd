import { randomInt } from 'node:crypto'
import { html } from 'hono/html'
import { inIndia } from '../clock.ts'
import type { Html, Page } from '../ui/page.ts'
import { settlementsFor } from './decisions.ts'
import { type Delivery, type Payment, paise, type Refund, statusOf } from './payment.ts'
import type { PaymentRequest } from './payment-request.ts'
import { returnedOf } from './refunds.ts'

export type Ledger = ReturnType<typeof createLedger>

const maxPayments = 5_000
const patienceMs = 30 * 60_000

/** All payments of one sandbox, in memory. The oldest are dropped. */
export function createLedger(now: () => Date) {
  const payments = new Map<string, Payment>()
  let lastNumber = randomInt(10_000)

  /** Opens a payment, or returns why PayU would refuse to. */
  function open(request: PaymentRequest): Payment | 'already-paid' | 'in-progress' {
    const earlier = byTxnid(request.txnid)
    if (earlier?.state === 'captured' || earlier?.state === 'auth') return 'already-paid'
    if (earlier?.state === 'pending') return 'in-progress'
    if (earlier?.state === 'initiated')
      return Object.assign(earlier, { request, amount: request.amount })
    payments.delete(request.txnid)
    const payment = newPayment(request)
    payments.set(request.txnid, payment)
    forgetOldest(payments)
    return payment
  }

  function newPayment(request: PaymentRequest): Payment {
    return {
      id: freshNumber(),
      request,
      openedAt: now(),
      state: 'initiated',
      outcome: null,
      amount: request.amount,
      charges: '',
      bankReference: String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12),
      refunds: [],
      deliveries: [],
    }
  }

  // Starts with the time, so that ids stay unique when the sandbox restarts but the church's database
  // does not.
  function freshNumber(): string {
    lastNumber = (lastNumber + 1) % 100_000
    return `${now().getTime()}${String(lastNumber).padStart(5, '0')}`
  }

  function byTxnid(txnid: string): Payment | undefined {
    const payment = payments.get(txnid)
    return payment && bounceIfAbandoned(payment, now())
  }

  /** Newest first. */
  function all(): Payment[] {
    return [...payments.values()].reverse().map((payment) => bounceIfAbandoned(payment, now()))
  }

  return {
    open,
    byTxnid,
    byId: (id: string) => all().find((payment) => payment.id === id),
    all,
    freshNumber,
  }
}

function forgetOldest(payments: Map<string, Payment>): void {
  for (const txnid of payments.keys()) {
    if (payments.size <= maxPayments) return
    payments.delete(txnid)
  }
}

/**
 * PayU does this to payments whose payer never presses a button
 * (docs.payu.in/reference-link/payment-state-explanations).
 */
function bounceIfAbandoned(payment: Payment, now: Date): Payment {
  const waitedMs = now.getTime() - payment.openedAt.getTime()
  if (payment.state === 'initiated' && waitedMs > patienceMs) payment.state = 'bounced'
  return payment
}

const maxShown = 100

/** All payments of this sandbox, with buttons for what can still happen to them. */
export function ledgerPage(payments: readonly Payment[], basePath: string): Page {
  const shown = payments.slice(0, maxShown)
  return {
    title: 'Payments',
    body: html`<p class="notice">Test payments, no money moves.</p>
${shown.length === 0 ? html`<p>No payment yet. Give or register on the church's site, and it appears here.</p>` : ''}
<ul class="list">${shown.map((payment) => entry(payment, basePath))}</ul>
${payments.length > maxShown ? html`<p class="quiet">And ${payments.length - maxShown} older ones.</p>` : ''}`,
  }
}

function entry(payment: Payment, basePath: string): Html {
  const { request, state } = payment
  const { date, time } = inIndia(payment.openedAt)
  return html`<li class="card">
<h2><a href="${basePath}/payu/payments/${payment.id}">${request.txnid}</a></h2>
<p class="row"><strong>₹ ${payment.amount}</strong>
<span class="state ${statusOf(state)}">${state}</span>
<span class="quiet">${date} ${time.slice(0, 5)}</span></p>
<p>${request.productinfo}, ${request.firstname} ${request.lastname}</p>
${payment.refunds.map(refundLine)}
<p class="quiet">${payment.deliveries.length === 0 ? 'No webhook sent.' : payment.deliveries.map(delivered)}</p>
<form class="row" method="post" action="${basePath}/payu/payments/${payment.id}">
${actions(payment).map((action) => actionButton(action, payment))}
</form>
</li>`
}

type Action = { name: string; value: string; label: string }

function actions(payment: Payment): Action[] {
  if (payment.state === 'initiated') return []
  const settlements = settlementsFor(payment).map((value) => ({
    name: 'settle',
    value,
    label: value === 'captured' ? 'Mark captured' : 'Mark failed',
  }))
  return [
    ...settlements,
    ...refundActions(payment),
    { name: 'again', value: 'webhook', label: 'Send webhook' },
    { name: 'again', value: 'return', label: 'Return to the church' },
  ]
}

function refundActions(payment: Payment): Action[] {
  const name = 'refund'
  const queued = payment.refunds.filter(({ state }) => state === 'queued')
  const rest = (paise(payment.amount) ?? 0) - returnedOf(payment)
  const mayGiveBack = payment.state === 'captured' && rest > 0
  return [
    ...(mayGiveBack ? [{ name, value: 'give-back', label: 'Refund on this page' }] : []),
    ...queued.flatMap(({ id, amount }) => [
      { name, value: `success ${id}`, label: `Refund of ₹ ${amount} done` },
      { name, value: `failure ${id}`, label: `Refund of ₹ ${amount} fails` },
    ]),
  ]
}

function refundLine({ amount, state, token }: Refund): Html {
  return html`<p>Refund of ₹ ${amount}: ${state} <span class="quiet">${token}</span></p>`
}

function actionButton({ name, value, label }: Action, { request }: Payment): Html {
  return html`<button name="${name}" value="${value}">${label}<span class="hidden"> for ${request.txnid}</span></button>`
}

function delivered({ at, status, answer }: Delivery): Html {
  return html`Webhook “${status}” at ${inIndia(at).time}: ${answer}. `
}
