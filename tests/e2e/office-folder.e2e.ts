import { expect, test } from '@playwright/test'
import { inDatabase } from '../support/browser/doors.ts'
import { enterOffice } from '../support/browser/office.ts'
import { sheetsOf } from '../support/browser/usable.ts'
import { storeRegistration } from '../support/people.ts'

const LONG = 'Venkatanarasimharajuvaripeta Satyanarayana Subrahmanyeswara'

/** Sixty people: with fewer, Chromium adds no empty pages that could be found. Paper is the same everywhere. */
test('the whole folder has the pages of its parts, and nothing is cut', async ({ page }) => {
  // A date for which no other journey registers, not even while this one prints.
  const event_code = 'wfcfebooty2023'
  const people = [{}, {}, { age: 5 }, { first_name: 'ലക്ഷ്മിക്കുട്ടി', last_name: 'ಕೃಷ್ಣಮೂರ್ತಿ', age: 7 }]
  const long = [
    { first_name: LONG, last_name: LONG },
    { first_name: 'சௌந்தரராஜன்', last_name: 'ராவ்', age: 6 },
  ]
  await inDatabase(async ({ db }) => {
    const family = { event_code, hold: 'confirmed', party: 'Family' } as const
    await storeRegistration(db, { ...family, people: long })
    // An offer is named in the titles. It had a page of its own once.
    await storeRegistration(db, { event_code, people: [{ first_name: 'Offered' }] })
    for (let count = 0; count < 15; count++) await storeRegistration(db, { ...family, people })
  })
  await enterOffice(page, 'desk')
  const folder = `/office/conferences/${event_code}/folder`
  await page.goto(folder)
  const whole = (await sheetsOf(page)).count
  const own: number[] = []
  for (const part of PARTS) {
    await page.goto(`${folder}/${part}`)
    expect(await page.locator('.badge-half, .sticker').evaluateAll(countCut), part).toBe(0)
    own.push((await sheetsOf(page)).count)
  }
  expect(own.reduce((sum, pages) => sum + pages, 0)).toBe(whole)
  expect(own.slice(-2)).toEqual([Math.ceil((1 + 15 * 3) / 8), Math.ceil((2 + 15 * 4) / 8)])
  await expect(page.getByText('Chauntararajan Rav').first()).toBeVisible()
})

const PARTS = [
  ...['sign-in', 'money', 'arrivals', 'rooms', 'children', 'meals', 'contacts', 'notes', 'walk-in'],
  ...['stickers', 'badges'],
]

/** Runs in the page. */
function countCut(cards: Element[]): number {
  return cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length
}
