import { expect, type Page, test } from '@playwright/test'
import { GIVING_WORDS } from '#app/words/forms/giving/index.ts'
import { ENDING_WORDS } from '#app/words/payments/endings/index.ts'
import { MONTHLY_WORDS } from '#app/words/payments/monthly/index.ts'
import { PAYING_WORDS } from '#app/words/payments/paying/index.ts'
import { PAYMENT_WORDS } from '#app/words/payments/payments/index.ts'
import { RESULT_WORDS } from '#app/words/payments/results/index.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { DESK, expectUsable } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

const FORM = GIVING_WORDS.kn
const RESULT = RESULT_WORDS.kn
const TITLES = PAYMENT_WORDS.kn.titles

test('a gift in Kannada fails, is tried again and arrives @js @phone', async ({ page }) => {
  const errors = watchErrors(page)
  await giveInKannada(page, { javaScript: true })
  expect(errors).toEqual([])
})

test.describe('without a script at a desk', () => {
  test.use({ viewport: DESK })
  test('a gift in Kannada fails, is tried again and arrives @no-js', async ({ page }) => {
    await giveInKannada(page, { javaScript: false })
  })
})

async function giveInKannada(page: Page, { javaScript }: { javaScript: boolean }) {
  await page.goto('/kn')
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
  await page.goto('/kn/give')
  await test.step('a mistake is said in Kannada, beside its field', async () => {
    await page.getByRole('button', { name: FORM.give, exact: true }).click()
    await expect(page.getByLabel(FORM.fullName)).toHaveAccessibleDescription(FORM.nameMissing)
    await expect(page.getByText('is required')).toHaveCount(0)
    if (javaScript) await expectUsable(page, 'main')
  })
  await fillGift(page)
  await goToPayment(page, { button: FORM.give, javaScript })
  await test.step('a failure says why, in Kannada, and offers to try again', async () => {
    await pressAtProvider(page, { button: 'Decline', javaScript })
    await expectResult(page, TITLES.failure)
    await expect(page.locator('.result-outcome')).toHaveText(RESULT.failures.declined)
    if (javaScript) await expectUsable(page, 'main')
  })
  await goToPayment(page, { button: RESULT.tryAgain, javaScript })
  await test.step('a success thanks, in Kannada', async () => {
    await pressAtProvider(page, { button: 'Approve', javaScript })
    await expectResult(page, TITLES.success)
    await expect(page.getByText(ENDING_WORDS.kn.gift.thanks)).toBeVisible()
    await expect(page.getByText('ರೂ. 1,000', { exact: true })).toBeVisible()
    if (javaScript) await expectUsable(page, 'main')
  })
  await test.step('the path alone says the language of a result', async () => {
    await page.goto(page.url().replace('/kn/', '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    await page.goBack()
  })
  const reminder = page.getByRole('link', { name: MONTHLY_WORDS.kn.heading })
  await expect(reminder).toHaveAttribute('href', /^\/my\/\w+#monthly$/)
}

async function fillGift(page: Page) {
  await page.getByLabel(FORM.fullName).fill('ಅನಿತಾ ಮಾದರಿ')
  await page.getByLabel(FORM.email).fill(ownEmail())
  await page.getByLabel(FORM.mobile).fill('9000000001')
  await page.getByText('ರೂ. 1,000', { exact: true }).click()
  await page.getByLabel(FORM.offeringType).selectOption('Project Nehemiah')
}

type Step = { button: string; javaScript: boolean }

/** On to the provider: by itself with scripts, by the button without. */
async function goToPayment(page: Page, { button, javaScript }: Step) {
  await page.getByRole('button', { name: button, exact: true }).click()
  if (!javaScript) {
    await expect(page).toHaveURL(/\/pay\/\w+$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
    await expect(page.getByText('ರೂ. 1,000')).toBeVisible()
    await page.getByRole('button', { name: PAYING_WORDS.kn.goOn }).click()
  }
  await expect(page.getByText('no money moves')).toBeVisible()
}

async function pressAtProvider(page: Page, { button, javaScript }: Step) {
  await page.getByRole('button', { name: button }).click()
  if (!javaScript) await page.getByRole('button', { name: 'Return to the church' }).click()
}

async function expectResult(page: Page, title: string) {
  await page.waitForURL(/\/kn\/response\?txnid=\d{11}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
}
