import { expect, type Page, test } from '@playwright/test'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { REGISTERED_WORDS } from '#words/private.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { expectUsable } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

/** What scripts do in other languages. All ways in each language, without a script: tests/no-script. */

test('a family registers in Tamil and pays', async ({ page }) => {
  const errors = watchErrors(page)
  const words = REGISTRATION_FORM.ta
  await page.goto('/ta/ewgregister')
  const submit = page.getByRole('button', { name: words.submit, exact: true })
  await expect(submit).toBeDisabled()
  await test.step('a mistake is said in Tamil, beside its field', async () => {
    const card = page.getByRole('group', { name: FORM_WORDS.ta.person(1), exact: true })
    const mobile = card.getByLabel(REGISTRATION_FIELDS.ta.person.phone)
    await mobile.fill('123')
    await mobile.blur()
    await expect(mobile).toHaveAccessibleDescription(new RegExp(words.wrong.mobile))
  })
  await fillFamily(page, ['௩௮', '8'])
  await expect(page.getByText(words.pays('ரூ. 3,050', ''))).toBeVisible()
  await test.step('another language keeps what was typed', async () => {
    await page.goto('/kn/ewgregister')
    await expect(typedInto(page, 1, 'city')).toHaveValue('மைசூர்')
    await page.goto('/ta/ewgregister')
    await expect(typedInto(page, 1, 'city')).toHaveValue('மைசூர்')
  })
  await page.getByRole('checkbox').check()
  await expectUsable(page, 'main')
  await submit.click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page).toHaveURL(/\/ta\/response\?txnid=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAYMENT_WORDS.ta.titles.success)
  await expect(page.getByText(REGISTERED_WORDS.ta.whoIsRegistered)).toBeVisible()
  await expectUsable(page, 'main')
  expect(errors).toEqual([])
})

/** Choices are made by their codes, which no language changes. */
async function fillFamily(page: Page, ages: readonly string[]): Promise<void> {
  const { labels } = REGISTRATION_FIELDS.ta
  await page.getByLabel(labels.productinfo, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(labels.type).selectOption('Family')
  await page.getByLabel(labels.residential).selectOption('Residential')
  await page.getByLabel(labels.arrival, { exact: true }).fill('2025-09-13T09:00')
  for (const [index, age] of ages.entries()) {
    const typed = {
      ...{ firstname: `மீரா ${'அஆ'[index]}`, lastname: 'सिंह', age, city: 'மைசூர்' },
      ...{ email: ownEmail(), phone: '९८७६५ ४३२१०' },
    }
    for (const [name, value] of Object.entries(typed))
      await typedInto(page, index, name).fill(value)
    await typedInto(page, index, 'gender').selectOption('Female')
  }
  await page.getByLabel(labels.paym).selectOption('Full Payment')
}

function typedInto(page: Page, index: number, name: string) {
  return page.locator(`[name="persons[${index}].${name}"]`)
}
