import { expect, type Page, test } from '@playwright/test'
import { SENT_GIFT } from '../fixtures/sent-forms.ts'
import { expectUsable, expectUsableAtEachWidth } from './look-closely.ts'
import { mailsTo } from './mailbox.ts'
import { ownEmail } from './own-email.ts'

/** Each button of the provider's page: what the payer reads, and what is written to them. */
const OUTCOMES: [button: string, heading: string, words: string, subject: string][] = [
  [
    'Approve',
    'Transaction Successful!',
    'We have received your payment',
    'Thank you for your gift',
  ],
  ['Answer twice', 'Transaction Successful!', 'We have received your payment', 'Thank you'],
  [
    'Add charges',
    'Transaction Successful!',
    'Charged by the bank on top',
    'Thank you for your gift',
  ],
  ['Decline', 'Transaction Failed!', 'nothing was received', 'did not go through'],
  ['Cancel', 'Transaction Failed!', 'nothing was received', 'did not go through'],
  ['Lose the bank', 'Transaction Failed!', 'Your bank did not answer', 'did not go through'],
  ['Forged signature', 'Transaction Failed!', 'nothing was received', 'did not go through'],
  ['Pending', 'Your payment is being confirmed', 'Your payment is at the bank', ''],
  ['Wrong amount', 'Your payment is being confirmed', 'not the amount that we asked for', ''],
  ['Hold the money', 'Your payment is being confirmed', 'set the money aside', ''],
  ['Answer late', 'Transaction Successful!', 'We have received your payment', 'Thank you'],
]

/** One of each heading is looked at at both widths. */
const LOOKED_AT_TWICE = new Set(['Approve', 'Decline', 'Pending'])

/** As far as the provider's page. Filling in the form is another journey (give). */
async function give(page: Page): Promise<void> {
  await page.goto(await handOffAddress(page))
  await expect(page.getByText('no money moves')).toBeVisible()
}

/** Where the browser is sent that has sent the form. */
async function handOffAddress(page: Page): Promise<string> {
  const answer = await page.request.post('/give', { form: { ...SENT_GIFT, email: ownEmail() } })
  expect(answer.status()).toBe(200)
  return answer.url()
}

for (const [button, heading, words, subject] of OUTCOMES) {
  test(`after "${button}": ${heading} @desktop`, async ({ page, request }) => {
    await give(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(/\/response\?txnid=\d{11}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(words)).toBeVisible()
    if (heading.endsWith('confirmed'))
      await expect(page.getByText('do not pay again')).toBeVisible()
    await (LOOKED_AT_TWICE.has(button) ? expectUsableAtEachWidth(page) : expectUsable(page))
    const txnid = new URL(page.url()).searchParams.get('txnid') ?? ''
    if (subject === '') return
    await expect
      .poll(() => mailsTo(request, ownEmail()))
      .toEqual([expect.stringMatching(new RegExp(`^.*${subject}.*\\(${txnid}\\)$`))])
  })
}

test('a payer who walks away has not paid, and may go on @desktop', async ({ page }) => {
  await give(page)
  const order = await page.getByText(/^\d{11}$/).textContent()
  await page.getByRole('button', { name: 'Walk away' }).click()
  await page.goto(`/response?txnid=${order}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Failed!')
})

test('a payment that nobody reports is found by looking @desktop', async ({ page }) => {
  await give(page)
  const order = await page.getByText(/^\d{11}$/).textContent()
  await page.getByRole('button', { name: 'Never answer' }).click()
  await page.goto('/response')
  await page.getByLabel('Transaction number').fill(order ?? '')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('Rupees Five Hundred Only')).toBeVisible()
  await expect(page.getByText('Anita Sample')).toBeVisible()
  await expectUsable(page)
})

test('a payment that never started says so @desktop', async ({ page }) => {
  const handOff = await page.request.get(await handOffAddress(page))
  const [, txnid] = /name="txnid" value="(\d{11})"/.exec(await handOff.text()) ?? []
  await page.goto(`/response?txnid=${txnid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment has not started')
  await expect(page.getByText('do not pay again')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('no money moves')).toBeVisible()
})

const NOTICES: [string, Record<string, unknown>, number][] = [
  ['nothing', {}, 400],
  ['an unknown transaction', { form: { txnid: '1', key: 'JOURNEY', status: 'success' } }, 404],
  ['half a JSON', { headers: { 'content-type': 'application/json' }, data: '{"txnid":' }, 400],
  ['far too much', { form: { txnid: 'x'.repeat(300_000) } }, 413],
]

for (const [name, options, status] of NOTICES) {
  test(`a webhook with ${name} is answered ${status} @desktop`, async ({ request }) => {
    expect((await request.post('/api/payments/webhook', options)).status()).toBe(status)
  })
}

test('the webhook takes no GET @desktop', async ({ request }) => {
  expect((await request.get('/api/payments/webhook')).status()).toBe(405)
})

test('a letter is a PDF, and other events have none @desktop', async ({ request }) => {
  const letter = await request.get('/letters/wfsoctmysore2023.pdf')
  expect(letter.headers()['content-type']).toBe('application/pdf')
  expect((await letter.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await request.get('/letters/ewgmaymysore2023.pdf')).status()).toBe(404)
})
