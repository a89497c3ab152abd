import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { LANGUAGE_NAMES } from '#domain/language.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail, pay } from '../support/browser/registration.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

// All of it without a script, and in each language: tests/no-script/private-page and tests/edge/my-languages.

test('on the private page the rest is paid, the language chosen, and corrections and cancelling are asked for', async ({
  page,
  request,
}) => {
  const errors = watchErrors(page)
  const email = ownEmail()
  const fields = { 'persons[0].email': email, paym: 'Part Payment' }
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
  await test.step('a lost link comes by mail, and the answer tells nothing', async () => {
    await askForLinks(page, email)
    await expectOneMail(request, address)
  })
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

async function askForLinks(page: Page, email: string): Promise<void> {
  await page.goto('/my/0123456789012345678901234567890123456789')
  await page.getByRole('link', { name: 'Send my links' }).click()
  await page.getByRole('button', { name: 'Send my links' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectUsableAtEachWidth(page)
  for (const typed of [`nobody-${email}`, email.toUpperCase()]) {
    await page.getByLabel('Email').fill(typed)
    await page.getByRole('button', { name: 'Send my links' }).click()
    await expect(page.getByText('the links are on their way to it')).toBeVisible()
    await page.goto('/my')
  }
}

async function expectOneMail(request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mails = mailbox.split('<li class="card">').filter((mail) => mail.includes('Your links'))
    const own = mails.filter((mail) => mail.includes(new URL(address).pathname))
    expect(own).toHaveLength(1)
  }).toPass()
}
