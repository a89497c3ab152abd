import { expect, type Page, test } from '@playwright/test'
import { LANGUAGE_NAMES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { familyOf, giveAndPress, registerAndPress } from '../support/browser/pay-by-http.ts'
import { testOn } from '../support/browser/screens.ts'
import { sheetsOf } from '../support/browser/usable.ts'

testOn(
  ['desktop'],
  'directions, the month and a receipt fit on one sheet of A4',
  async ({ page }) => {
    await test.step('the directions', async () => {
      await page.goto('/contact')
      expect(await countSheets(page), 'directions').toBe(1)
      await expectPrinted(page, ['42 Fixture Lane', '+91 821 000 1100', 'How to find us'])
    })
    await test.step('the month, with the names of its events and without the list', async () => {
      await page.emulateMedia({ media: null })
      await page.goto('/calendar')
      expect(await countSheets(page), 'month').toBe(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.month-titles li').first()).toBeVisible()
      await expect(page.locator('.calendar-events')).toBeHidden()
    })
    await test.step('the receipt', async () => {
      await page.emulateMedia({ media: null })
      const txnid = await giveAndPress(page.request, 'Approve')
      await page.goto(`/response?txnid=${txnid}`)
      await page
        .getByRole('link', { name: /receipt/i })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
      expect(await countSheets(page), 'receipt').toBe(1)
      // The giver is named after the button.
      await expectPrinted(page, ['Hillside Fellowship Mysore', 'Approve', 'needs no signature'])
    })
    await test.step('a failed payment, its facts and no buttons', async () => {
      await page.emulateMedia({ media: null })
      const txnid = await giveAndPress(page.request, 'Decline')
      await page.goto(`/response?txnid=${txnid}`)
      expect(await countSheets(page), 'failure').toBe(1)
      await expectPrinted(page, [txnid])
      await expect(page.getByRole('main').locator('.button:visible')).toHaveCount(0)
    })
  },
)

testOn(['desktop'], 'the private page prints two tickets on a sheet', async ({ page }) => {
  // Others each time: the same people would be asked whether they are meant to come twice.
  for (const [names, sheets] of [
    [['Asha'], 1],
    [['Mary', 'John', 'Anu', 'Jo', 'Mini'], 3],
  ] as const) {
    const people = names.length
    await test.step(`${people} people`, async () => {
      const type = people === 1 ? 'Individual' : 'Family'
      const fields = { type, ...familyOf(names) }
      const txnid = await registerAndPress(page.request, 'Approve', { fields })
      await page.goto(`/response?txnid=${txnid}`)
      await page.getByRole('link', { name: 'Open your registration' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration')
      expect(await countSheets(page), `${people} people`).toBe(sheets)
      await page.emulateMedia({ media: 'print' })
      await expectNothingOverCodes(page)
      await page.emulateMedia({ media: null })
      // Whatever their words take, there is most of it with five.
      for (const language of people === 5 ? TRANSLATED_LANGUAGES : []) {
        await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await countSheets(page), `${people} people, ${language}`).toBe(sheets)
      }
    })
  }
})

/** Nothing that is printed lies over a code. What is in a grid does where a page ends. */
async function expectNothingOverCodes(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const codes = [...document.querySelectorAll('.ticket-qr')]
    const grids = codes.flatMap((code) => {
      const frames: Element[] = []
      for (let at = code.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement) {
        frames.push(at)
      }
      return frames.filter((frame) => getComputedStyle(frame).display !== 'block')
    })
    return [codes.length, ...grids.map(({ className }) => className)]
  })
  expect(over.slice(1)).toEqual([])
  expect(over[0]).toBeGreaterThan(0)
}

async function countSheets(page: Page): Promise<number> {
  return (await sheetsOf(page, { format: 'A4', margin: MARGIN })).count
}

/** As browsers have it. */
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

async function expectPrinted(page: Page, words: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const some of words) {
    await expect(page.getByRole('main').getByText(some).first()).toBeVisible()
  }
}
