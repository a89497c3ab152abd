import { expect, type Page, test } from '@playwright/test'
import { LANGUAGE_NAMES } from '#domain/language.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail, pay } from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

// All of it without a script, and in each language: tests/no-script/private-page and tests/edge/my-languages.

test('on the private page the rest is paid, the language chosen, and corrections and cancelling are asked for', async ({
  page,
}) => {
  const errors = watchErrors(page)
  const fields = { 'persons[0].email': ownEmail(), paym: 'Part Payment' }
  const txnid = await registerAndPress(page.request, 'Approve', { fields })
  await page.goto(`/response?txnid=${txnid}`)
  await expect(page.getByText(/We are sending everything to v\*\*\*@example\.org/)).toBeVisible()
  const steps = page.getByRole('main').locator('.button')
  await expect(steps.first()).toHaveText('Open your registration')
  await steps.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration')
  const address = page.url()
  await test.step('the language of the page is chosen', async () => {
    for (const language of ['kn', 'en'] as const) {
      const button = page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true })
      await button.click()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
  })
  await test.step('after the part, the rest is paid', () => payTheRest(page, address))
  await test.step('after the conference, correcting is a request', () => correct(page))
  expect(errors).toEqual([])
  await test.step('without a rule, cancelling is a request to the office', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Cancel registration' }).click()
    await expect(page.getByText('Our office will decide on the refund')).toBeVisible()
    await expectUsableAtEachWidth(page)
    await page.getByRole('button', { name: /^Cancel registration/ }).click()
    await expect(page.getByText('Our office has your request')).toBeVisible()
  })
})

async function payTheRest(page: Page, address: string): Promise<void> {
  await expect(page.getByText('One person is registered. Rs. 1,550 is still due.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay the balance' }).click()
  await pay(page, { outcome: 'Approve' })
  await page.goto(address)
  await expect(page.getByText('Paid: Rs. 1,800')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay the balance' })).toHaveCount(0)
}

async function correct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('This conference has begun or is over')).toBeVisible()
  await page.getByRole('group', { name: 'Person 1' }).getByLabel('First Name').fill('Ashalata')
  await page.getByRole('button', { name: 'Correct details' }).click()
  await expect(page.getByText('Asha: First Name Asha → Ashalata')).toBeVisible()
  await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Correct details: ask our office' }).click()
  await expect(page.getByText(/^You asked us on \d+ \w+ to change your registration/)).toBeVisible()
  await expectUsableAtEachWidth(page)
  await page.getByRole('button', { name: 'Take back the request' }).click()
  await expect(page.getByText('Your request has been taken back.')).toBeVisible()
}
