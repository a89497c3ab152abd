import { expect } from 'vitest'
import type { Payment } from '#database/payments/payments.ts'
import { returnForm } from '#sandbox/payu/payment-fixture.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { settleReports } from '#workflows/payments/reports/settle-reports.ts'
import { formIn, outcomeOf, postForm } from '../form-in.ts'
import { type Site, sendForm } from './visitor.ts'

export type Paying = { address: string; fields: object; button: string }

type Paid = {
  payment: Payment
  /** Reads the result page in the payer's own browser. */
  readResult: () => Promise<string>
  /** Presses a button of the result page. Returns where it leads. */
  pressOn: () => Promise<string | null>
}

/** Sends a form, presses a button of the provider's page and comes back, as a browser without a script does. */
export async function payOverHttp(site: Site, paying: Paying): Promise<Paid> {
  // Payments are told apart by when they were opened.
  site.services.pass(5_000)
  const { answer, cookie, payment } = await sendForm(site, paying)
  const handOff = formIn(await read(site.url + answer.headers.get('location'), cookie))
  const provider = await (await postForm(handOff.action, handOff.fields)).text()
  expect(provider).toContain('no money moves')
  const choice = new URL(formIn(provider).action, site.services.sandboxUrl).href
  const chosen = await postForm(choice, { outcome: outcomeOf(paying.button, provider) })
  await comeBack(site, { payment, page: await chosen.text() })
  await bringWebhooks(site)
  const result = `${site.url}/response?txnid=${payment.txnid}`
  return {
    payment,
    readResult: () => read(result, cookie),
    pressOn: async () => (await postForm(result, {}, { cookie })).headers.get('location'),
  }
}

async function comeBack(site: Site, { payment, page }: { payment: Payment; page: string }) {
  const { address, report } = returnForm(page)
  // After some choices the browser stays with the provider.
  if (address === '') return
  const back = await postForm(site.url + new URL(address).pathname, report)
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    `/response?txnid=${payment.txnid}`,
  ])
}

/** Delivers the webhooks that the provider has sent so far, and runs the job that settles them. */
export async function bringWebhooks({ url, services }: Site): Promise<void> {
  // The sandbox sends them in a timer of its own.
  await new Promise((resolve) => setTimeout(resolve, 5))
  services.pass(5_000)
  for (const { body, contentType } of services.webhooks.splice(0)) {
    const headers = { 'content-type': contentType }
    await fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers })
  }
  await settleReports(services)
}

/** The subjects of the mails to one address, newest first; one that came twice says so. */
export async function mailsTo({ services }: Site, email: string): Promise<string[]> {
  await sendDueMails(services)
  return services.sandbox.mailbox
    .mails()
    .filter(({ to }) => to.includes(email))
    .map(({ headers, again }) => `${headers.subject}${again.length > 0 ? ', twice' : ''}`)
}

async function read(address: string, cookie: string): Promise<string> {
  const answer = await fetch(address, { headers: { cookie } })
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}
