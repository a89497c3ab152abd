import { html } from 'hono/html'
import type { Html, Page } from '../ui/page.ts'
import { type Outcome, outcomes } from './outcomes.ts'
import type { Payment } from './payment.ts'

/** The hosted page: the order, and a button for every outcome. */
export function paymentPage(payment: Payment, basePath: string): Page {
  return {
    basePath,
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
export function refusalPage(refusal: {
  basePath: string
  status: number
  problems: readonly string[]
}): Page {
  return {
    basePath: refusal.basePath,
    title: 'This payment cannot start',
    status: refusal.status,
    body: html`<p class="notice">Test payment, no money moves.</p>
<ul>${refusal.problems.map((problem) => html`<li>${problem}</li>`)}</ul>
<p>Go back and try again. Nothing was paid.</p>`,
  }
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
