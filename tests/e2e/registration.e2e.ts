import { expect, type Page, test } from '@playwright/test'
import {
  cards,
  fillRegistration,
  openForm,
  pay,
  price,
  submit,
} from '../support/browser/registration.ts'

/** From the form to its result. Each form, and all of it without a script: tests/no-script/registration. */

const FAMILY = [
  { firstname: 'Asha', age: '34' },
  { firstname: 'Ravi', age: '36' },
  { firstname: 'Anu', age: '12' },
  { firstname: 'Jo', age: '8' },
  { firstname: 'Mini', age: '5' },
]

test('a family of five: the price follows, a reload loses nothing, Enter sends it', async ({
  page,
}) => {
  await openForm(page, '/ewgregister')
  const choices = { as: 'Family', residential: 'Non Residential' } as const
  await fillRegistration(page, { choices, persons: FAMILY })
  await expect(price(page)).toContainText('Anu, 12: adult, non residential')
  await expect(price(page)).toContainText('Mini, 5: free')
  const total = price(page).getByRole('status')
  await expect(total).toContainText('Rs. 2,370')
  await expect(page.getByRole('button', { name: 'Add Another Person' })).toBeDisabled()
  await test.step('each card says what its person costs', async () => {
    const shares = page.locator('.person-share strong')
    await expect(shares).toHaveText(['Rs. 650', 'Rs. 650', 'Rs. 650', 'Rs. 420', 'Rs. 0'])
  })
  await test.step('part of it can be paid', async () => {
    await page.getByLabel('Payment type').selectOption('Part Payment')
    await expect(total).not.toContainText('Total due nowRs. 2,370')
    await page.getByLabel('Payment type').selectOption('Full Payment')
  })
  await test.step('a reload loses nothing', async () => {
    await page.reload()
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).nth(2).getByLabel('First Name')).toHaveValue('Anu')
    // But consent is given anew.
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('checkbox').check()
    await expect(total).toContainText('Rs. 2,370')
  })
  // It neither adds nor removes anybody.
  await page.getByLabel('City').last().press('Enter')
  await pay(page, { outcome: 'Approve' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction Successful!')
  for (const { firstname } of FAMILY) {
    await expect(page.getByRole('main')).toContainText(`${firstname} Rao`)
  }
  await test.step('a success clears what the device has kept', () => expectDraftGone(page))
})

async function expectDraftGone(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('registration-draft:ewgregister')))
    .toBeNull()
  await page.goto('/ewgregister')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toHaveValue('')
}

test('where nothing is due online, nobody is sent to pay', async ({ page }) => {
  await openForm(page, '/ewgregister')
  await fillRegistration(page, { persons: [{ firstname: 'Mini', age: '4' }] })
  await test.step('the total and Submit stay within reach on a phone', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeInViewport()
    await expect(price(page).getByRole('status')).toBeInViewport()
    await expect(price(page).getByRole('status')).toContainText('Rs. 0')
  })
  await submit(page)
  await expect(page.getByText('Nothing is due online')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Mini Rao')
  await expect(page).toHaveURL(/\/registered\/[\w-]{36}$/)
})
