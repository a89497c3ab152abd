import { expect, test } from 'vitest'
import type { Role } from '#domain/staff.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment } from '../support/payments.ts'
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

test('an office in which nothing has happened shows three steps and no alarm about past dates', async () => {
  const { page } = await openToday(await testSite(), 'admin')
  for (const step of ['Enter your name', 'Open a date', 'Invite a colleague']) {
    expect(page).toContain(step)
  }
  expect(page).not.toContain('past dates')
})
