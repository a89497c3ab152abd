import { expect, type Page } from '@playwright/test'
import { FORM_WORDS } from '#app/words/forms/form/index.ts'
import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { REGISTRATION_FORM } from '#app/words/forms/registration-form/index.ts'
import { PAYMENT_WORDS } from '#app/words/payments/payments/index.ts'
import { REGISTERED_WORDS } from '#app/words/private/registered/index.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { ownEmail, test } from '../support/browser/registration.ts'
import { DESK, expectUsable } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

const PAGE = '/ewgregister'

test('a family of three registers in Tamil and pays @js @phone', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/ta${PAGE}`)
  const words = REGISTRATION_FORM.ta
  const submit = page.getByRole('button', { name: words.submit, exact: true })
  await expect(submit).toBeDisabled()
  await test.step('a mistake is said in Tamil, beside its field', async () => {
    const mobile = field(page, 'ta', 1, 'phone')
    await mobile.fill('123')
    await mobile.blur()
    await expect(mobile).toHaveAccessibleDescription(new RegExp(words.wrong.mobile))
    await expectUsable(page, 'main')
  })
  await fillFamily(page, 'ta', ['௩௮', '41', '8'])
  await expect(page.getByText(words.pays('ரூ. 4,850', ''))).toBeVisible()
  await test.step('another language keeps what was typed', async () => {
    await page.goto(`/kn${PAGE}`)
    await expect(field(page, 'kn', 3, 'city')).toHaveValue('மைசூர்')
    await page.goto(`/ta${PAGE}`)
    await expect(field(page, 'ta', 3, 'city')).toHaveValue('மைசூர்')
  })
  await page.getByRole('checkbox').check()
  await expectUsable(page, 'main')
  await submit.click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page).toHaveURL(/\/ta\/response\?txnid=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAYMENT_WORDS.ta.titles.success)
  await expect(page.getByText(REGISTERED_WORDS.ta.whoIsRegistered)).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('without a script at a desk', () => {
  test.use({ viewport: DESK })
  test('a family of three registers in Hindi, and nothing is due @no-js', async ({ page }) => {
    const words = REGISTRATION_FORM.hi
    await page.goto(`/hi${PAGE}`)
    const submit = page.getByRole('button', { name: words.submit, exact: true })
    await test.step('what is missing is listed in Hindi', async () => {
      await submit.click()
      const list = page.getByRole('alert')
      await expect(list).toContainText(FORM_WORDS.hi.checkForm)
      await expect(list).toContainText(FORM_WORDS.hi.ofPerson(1, words.required.firstname))
      await expect(page.getByText('is required')).toHaveCount(0)
    })
    await fillFamily(page, 'hi', ['4', '५', '3'])
    await page.getByRole('checkbox').check()
    await submit.click()
    await expect(page).toHaveURL(/\/hi\/registered\/[0-9a-f-]{36}$/)
    const { titles, nothingDue } = REGISTERED_WORDS.hi
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['has-places'])
    await expect(page.getByText(nothingDue)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})

/** Choices are made by their codes, which no language changes. */
async function fillFamily(
  page: Page,
  language: TranslatedLanguage,
  ages: readonly string[],
): Promise<void> {
  const { labels } = REGISTRATION_FIELDS[language]
  const words = REGISTRATION_FORM[language]
  await page.getByLabel(labels.productinfo, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(labels.type).selectOption('Family')
  await page.getByLabel(labels.residential).selectOption('Residential')
  await page.getByLabel(labels.arrival, { exact: true }).fill('2025-09-13T09:00')
  const update = page.getByRole('button', { name: words.update, exact: true })
  if (await update.isVisible()) await update.click()
  await page.getByRole('button', { name: words.add }).click()
  for (const [index, age] of ages.entries()) {
    const typed = {
      ...{ firstname: `மீரா ${'அஆஇ'[index]}`, lastname: 'सिंह', age, city: 'மைசூர்' },
      ...{ email: ownEmail(), phone: '९८७६५ ४३२१०' },
    }
    for (const [name, value] of Object.entries(typed)) {
      await fieldNamed(page, index, name).fill(value)
    }
    await fieldNamed(page, index, 'gender').selectOption('Female')
  }
  await page.getByLabel(labels.paym).selectOption('Full Payment')
}

function fieldNamed(page: Page, index: number, name: string) {
  return page.locator(`[name="persons[${index}].${name}"]`)
}

function field(
  page: Page,
  language: TranslatedLanguage,
  number: number,
  name: keyof typeof REGISTRATION_FIELDS.en.person,
) {
  const card = page.getByRole('group', { name: FORM_WORDS[language].person(number), exact: true })
  return card.getByLabel(REGISTRATION_FIELDS[language].person[name])
}
