import { expect, type Page, test } from '@playwright/test'
import { type Database, openDatabase } from '#database/engine/open.ts'
import { enterOffice } from '../support/browser/office.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { storeRegistration } from '../support/people.ts'

let database: Database

test.beforeAll(() => {
  database = openDatabase(`file:${SITE_FOLDER}/church.db`)
})

test.afterAll(() => database.db.destroy())

const LONG = 'Venkatanarasimharajuvaripeta Satyanarayana Subrahmanyeswara'

test('rooms are pasted, suggested, set by hand and published, and the folder is printed @office', async ({
  page,
  javaScriptEnabled,
}, { project }) => {
  // Each project has a conference of its own, for which no other journey registers: their families would take the beds.
  const event_code = project.name === 'desktop' ? 'tamilewgaprmysore2023' : 'wfsmarooty2023'
  const address = `/office/conferences/${event_code}`
  const { private_token } = await storeRegistration(database.db, {
    event_code,
    hold: 'confirmed',
    party: 'Family',
    people: [
      { first_name: LONG, last_name: LONG },
      { first_name: 'சௌந்தரராஜன்', last_name: 'ராவ்', age: 6 },
    ],
  })
  await enterOffice(page, 'desk')
  await page.goto(`${address}/rooms`)
  await page.getByLabel('Paste rooms').fill('Grace,1,four\nGrace,2,8,1,family,yes')
  await page.getByRole('button', { name: 'Add these rooms' }).click()
  await expect(page.getByText('Line 1, “four”')).toBeVisible()
  await expect(page.getByLabel('Paste rooms')).toHaveValue(/Grace,1,four/)
  await page.getByLabel('Paste rooms').fill('Grace,1,4\nGrace,2,8,1,family,yes')
  await page.getByRole('button', { name: 'Add these rooms' }).click()
  await page.getByRole('button', { name: 'Suggest' }).click()
  const room = page.getByRole('article', { name: '2 Change 2' })
  await expect(room.getByText('Family together')).toBeVisible()
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await room.getByRole('checkbox').first().check()
  await page
    .getByLabel('Put the ticked people into')
    .selectOption({ label: 'Grace 1: 4 free, anyone' })
  await page.getByRole('button', { name: 'Put them there' }).click()
  await expect(page.getByText('Set by hand', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish the rooms' }).click()
  await expect(page.getByText('Published. Guests see their room')).toBeVisible()
  await page.goto(`/my/${private_token}`)
  await expect(page.getByText('Room: Grace 1').first()).toBeVisible()

  await page.goto(`${address}/folder`)
  await expect(page.getByRole('heading', { name: 'Walk-in forms' })).toBeVisible()
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await expectNothingCut(page, `${address}/folder/stickers`)
  await expectNothingCut(page, `${address}/folder/badges`)
  await expect(page.getByText('Chauntararajan Rav').first()).toBeVisible()
  const badges = await page.locator('.badge').count()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(Math.ceil(badges / 8))
  await page.getByRole('button', { name: 'These badges are printed' }).click()
  await expect(page.getByText('There are no new badges since the last print.')).toBeVisible()
})

/** Sixty people: with fewer, Chromium adds no empty pages that could be found. Paper is the same everywhere. */
test('the whole folder has the pages of its parts, and none is empty @desktop', async ({
  page,
}) => {
  // A date for which no other journey registers, not even while this one prints.
  const event_code = 'wfcfebooty2023'
  const people = [{}, {}, { age: 5 }, { first_name: 'ലക്ഷ്മിക്കുട്ടി', last_name: 'ಕೃಷ್ಣಮೂರ್ತಿ', age: 7 }]
  for (let family = 0; family < 15; family++) {
    await storeRegistration(database.db, { event_code, hold: 'confirmed', party: 'Family', people })
  }
  await enterOffice(page, 'desk')
  const folder = `/office/conferences/${event_code}/folder`
  await page.goto(folder)
  const whole = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  const own: number[] = []
  for (const part of PARTS) {
    await page.goto(`${folder}/${part}`)
    own.push(pagesOf(await page.pdf({ preferCSSPageSize: true })))
  }
  expect(own.reduce((sum, pages) => sum + pages, 0)).toBe(whole)
  expect(own.slice(-2)).toEqual([Math.ceil((15 * 3) / 8), Math.ceil((15 * 4) / 8)])
})

const PARTS = [
  ...['sign-in', 'money', 'rooms', 'children', 'meals', 'notes', 'walk-in', 'stickers', 'badges'],
]

async function expectNothingCut(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const cut = await page
    .locator('.badge-half, .sticker')
    .evaluateAll(
      (cards) => cards.filter((card) => card.scrollHeight > card.clientHeight + 1).length,
    )
  expect(cut, address).toBe(0)
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
