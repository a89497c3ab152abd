import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { enterOffice } from '../support/office/staff.ts'
import { unpaidRegistration } from '../support/payments.ts'
import { wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const DAY = '2026-11-15'
const PAGE = `/office/close?day=${DAY}`
const CASH = { method: 'Cash', day: DAY, reference: '', amountMinor: 70_000 } as const
const GIFT = { ...CASH, name: 'Meera Nambiar', email: '', phone: '', fund: 'Tithe' }

async function withCash() {
  const site = await testSite()
  await recordGift(site.services, { actor: COMMAND_LINE, gift: GIFT })
  return { site, treasurer: await enterOffice(site, 'treasurer') }
}

/** The hidden fields of the form that closes the day. */
function hiddenIn(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('action="/office/close"'))
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

test('the difference is shown and needs its reason, then the day says who closed it', async () => {
  const { treasurer } = await withCash()
  const { html } = await treasurer.read(PAGE)
  expect(wordsIn(html)).toContain('Recorded in cash: Rs. 700')
  const form = { ...hiddenIn(html), counted: '690' }
  const refused = await treasurer.send('/office/close', Object.entries(form))
  expect([refused.status, wordsIn(refused.html)]).toEqual([
    422,
    expect.stringContaining('That is Rs. 10 less than was recorded.'),
  ])
  expect(refused.html).toContain('value="690"')
  const again = Object.entries({ ...hiddenIn(refused.html), counted: '690', reason: 'A torn note' })
  const closed = await treasurer.send('/office/close', again)
  expect([closed.status, closed.location]).toEqual([303, PAGE])
  const page = wordsIn((await treasurer.read(PAGE)).html)
  for (const words of [
    'Closed by treasurer@office.example.org',
    'Counted cash: Rs. 690',
    'Reason: A torn note',
    'Online, received = recorded.',
    'Open the day again',
    'Counted Rs. 690, recorded Rs. 700',
  ]) {
    expect(page).toContain(words)
  }
})

test('the second of two who close gets 409, and what they counted is not lost', async () => {
  const { site, treasurer } = await withCash()
  const admin = await enterOffice(site, 'admin')
  const first = hiddenIn((await treasurer.read(PAGE)).html)
  const second = hiddenIn((await admin.read(PAGE)).html)
  await treasurer.send('/office/close', Object.entries({ ...first, counted: '700' }))
  const late = await admin.send('/office/close', Object.entries({ ...second, counted: '650' }))
  expect(late.status).toBe(409)
  expect(wordsIn(late.html)).toContain('treasurer@office.example.org was here first')
  expect(wordsIn(late.html)).toContain('You had counted 650.')
})

test('cash that was recorded meanwhile is shown before the day is closed', async () => {
  const { site, treasurer } = await withCash()
  const form = hiddenIn((await treasurer.read(PAGE)).html)
  await recordGift(site.services, { actor: COMMAND_LINE, gift: GIFT })
  const typed = { ...form, counted: '700', reason: 'None' }
  const late = await treasurer.send('/office/close', Object.entries(typed))
  expect(late.status).toBe(409)
  expect(wordsIn(late.html)).toContain('It is now Rs. 1,400.')
  expect(late.html).toContain('value="700"')
  const again = { ...hiddenIn(late.html), counted: '1400' }
  expect((await treasurer.send('/office/close', Object.entries(again))).status).toBe(303)
})

test('a closed day is refused beside Day, for registrations and gifts', async () => {
  const { site, treasurer } = await withCash()
  const { id } = await unpaidRegistration(site.services)
  const form = { ...hiddenIn((await treasurer.read(PAGE)).html), counted: '700' }
  await treasurer.send('/office/close', Object.entries(form))
  const desk = await enterOffice(site, 'desk')
  const typed = { method: 'Cash', day: DAY, amount: '3600', intent: 'show' }
  const recording = await desk.fill(`/office/registrations/${id}/record-payment`, typed)
  const gift = { ...typed, name: 'Meera', fund: 'Tithe', amount: '700' }
  const giving = await treasurer.send('/office/gifts/new', Object.entries(gift))
  for (const { status, html } of [recording, giving]) {
    expect(status).toBe(422)
    expect(html).toMatch(/name="day"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="day"/)
    expect(wordsIn(html)).toContain('This day is closed.')
  }
})
