import { html } from 'hono/html'
import { inIndia } from '../clock.ts'
import type { Html, Page } from '../ui/page.ts'
import { paise } from './amounts.ts'
import { settlementsFor } from './decisions.ts'
import { type Delivery, type Payment, type Refund, statusOf } from './payment.ts'
import { returnedOf } from './refunds.ts'

const mostShown = 100

/** All payments of this sandbox, with buttons for what can still happen to them. */
export function ledgerPage(payments: readonly Payment[], basePath: string): Page {
  const shown = payments.slice(0, mostShown)
  return {
    basePath,
    title: 'Payments',
    body: html`<p class="notice">Test payments, no money moves.</p>
${shown.length === 0 ? html`<p>No payment yet. Give or register on the church's site, and it appears here.</p>` : ''}
<ul class="list">${shown.map((payment) => entry(payment, basePath))}</ul>
${payments.length > mostShown ? html`<p class="quiet">And ${payments.length - mostShown} older ones.</p>` : ''}`,
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
