import { expect, test } from 'vitest'
import { stopToken } from '#database/records/mail/reminders.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { paidRegistration } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'

async function opened(wanted?: Parameters<typeof testSite>[0]) {
  const site = await testSite(wanted)
  const { id, payment } = await paidRegistration(site.services)
  return { ...site, payment, tickets: await ticketsOf(site.services.db, id) }
}

test('a ticket is neither stored nor indexed, and an unknown one is not there', async () => {
  const { get, tickets } = await opened()
  const answer = await get(`/t/${tickets[0]?.code}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const page = await answer.text()
  expect(page).toContain('R. S.')
  expect(page).not.toMatch(/Ravi|Sample|ravi@|9000000002|valid|Rs\. \d/)
  for (const wrong of ['zzzzzzzzzzzzzzzzzzzz', 'x', '%01', `${tickets[0]?.code}0`]) {
    expect([wrong, (await get(`/t/${wrong}`)).status]).toEqual([wrong, 404])
  }
})

test('an attendee’s link pays, prints and changes nothing that is not their own', async () => {
  const { get, post, read, payment, tickets } = await opened()
  const own = `/my/${tickets[1]?.private_token}`
  const page = await read(own)
  expect(page).toContain('Maya Sample')
  expect(page).not.toMatch(/Ravi Sample|Rs\. \d/)
  expect(page).not.toContain(payment.txnid)
  expect((await post(own)).status).toBe(404)
  expect((await get(`${own}/calendar.ics`)).status).toBe(404)
  const pdf = await get(`${own}/tickets.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await get(`/my/${'f'.repeat(40)}/tickets.pdf`)).status).toBe(404)
})

test('one link makes few files at a time, and keeps no other from its own', async () => {
  const budgets = { tickets: { burst: 2, perSecond: 0.001 } }
  const { get, tickets } = await opened({ budgets })
  const asks = (token = '') => get(`/my/${token}/tickets.pdf`)
  const [first, second] = tickets.map(({ private_token }) => private_token)
  expect([(await asks(first)).status, (await asks(first)).status]).toEqual([200, 200])
  const refused = await asks(first)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await asks(second)).status).toBe(200)
  expect((await get(`/my/${first}`)).status).toBe(200)
})

test('reminders stop by the button of a mail program, and not by opening the link', async () => {
  const { services, post, read } = await testSite()
  const address = `/unsubscribe/${await stopToken(services.db, 'asha@example.org')}`
  for (const _ of [1, 2]) expect(await read(address)).toContain('Stop reminders')
  const elsewhere = { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' }
  const stopped = await post(address, { 'List-Unsubscribe': 'One-Click' }, elsewhere)
  // RFC 8058 (3.1) forbids to answer with a redirect: mail programs don't follow it.
  expect(stopped.status).toBe(200)
  expect(stopped.headers.get('cache-control')).toBe('no-store')
  expect(await stopped.text()).toContain('We will send no more reminders')
  expect((await post(`/unsubscribe/${'f'.repeat(40)}`)).status).toBe(404)
})
