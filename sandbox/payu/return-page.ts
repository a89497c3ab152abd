import { html } from 'hono/html'
import type { Page } from '../ui/page.ts'
import { type Payment, statusOf } from './payment.ts'
import type { Report } from './report.ts'

/** Makes the payer's browser post the report to the church, as PayU does. */
export function returnPage(payment: Payment, report: Report, basePath: string): Page {
  return {
    basePath,
    title: 'Returning to the church',
    script: 'return.js',
    postsElsewhere: true,
    body: html`<p class="notice">Test payment, no money moves.</p>
<p>This page goes on by itself. If it does not, use the button.</p>
<form method="post" action="${returnAddress(payment)}" data-return>
${Object.entries(report).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}
<button class="main">Return to the church</button>
</form>`,
  }
}

/** For outcomes after which the browser does not return. */
export function closingPage(basePath: string): Page {
  return {
    basePath,
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
