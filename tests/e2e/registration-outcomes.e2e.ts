import { expect, type Page } from '@playwright/test'
import { expectUsableAtEachWidth } from './look-closely.ts'
import { mailsTo, SANDBOX } from './mailbox.ts'
import { ownEmail } from './own-email.ts'
import { registerAndPress } from './pay-by-http.ts'
import { fillRegistration, submit, test } from './registration-page.ts'

type Expected = { heading: string; words: string; mails: string[] }

const RECEIVED: Expected = {
  heading: 'Transaction Successful!',
  words: 'Who is registered',
  mails: ['You are registered for Encounter with God'],
}

const FAILED: Expected = {
  heading: 'Transaction Failed!',
  words: 'nothing was received',
  mails: ['Your payment of Rs. 1,800 did not go through'],
}

const CONFIRMING = { heading: 'Your payment is being confirmed', mails: [] }

/** Each button of the provider's page that leads back: what is read, and what is written. */
const OUTCOMES: Record<string, Expected> = {
  Approve: RECEIVED,
  'Answer twice': RECEIVED,
  'Answer late': RECEIVED,
  'Add charges': { ...RECEIVED, words: 'Charged by the bank on top' },
  Decline: FAILED,
  Cancel: FAILED,
  'Forged signature': FAILED,
  'Lose the bank': { ...FAILED, words: 'Your bank did not answer' },
  Pending: { ...CONFIRMING, words: 'Your payment is at the bank' },
  'Wrong amount': { ...CONFIRMING, words: 'not the amount that we asked for' },
  'Hold the money': { ...CONFIRMING, words: 'set the money aside' },
}

/** As far as the provider's page. */
async function register(page: Page): Promise<void> {
  await page.goto('/ewgregister')
  await fillRegistration(page)
  await submit(page)
  await expect(page.getByText('no money moves')).toBeVisible()
}

async function numberOf(page: Page): Promise<string> {
  return (await page.getByText(/^EWG\d{11}$/).textContent()) ?? ''
}

// Each button is pressed in a browser for a gift (payment-outcomes), and Approve and Decline for a
// registration too (registration). Here it is what a registration's page and mails say.
for (const [button, { heading, words, mails }] of Object.entries(OUTCOMES)) {
  test(`a registration after "${button}": ${heading} @desktop`, async ({ page, request }) => {
    const txnid = await registerAndPress(page.request, button)
    await expect(async () => {
      await page.goto(`/response?txnid=${txnid}`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
      expect(await page.getByText(words).isVisible()).toBe(true)
    }).toPass({ timeout: 20_000 })
    await expect
      .poll(() => mailsTo(request, ownEmail()))
      .toEqual(mails.map((subject) => `${subject} (${txnid})`))
  })
}

test('a registration that nobody reports is found by looking @desktop', async ({
  page,
  request,
}) => {
  await register(page)
  const txnid = await numberOf(page)
  await page.getByRole('button', { name: 'Never answer' }).click()
  await page.goto('/response')
  await page.getByLabel('Transaction number').fill(txnid)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RECEIVED.heading)
  await expect
    .poll(() => mailsTo(request, ownEmail()))
    .toEqual([`You are registered for Encounter with God (${txnid})`])
})

test('who walks away from a registration has not paid, and may go on @desktop', async ({
  page,
}) => {
  await register(page)
  const txnid = await numberOf(page)
  await page.getByRole('button', { name: 'Walk away' }).click()
  await page.goto(`/response?txnid=${txnid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILED.heading)
  await expect(page.getByText('Who is to come')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('no money moves')).toBeVisible()
})

test('a registration that is given back says so, and holds no places @desktop', async ({
  page,
  request,
}) => {
  await register(page)
  const txnid = await numberOf(page)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/response/)
  await expect(page.getByText('Who is registered')).toBeVisible()
  await page.goto(`${SANDBOX}/payu`)
  await page
    .locator('li.card', { hasText: txnid })
    .getByRole('button', { name: 'Refund on this page' })
    .click()
  // The provider is not asked twice within four seconds; what comes sooner waits for the sweep.
  await expect
    .poll(() => mailsTo(request, ownEmail()), { timeout: 30_000 })
    .toEqual([
      `We have given back your payment of Rs. 1,800 (${txnid})`,
      `You are registered for Encounter with God (${txnid})`,
    ])
  await page.goto(`/response?txnid=${txnid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment was refunded')
  await expectUsableAtEachWidth(page)
  await expect(page.getByText('no places are held for it any more')).toBeVisible()
  await expect(page.getByText('Who is registered')).toHaveCount(0)
})
