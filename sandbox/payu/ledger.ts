import { randomInt } from 'node:crypto'
import { html } from 'hono/html'
import { inIndia } from '../clock.ts'
import type { Html, Page } from '../ui/page.ts'
import { type Payment, paise, returnedOf, rupees, settlementsFor, statusOf } from './payment.ts'
import type { PaymentRequest } from './payment-request.ts'

export type Ledger = ReturnType<typeof createLedger>

const maxPayments = 5_000
const patienceMs = 30 * 60_000

/** The oldest payments are dropped. */
export function createLedger(now: () => Date) {
  const payments = new Map<string, Payment>()
  let lastNumber = randomInt(10_000)

  function open(request: PaymentRequest): Payment | 'already-paid' | 'in-progress' {
    const earlier = byTxnid(request.txnid)
    if (earlier?.state === 'captured' || earlier?.state === 'auth') return 'already-paid'
    if (earlier?.state === 'pending') return 'in-progress'
    if (earlier?.state === 'initiated')
      return Object.assign(earlier, { request, amount: request.amount })
    return keep({ id: freshNumber(), request, openedAt: now(), state: 'initiated' })
  }

  /**
   * A sample that was never paid here, so that its refund can be tried: its id says when it came, with how many
   * paise, and under which number.
   */
  function adopt(id: string): Payment | undefined {
    const [, openedMs = '', amountPaise = '', txnid = ''] =
      /^sample-(\d{12,13})-(\d{1,12})-([\w-]{1,25})$/.exec(id) ?? []
    if (txnid === '' || payments.has(txnid)) return undefined
    const payer = { productinfo: 'Sample', firstname: 'Sample', email: '', phone: '' }
    const addresses = { successUrl: '', failureUrl: '', cancelUrl: '' }
    const request = { txnid, amount: rupees(Number(amountPaise)), ...payer, ...addresses }
    return keep({ id, request, openedAt: new Date(Number(openedMs)), state: 'captured' })
  }

  function keep(begun: Pick<Payment, 'id' | 'request' | 'openedAt' | 'state'>): Payment {
    const { txnid, amount } = begun.request
    const payment: Payment = {
      ...begun,
      outcome: null,
      amount,
      charges: '',
      bankReference: String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12),
      refunds: [],
      deliveries: [],
    }
    payments.delete(txnid)
    payments.set(txnid, payment)
    const [oldest = ''] = payments.keys()
    if (payments.size > maxPayments) payments.delete(oldest)
    return payment
  }

  // It starts with the time, so that ids stay unique when the sandbox restarts but the church's database
  // does not.
  function freshNumber(): string {
    lastNumber = (lastNumber + 1) % 100_000
    return `${now().getTime()}${String(lastNumber).padStart(5, '0')}`
  }

  /** See docs.payu.in/reference-link/payment-state-explanations. */
  function bounceIfAbandoned(payment: Payment): Payment {
    const waitedMs = now().getTime() - payment.openedAt.getTime()
    if (payment.state === 'initiated' && waitedMs > patienceMs) payment.state = 'bounced'
    return payment
  }

  function byTxnid(txnid: string): Payment | undefined {
    const payment = payments.get(txnid)
    return payment && bounceIfAbandoned(payment)
  }

  const all = (): Payment[] => [...payments.values()].reverse().map(bounceIfAbandoned)

  return {
    open,
    adopt,
    byTxnid,
    byId: (id: string) => all().find((one) => one.id === id),
    all,
    freshNumber,
  }
}

const maxShown = 100

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
  const { request, state, refunds, deliveries } = payment
  const { date, time } = inIndia(payment.openedAt)
  const sent = deliveries.map(
    ({ at, status, answer }) => html`Webhook “${status}” at ${inIndia(at).time}: ${answer}. `,
  )
  return html`<li class="card">
<h2><a href="${basePath}/payu/payments/${payment.id}">${request.txnid}</a></h2>
<p class="row"><strong>₹ ${payment.amount}</strong>
<span class="state ${statusOf(state)}">${state}</span>
<span class="quiet">${date} ${time.slice(0, 5)}</span></p>
<p>${request.productinfo}, ${request.firstname}</p>
${refunds.map(({ amount, state, token }) => html`<p>Refund of ₹ ${amount}: ${state} <span class="quiet">${token}</span></p>`)}
<p class="quiet">${sent.length === 0 ? 'No webhook sent.' : sent}</p>
<form class="row" method="post" action="${basePath}/payu/payments/${payment.id}">
${actions(payment).map(
  ([name, value, label]) =>
    html`<button name="${name}" value="${value}">${label}<span class="hidden"> for ${request.txnid}</span></button>`,
)}
</form>
</li>`
}

/** Each is the field that says it, its value and its words. */
function actions(payment: Payment): (readonly [name: string, value: string, label: string])[] {
  const { state, amount, refunds, request } = payment
  if (state === 'initiated') return []
  const labels = { captured: 'Mark captured', failed: 'Mark failed' }
  const queued = refunds.filter((refund) => refund.state === 'queued')
  const mayGiveBack = state === 'captured' && paise(amount) > returnedOf(payment)
  return [
    ...settlementsFor(payment).map((to) => ['settle', to, labels[to]] as const),
    ...(mayGiveBack ? [['refund', 'give-back', 'Refund on this page'] as const] : []),
    ...queued.flatMap(({ id, amount }) => [
      ['refund', `success ${id}`, `Refund of ₹ ${amount} done`] as const,
      ['refund', `failure ${id}`, `Refund of ₹ ${amount} fails`] as const,
    ]),
    ['again', 'webhook', 'Send webhook'],
    ...(request.successUrl ? [['again', 'return', 'Return to the church'] as const] : []),
  ]
}
