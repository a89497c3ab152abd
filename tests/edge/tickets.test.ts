import { expect, test } from 'vitest'
import { stopToken } from '#database/records/mail/reminders.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { payInSandbox, register } from '../support/payments.ts'
import { couple } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'
import type { Site } from '../support/site/visitor.ts'

async function paidCouple({ services }: Site) {
  const { id, payment } = await register(services, { registration: couple() })
  if (!payment) throw new Error('there is something to pay')
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  return { id, payment, tickets: await ticketsOf(services.db, id) }
}

test('a ticket is neither stored nor indexed, and an unknown one is not there', async () => {
  const site = await testSite()
  const { tickets } = await paidCouple(site)
  const answer = await fetch(`${site.url}/t/${tickets[0]?.code}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const page = await answer.text()
  expect(page).toContain('R. S.')
  expect(page).not.toMatch(/Ravi|Sample|ravi@|9000000002|valid|Rs\. \d/)
  for (const wrong of ['zzzzzzzzzzzzzzzzzzzz', 'x', '%01', `${tickets[0]?.code}0`]) {
    expect([wrong, (await fetch(`${site.url}/t/${wrong}`)).status]).toEqual([wrong, 404])
  }
})

test('an attendee’s link pays, prints and changes nothing that is not their own', async () => {
  const site = await testSite()
  const { payment, tickets } = await paidCouple(site)
  const own = `${site.url}/my/${tickets[1]?.private_token}`
  const page = await (await fetch(own)).text()
  expect(page).toContain('Maya Sample')
  expect(page).not.toMatch(/Ravi Sample|Rs\. \d/)
  expect(page).not.toContain(payment.txnid)
  expect((await fetch(own, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${own}/calendar.ics`)).status).toBe(404)
  const pdf = await fetch(`${own}/tickets.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await fetch(`${site.url}/my/${'f'.repeat(40)}/tickets.pdf`)).status).toBe(404)
})

test('one link makes few files at a time, and keeps no other from its own', async () => {
  const site = await testSite({ budgets: { tickets: { burst: 2, perSecond: 0.001 } } })
  const { tickets } = await paidCouple(site)
  const asks = (token = '') => fetch(`${site.url}/my/${token}/tickets.pdf`)
  const [first, second] = tickets.map(({ private_token }) => private_token)
  expect([(await asks(first)).status, (await asks(first)).status]).toEqual([200, 200])
  const refused = await asks(first)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await asks(second)).status).toBe(200)
  expect((await fetch(`${site.url}/my/${first}`)).status).toBe(200)
})

test('reminders stop by the button of a mail program, and not by opening the link', async () => {
  const site = await testSite()
  const token = await stopToken(site.services.db, 'asha@example.org')
  const address = `${site.url}/unsubscribe/${token}`
  expect(await (await fetch(address)).text()).toContain('Stop reminders')
  expect(await (await fetch(address)).text()).toContain('Stop reminders')
  const stopped = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers: { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' },
    // RFC 8058 (3.1) forbids to answer with a redirect: mail programs don't follow it.
    redirect: 'manual',
  })
  expect(stopped.status).toBe(200)
  expect(stopped.headers.get('cache-control')).toBe('no-store')
  expect(await stopped.text()).toContain('We will send no more reminders')
  const wrong = await fetch(`${site.url}/unsubscribe/${'f'.repeat(40)}`, { method: 'POST' })
  expect(wrong.status).toBe(404)
})
