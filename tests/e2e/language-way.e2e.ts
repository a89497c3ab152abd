import { expect, type Page } from '@playwright/test'
import { FORM_WORDS } from '#app/words/forms/form/index.ts'
import { REGISTRATION_FORM } from '#app/words/forms/registration-form/index.ts'
import { ENDING_WORDS } from '#app/words/payments/endings/index.ts'
import { PAYING_WORDS } from '#app/words/payments/paying/index.ts'
import { PAYMENT_WORDS } from '#app/words/payments/payments/index.ts'
import { CORRECTION_WORDS } from '#app/words/private/correction/index.ts'
import { MY_WORDS } from '#app/words/private/my/index.ts'
import { TICKET_WORDS } from '#app/words/private/tickets/index.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { test } from '../support/browser/own-conference.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { expectUsable } from '../support/browser/usable.ts'

type Visit = { page: Page; scripts: boolean; address: string; language: TranslatedLanguage }

const EACH = [
  { language: 'ta', name: 'சௌந்தரராஜன்', script: /\p{Script=Tamil}/u },
  { language: 'kn', name: 'ಜ್ಞಾನಪ್ರಕಾಶ', script: /\p{Script=Kannada}/u },
  { language: 'hi', name: 'सिंह', script: /\p{Script=Devanagari}/u },
] as const

for (const { language, name, script } of EACH) {
  test(`the whole way in ${language}, from the start page to ticket, mail and correction @any-width`, async ({
    page,
    scripts,
    address,
  }) => {
    const visit = { page, scripts, address, language }
    await test.step('from the start page to the form', () => openForm(visit))
    await test.step('the form', () => register(visit, name))
    await test.step('the payment and its result', () => pay(visit))
    await test.step('the ticket', async () => {
      await page.getByRole('link', { name: ENDING_WORDS[language].registration.open }).click()
      await expectIn(visit, /\/my\/\w+$/)
      await expect(
        page.getByRole('heading', { name: TICKET_WORDS[language].heading(1) }),
      ).toBeVisible()
      await expect(page.locator('.ticket-name')).toContainText(name)
    })
    await test.step('the correction', () => correct(visit, name))
    await test.step('the mail', async () => {
      const mails = page.getByRole('listitem').filter({ hasText: ownEmail() })
      await expect(async () => {
        await page.goto(`${address}/sandbox/mailbox`)
        await expect(mails.first().getByRole('heading')).toHaveText(script, { timeout: 500 })
      }).toPass()
      await expect(mails.first()).toContainText(name)
    })
  })
}

async function openForm(visit: Visit): Promise<void> {
  const { page, address, language } = visit
  await page.goto(`${address}/${language}`)
  await expectIn(visit, new RegExp(`/${language}$`))
  await page.goto(`${address}/${language}/ewg`)
  await page.locator(`main a[href^="/${language}/ewgregister"]`).first().click()
  await expectIn(visit, new RegExp(`/${language}/ewgregister`))
}

async function register(visit: Visit, name: string): Promise<void> {
  const { page, scripts, language } = visit
  const words = REGISTRATION_FORM[language]
  const named = (field: string) => page.locator(`[name="${field}"]`)
  await named('productinfo').selectOption('ewgmaymysore2023')
  await named('type').selectOption('Individual')
  await named('residential').selectOption('Non Residential')
  await named('arrival').fill('2999-05-06T09:00')
  if (!scripts) await page.getByRole('button', { name: words.update, exact: true }).click()
  const typed = {
    firstname: name,
    lastname: 'A',
    email: ownEmail(),
    age: '41',
    phone: '98765 43210',
    city: 'Mysore',
  }
  for (const [field, value] of Object.entries(typed)) await named(`persons[0].${field}`).fill(value)
  await named('persons[0].gender').selectOption('Male')
  await named('paym').selectOption('Full Payment')
  await page.getByRole('checkbox').check()
  if (scripts) await expectUsable(page, 'main')
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

async function pay(visit: Visit): Promise<void> {
  const { page, scripts, language } = visit
  if (!scripts) await page.getByRole('button', { name: PAYING_WORDS[language].goOn }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  if (!scripts) await page.getByRole('button', { name: 'Return to the church' }).click()
  await expectIn(visit, new RegExp(`/${language}/response\\?txnid=`))
  const { success } = PAYMENT_WORDS[language].titles
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success)
}

async function correct(visit: Visit, name: string): Promise<void> {
  const { page, scripts, language } = visit
  await page.getByRole('button', { name: MY_WORDS[language].correct }).click()
  await expect(page.getByText(CORRECTION_WORDS[language].atOnce)).toBeVisible()
  if (scripts) await expectUsable(page, 'main')
  const person = page.getByRole('group', { name: FORM_WORDS[language].person(1), exact: true })
  await person.locator('[name="persons[0].lastname"]').fill('B')
  await page.getByRole('button', { name: CORRECTION_WORDS[language].correct }).click()
  await expect(page.locator('.ticket-name')).toHaveText(`${name} B`)
}

async function expectIn({ page, language }: Visit, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
