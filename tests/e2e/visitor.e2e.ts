import { expect, type Page, test } from '@playwright/test'
import {
  fillRegistration,
  ownEmail,
  pay,
  price,
  showPrice,
  submit,
} from '../support/browser/registration.ts'
import { SCREENS } from '../support/browser/screens.ts'
import { expectFits } from '../support/browser/usable.ts'

/** Nothing on the way is wider than a phone. What can be done without a script is in tests/no-script. */
test.use(SCREENS['no-js'])

const FAMILY = [
  { firstname: 'Asha', age: '34' },
  { firstname: 'Jo', age: '8' },
]

test('a family registers, pays at the second try, and opens its tickets', async ({ page }) => {
  await test.step('the page of a programme leads to its form', async () => {
    await page.goto('/ewg')
    await expectFits(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Register Now' }).first()
    await expect(link).toHaveAttribute('href', '/ewgregister')
    await link.click()
    await expect(page).toHaveURL('/ewgregister')
    await expectHeading(page, 'Encounter with God Registration')
    await expectFits(page)
  })
  await test.step('a mother and her child are filled in, and the price is told', async () => {
    await fillRegistration(page, { choices: { as: 'Family' }, persons: FAMILY })
    await showPrice(page)
    await expect(price(page)).toContainText('Jo, 8: child, residential')
    // Where the page came anew it came at the price.
    await expect(price(page).getByRole('heading')).toBeInViewport()
    await expect(price(page).getByRole('status')).toContainText('Rs. 3,050')
    await expectFits(page)
    await submit(page)
  })
  await test.step('a failed payment is tried again', async () => {
    await expectFits(page)
    await pay(page, { outcome: 'Decline', scripts: false })
    await expectHeading(page, 'Transaction Failed!')
    await expectFits(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await pay(page, { outcome: 'Approve', scripts: false })
  })
  await test.step('the family is welcomed', async () => {
    await expectHeading(page, 'Transaction Successful!')
    for (const words of ['Encounter with God, Mysore', 'Asha Rao', 'Jo Rao']) {
      await expect(page.getByRole('main')).toContainText(words)
    }
    await expectFits(page)
  })
  await test.step('its page has a ticket for each', async () => {
    await page.getByRole('link', { name: 'Open your registration' }).click()
    await expectHeading(page, 'Your registration')
    for (const { firstname } of FAMILY) {
      await expect(
        page.getByRole('img', { name: `QR code of ${firstname} Rao’s ticket` }),
      ).toBeVisible()
    }
    await expectFits(page)
  })
  await test.step('its data is read, and erasing it asked for', () => askToErase(page))
})

async function askToErase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your data' }).click()
  await expectHeading(page, 'Your data')
  await expect(page.getByText(ownEmail()).first()).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Ask us to erase it' }).click()
  await expect(page.getByText('You have asked us to erase it.')).toBeVisible()
  await expectFits(page)
}

test('a gift is given after a mistake, and thanked for', async ({ page }) => {
  const give = page.getByRole('button', { name: 'Give', exact: true })
  await page.goto('/give')
  await give.click()
  await expect(page.getByText('Name is required').first()).toBeVisible()
  await expectFits(page)
  const typed = { 'Full name': 'Asha Rao', Email: ownEmail(), Mobile: '9000000001', Amount: '500' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByText('Building Project', { exact: true }).click()
  await give.click()
  await expectFits(page)
  await pay(page, { outcome: 'Approve', scripts: false })
  await expectHeading(page, 'Transaction Successful!')
  await expectFits(page)
})

/** What is laid out otherwise without a script, or only then. */
const PAGES = ['/', '/give', '/sermons?q=father+ran', '/sermons/700000066', '/wfc1', '/my', '/ewg']

test('pages fit without a script, and a closed form tells when it opens', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await expectFits(page)
  }
  const track = page.locator('.carousel-track')
  await expect(track).toHaveCSS('overflow-x', 'auto')
  await expect(track.locator('figure')).toHaveCount(5)
  await expect(page.getByRole('button', { name: /Pause|Resume/ })).toHaveCount(0)
  await page.goto('/wfc1register')
  await expectFits(page)
  await page.getByLabel('Email').fill(ownEmail())
  await page.getByRole('button', { name: 'Tell me when it opens' }).click()
  await expect(page.getByText('We will write to you once, when it opens.')).toBeVisible()
  await expectFits(page)
})

async function expectHeading(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
}
