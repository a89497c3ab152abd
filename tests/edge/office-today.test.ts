import { expect, test } from 'vitest'
import type { Role } from '#domain/staff.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment } from '../support/payments.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'
import { give, registerFamily, type Site } from '../support/site/visitor.ts'

async function openToday(site: Site, ...roles: Role[]) {
  const { cookie } = await signedIn(site.services, ...roles)
  const answer = await fetch(`${site.url}/office`, { headers: { cookie } })
  return { answer, page: await answer.text(), cookie }
}

/** A gift of which the provider took another amount. */
async function mismatchedGift(site: Site): Promise<void> {
  site.services.pass(1_000)
  const { payment } = await give(site)
  await finishPayment(site.services, payment, 'wrong-amount')
  await settlePayment(site.services, payment, { source: 'sweep' })
}

function send({ url }: Site, fields: Record<string, string>, cookie: string): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(`${url}/office/attention`, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  })
}

function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
}

test('Today shows registrations, gifts, charts and what needs attention', async () => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  await finishPayment(site.services, payment, 'approve')
  await mismatchedGift(site)
  const { answer, page } = await openToday(site, 'treasurer')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const words of [
    'Today, Sunday 15 Nov 2026',
    '<dt>Registered today</dt><dd class="figure-value">2 people</dd>',
    'Given this month',
    'Wrong amount paid',
    'was taken where Rs. 500 was asked for',
    'open although it was over on 7 May 2023',
    'class="chart"',
    'Nothing was given in the last 12 months.',
  ]) {
    expect(page).toContain(words)
  }
})

test('an editor sees neither registrations nor money', async () => {
  const site = await testSite()
  await registerFamily(site)
  await mismatchedGift(site)
  const { page } = await openToday(site, 'editor')
  expect(page).not.toMatch(/Asha|Anita|Given this month|Registered today|Wrong amount/)
  expect(page).toContain('open although it was over')
  expect(page).not.toContain('Mark as settled')
})

test('a thing is settled with a note, and an empty note is refused with its error', async () => {
  const site = await testSite()
  await mismatchedGift(site)
  const { page, cookie } = await openToday(site, 'treasurer')
  const form = { key: hidden(page, 'key'), about: hidden(page, 'about') }
  const refused = await send(site, { ...form, note: ' ' }, cookie)
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('Please write what was done about it.')
  expect(again).toMatch(/aria-invalid="true"/)
  for (let times = 0; times < 2; times++) {
    const answer = await send(site, { ...form, note: 'Accepted' }, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/office'])
  }
  const { page: after } = await openToday(site, 'treasurer')
  expect(after).not.toContain('Wrong amount paid')
})

test('the second of two who settle the same thing is told who did', async () => {
  const site = await testSite()
  await mismatchedGift(site)
  const { page, cookie } = await openToday(site, 'treasurer')
  const form = { about: hidden(page, 'about'), note: 'Accepted' }
  const { cookie: other } = await signedIn(site.services, 'admin')
  await send(site, { ...form, key: crypto.randomUUID() }, other)
  const late = await send(site, { ...form, key: hidden(page, 'key'), note: 'Sent back' }, cookie)
  expect(late.status).toBe(409)
  const told = await late.text()
  expect(told).toContain('admin@office.example.org settled this on')
  expect(told).toContain('Your note was not stored: Sent back')
})

test('a role without the right settles nothing', async () => {
  const site = await testSite()
  await mismatchedGift(site)
  const { page } = await openToday(site, 'treasurer')
  const { cookie } = await signedIn(site.services, 'viewer')
  const form = { key: hidden(page, 'key'), about: hidden(page, 'about'), note: 'Hidden' }
  expect((await send(site, form, cookie)).status).toBe(403)
  expect(site.services.counted()['office.refused']).toBe(1)
  expect((await openToday(site, 'treasurer')).page).toContain('Wrong amount paid')
})

test('dates that are over are closed at once, by whoever edits the content', async () => {
  const site = await testSite()
  await storeFirstVersion(site.services)
  await registerFamily(site)
  const close = async (...roles: Role[]) => {
    const { cookie } = await signedIn(site.services, ...roles)
    const body = new URLSearchParams({ key: crypto.randomUUID() })
    const sent = { method: 'POST', body, headers: { cookie }, redirect: 'manual' } as const
    return fetch(`${site.url}/office/conferences/close-past`, sent)
  }
  expect((await openToday(site, 'editor')).page).toContain('Close 6 past dates')
  expect((await close('desk')).status).toBe(403)
  const closed = await close('editor')
  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/office'])
  const { page } = await openToday(site, 'editor')
  expect(page).not.toContain('open although it was over')
  expect((await close('editor')).status).toBe(303)
})

test('an office in which nothing has happened shows three steps and no alarm about past dates', async () => {
  const { page } = await openToday(await testSite(), 'admin')
  for (const step of ['Enter your name', 'Open a date', 'Invite a colleague']) {
    expect(page).toContain(step)
  }
  expect(page).not.toContain('past dates')
})
