import { expect, test } from 'vitest'
import { stopToken } from '#database/records/mail/reminders.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { correctPerson } from '../support/corrections.ts'
import { paidRegistration } from '../support/payments.ts'
import { couple } from '../support/people.ts'
import { COMING } from '../support/site/church.ts'
import { ONE_ENGINE } from '../support/site/databases.ts'
import { formOn, wordsIn } from '../support/site/pages.ts'
import { expectWords, testSite } from '../support/site/server.ts'
import { registerFamily } from '../support/site/visitor.ts'

const RIGHT = 'right@example.org'

test.each(ONE_ENGINE)('%s: a link to a mistyped address ends when corrected', async (engine) => {
  const { get, post, services } = await testSite({ engine })
  const { id, payment } = await paidRegistration(services, couple({ language: 'ta' }))
  const { db } = services
  const stored = await findRegistration(db, id)
  const [ticket] = await ticketsOf(db, id)
  const receipt = await db.selectFrom('receipt').selectAll().executeTakeFirstOrThrow()
  const numbered = `${receipt.year}/${String(receipt.number).padStart(6, '0')}`
  const own = ['', '/correct', '/cancel', '/data', '/data.json', '/tickets.pdf', '/calendar.ics']
  const all = [
    ...[...own, `/receipts/${numbered}`].map((page) => `/my/${stored?.private_token}${page}`),
    ...['', '/data', '/tickets.pdf'].map((page) => `/my/${ticket?.private_token}${page}`),
    ...[`/t/${ticket?.code}`, `/receipts/${payment.token}`, `/pay/${payment.token}`],
  ]
  const statuses = () => Promise.all(all.map(async (path) => [path, (await get(path)).status]))
  const before = await statuses()
  expect(before.filter(([, status]) => status === 410)).toEqual([])
  await correctPerson(services, { actor, id, person: 1, changes: { email: RIGHT } })
  expect(await statuses()).toEqual(all.map((path) => [path, 410]))
  for (const path of ['', '/correct', '/cancel', '/data']) {
    const sent = await post(`/my/${stored?.private_token}${path}`)
    expect([path, sent.status]).toEqual([path, 410])
  }
  const page = await get(`/my/${stored?.private_token}`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('<html lang="ta"')
  expect(html).not.toMatch(/Ravi|Maya/)
  expect(html).toMatch(/<a[^>]*href="\/my"[^>]*>எனது இணைப்பை எனக்கு அனுப்புங்கள்</)
  const now = await findRegistration(db, id)
  expect((await get(`/my/${now?.private_token}`)).status).toBe(200)
  const cookie = `my-pages=${stored?.private_token}`
  const result = await get(`/response?txnid=${payment.txnid}`, { cookie })
  expect(await result.text()).not.toContain('Ravi')
})

async function openedForm() {
  const site = await testSite({ event: COMING })
  const { payment, cookie } = await registerFamily(site)
  const id = payment.registration_id ?? ''
  const token = async () => (await findRegistration(site.services.db, id))?.private_token ?? ''
  const old = `/my/${await token()}`
  const { fields } = formOn(await site.read(`${old}/correct`), -1)
  const send = (changes: Record<string, string>, headers = {}) =>
    site.post(`${old}/correct`, { ...fields, ...changes }, headers)
  return { ...site, id, token, old, cookie, send }
}

test('a form that was sent before the link ended never leads to the new one', async () => {
  const { services, id, send } = await openedForm()
  const typed = { 'persons[1].firstname': 'Meenakshi' }
  expect((await send(typed)).status).toBe(303)
  services.pass(1000)
  await correctPerson(services, { actor, id, person: 1, changes: { email: RIGHT } })
  const again = await send(typed)
  expect([again.status, again.headers.get('location')]).toEqual([410, null])
})

test('who corrects the own address goes on at the new one, also with a second click', async () => {
  const { get, token, old, cookie, send } = await openedForm()
  const typed = { 'persons[0].email': RIGHT }
  const answer = await send(typed, { cookie })
  expect(await token()).not.toBe(old.slice('/my/'.length))
  expect(answer.headers.get('location')).toBe(`/my/${await token()}?done=correct`)
  expect(answer.headers.getSetCookie()[0]).toContain(`my-pages=${await token()}`)
  const again = await send(typed)
  expect(again.headers.get('location')).toBe(`/my/${await token()}?done=correct`)
  expect(again.headers.getSetCookie()).toEqual([])
  expect((await get(old)).status).toBe(410)
})

test('who scans a replaced ticket as staff learns whose it was, and lets nobody in', async () => {
  const site = await testSite()
  const { services } = site
  const { id } = await paidRegistration(services)
  const [old] = await ticketsOf(services.db, id)
  await correctPerson(services, { actor, id, person: 1, changes: { email: RIGHT } })
  const office = await site.enter('door')
  const { html } = await office.read(`/t/${old?.code}`)
  expectWords(wordsIn(html), ['Ravi Sample', 'another ticket took its place'])
  expect(html).not.toContain('Check in')
  const [now] = await ticketsOf(services.db, id)
  expect(await office.open(`/t/${now?.code}`)).toContain('Check in')
})

async function opened(wanted?: Parameters<typeof testSite>[0]) {
  const site = await testSite(wanted)
  const { id, payment } = await paidRegistration(site.services)
  return { ...site, payment, tickets: await ticketsOf(site.services.db, id) }
}

test('a ticket is neither stored nor indexed, and an attendee’s link does nothing that is not their own', async () => {
  const { get, post, read, payment, tickets } = await opened()
  const answer = await get(`/t/${tickets[0]?.code}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const ticket = await answer.text()
  expect(ticket).toContain('R. S.')
  expect(ticket).not.toMatch(/Ravi|Sample|ravi@|9000000002|valid|Rs\. \d/)
  for (const wrong of ['zzzzzzzzzzzzzzzzzzzz', 'x', '%01', `${tickets[0]?.code}0`]) {
    await read(`/t/${wrong}`, 404)
  }
  const own = `/my/${tickets[1]?.private_token}`
  const page = await read(own)
  expect(page).toContain('Maya Sample')
  expect(page).not.toMatch(/Ravi Sample|Rs\. \d/)
  expect(page).not.toContain(payment.txnid)
  expect((await post(own)).status).toBe(404)
  await read(`${own}/calendar.ics`, 404)
  const pdf = await get(`${own}/tickets.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  await read(`/my/${'f'.repeat(40)}/tickets.pdf`, 404)
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
