import { expect, type Page, test } from '@playwright/test'
import { expectHydrated } from '../support/browser/framework.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { testOn } from '../support/browser/screens.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

async function fillGift(page: Page, changes: Partial<Record<string, string>> = {}) {
  const values = {
    'Full name': 'Anita Sample',
    Email: ownEmail(),
    Mobile: '9000000001',
    Amount: '500',
    ...changes,
  }
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label).fill(value ?? '')
  await page.getByText('Building Project', { exact: true }).click()
}

/** On to the provider: our page in between goes on by itself. */
async function goToPayment(page: Page) {
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByText('no money moves')).toBeVisible()
}

// What each outcome's page and mails say is tested over HTTP (tests/edge/payment-outcomes), how it looks with every screen.
test('a gift with mistakes is reset, gone back to, sent twice, and confirmed late', async ({
  page,
}) => {
  await page.goto('/give')
  await test.step('mistakes are said after a submit, until the form is reset', async () => {
    await page.getByLabel('Full name').focus()
    await page.getByLabel('Email').focus()
    await expect(page.getByText('is required')).toHaveCount(0)
    await fillGift(page, { Amount: '0' })
    await page.getByRole('button', { name: 'Give', exact: true }).click()
    await expect(page.getByText('at least Rs. 1').first()).toBeVisible()
    await expectUsableAtEachWidth(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('at least Rs. 1')).toHaveCount(0)
    for (const label of ['Full name', 'Amount'])
      await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Building Project' })).not.toBeChecked()
  })
  await test.step('going back leads to the form, with what was typed', async () => {
    await fillGift(page)
    await goToPayment(page)
    // The page on the way to the provider is in the history where a busy browser had loaded it to its end.
    while (!page.url().endsWith('/give')) await page.goBack()
    await expect(page.getByLabel('Full name')).toHaveValue('Anita Sample')
  })
  await test.step('another language keeps what was typed', async () => {
    await page.goto('/kn/give')
    await expect(page.locator('[name="firstname"]')).toHaveValue('Anita Sample')
    await expect(page.locator('[value="Project Nehemiah"]')).toBeChecked()
    await expect(page.locator('a[href*="am=500.00&tn=Project%20Nehemiah"]')).toBeVisible()
    await page.goto('/give')
  })
  await test.step('a double click gives once', () => giveByDoubleClick(page))
  await test.step('the page looks again by itself until the payment is confirmed', async () => {
    await page.getByRole('button', { name: 'Answer late' }).click()
    await page.waitForURL(/\/response\?txnid=\d{11}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
    await expect(page.getByText('We have received your payment')).toBeVisible()
  })
})

async function giveByDoubleClick(page: Page): Promise<void> {
  // An amount that no other test gives.
  const amount = '731'
  const { origin } = new URL(page.url())
  await fillGift(page, { Amount: amount })
  await page.getByRole('button', { name: 'Give', exact: true }).dblclick()
  await expect(page.getByText('no money moves')).toBeVisible()
  const sandbox = new URL(page.url()).origin
  expect(sandbox).not.toBe(origin)
  const ledger = await page.request.get(`${sandbox}/payu`)
  expect((await ledger.text()).split(`${amount}.00`)).toHaveLength(2)
}

testOn(
  ['desktop'],
  'a gift is given, paid and shown, and no error is logged where pages fade into each other',
  async ({ page }) => {
    const errors = watchErrors(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // The provider answers once our page has been painted, as in life.
    await page.addInitScript(sayWhenPainted)
    const painted = page.waitForEvent('console', (line) => line.text() === 'painted /pay')
    await page.route(/\/payu\/_payment/, async (route) => {
      await painted
      await route.continue()
    })
    await page.goto('/give')
    await expect(page).toHaveTitle('Give | Hillside Fellowship Mysore')
    const code = page.getByRole('img', { name: 'QR code' })
    const plain = await code.innerHTML()
    const head = await page.locator('.page-head').boundingBox()
    expect(head?.height).toBeLessThanOrEqual(264)
    await expect(page.getByText('upi:')).toHaveCount(0)
    await expectHydrated(page)
    await fillGift(page)
    await test.step('a tapped amount fills the field, and another one is typed over it', async () => {
      await page.getByText('Rs. 1,000', { exact: true }).click()
      await expect(page.getByLabel('Amount')).toHaveValue('1000')
      await page.getByLabel('Amount').fill('500')
      await expect(page.getByRole('radio', { name: 'Rs. 500', exact: true })).toBeChecked()
      await expect(page.getByRole('heading', { name: 'Scan and give: Rs. 500' })).toBeVisible()
      expect(await code.innerHTML()).not.toBe(plain)
    })
    await goToPayment(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(/\/response\?txnid=\d{11}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
    for (const words of ['Building Project (Project Nehemiah)', 'Rs. 500']) {
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    }
    expect(errors).toEqual([])
  },
)

/** Runs in the browser. */
function sayWhenPainted(): void {
  const say = () => console.log(`painted ${location.pathname.slice(0, 4)}`)
  requestAnimationFrame(() => requestAnimationFrame(say))
}
