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

/**
 * What visitors come for, from beginning to end, on a phone without scripts: nothing on the way is wider than the
 * screen. All that can be done without a script is in tests/no-script.
 */
test.use(SCREENS['no-js'])

const FAMILY = [
  { firstname: 'Asha', age: '34' },
  { firstname: 'Jo', age: '8' },
]

test('a family registers, tries a failed payment again, and opens its tickets and its data', async ({
  page,
}) => {
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

test('somebody gives, and is reminded each month', async ({ page }) => {
  await test.step('a gift is given', async () => {
    await page.goto('/give')
    await expectFits(page)
    for (const [label, value] of Object.entries({
      'Full name': 'Anita Sample',
      Email: ownEmail(),
      Mobile: '9000000001',
      Amount: '500',
    })) {
      await page.getByLabel(label).fill(value)
    }
    await page.getByLabel('Offering type').selectOption('Building Project')
    await page.getByRole('button', { name: 'Give', exact: true }).click()
    await pay(page, { outcome: 'Approve', scripts: false })
  })
  await test.step('it is thanked for', async () => {
    await expectHeading(page, 'Transaction Successful!')
    await expect(page.getByText('Project Nehemiah')).toBeVisible()
    await expect(page.getByText('Rs. 500', { exact: true })).toBeVisible()
    await expectFits(page)
  })
  await test.step('a reminder is asked for, and ended', async () => {
    await page.getByRole('link', { name: 'Remind me each month' }).click()
    const reminder = page.getByRole('region', { name: 'Remind me each month' })
    await expectFits(page)
    await reminder.getByLabel('Amount').fill('800')
    await reminder.getByRole('button', { name: 'Remind me each month' }).click()
    await expect(reminder).toContainText('of each month to give Rs. 800')
    await expectFits(page)
    await reminder.getByRole('button', { name: 'End' }).click()
    await expect(reminder.getByRole('button', { name: 'Remind me each month' })).toBeVisible()
  })
})

test('the start page leads to sermons, and to a form that tells when it opens', async ({
  page,
}) => {
  await test.step('the start page says when services are', async () => {
    await page.goto('/')
    await expect(page.locator('.home-times').getByText('9:45 AM')).toBeInViewport()
    await expectFits(page)
  })
  await test.step('a sermon is searched for and opened', async () => {
    await page.getByRole('main').getByRole('link', { name: 'All sermons' }).click()
    await expectHeading(page, 'Sermons')
    await expectFits(page)
    await page.getByLabel('Search sermons').fill('father ran')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/sermons\?q=father\+ran$/)
    await expectFits(page)
    await page.getByRole('link', { name: 'The Father Who Ran', exact: true }).click()
    await expectHeading(page, 'The Father Who Ran')
    await expectFits(page)
  })
  await test.step('without a script slides scroll plainly', async () => {
    await page.goto('/ewg')
    const track = page.locator('.carousel-track')
    await expect(track).toHaveCSS('overflow-x', 'auto')
    await expect(track.locator('figure')).toHaveCount(5)
    await expect(page.getByRole('button', { name: /Pause|Resume/ })).toHaveCount(0)
  })
  await test.step('a closed form tells when it opens', async () => {
    await page.goto('/wfc1')
    await expectFits(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Registration opens soon' })
    await link.first().click()
    await expectHeading(page, 'Wholeness and Freedom Part I Registration')
    await expectFits(page)
    await page.getByLabel('Email').fill(ownEmail())
    await page.getByRole('button', { name: 'Tell me when it opens' }).click()
    await expect(page.getByText('We will write to you once, when it opens.')).toBeVisible()
    await expectFits(page)
  })
})

async function expectHeading(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
}
