import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { enterOffice } from '../support/office/staff.ts'
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
