import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { findRow } from '#database/engine/rows.ts'
import { inDatabase } from '../support/browser/doors.ts'
import { enterOffice } from '../support/browser/office.ts'
import { storeRegistration } from '../support/people.ts'

/** Longer than the office waits until it looks again. */
const LATER_MS = 16_000

/** A past date, for which no other journey registers. */
const event_code = 'ewgjunmysore2021'

test('arrivals come by themselves, and what somebody types stays', async ({ page }) => {
  const { id } = await inDatabase(({ db }) =>
    storeRegistration(db, { event_code, hold: 'confirmed' }),
  )
  await page.clock.install()
  await enterOffice(page, 'desk', 'editor')
  await page.goto(`/office/conferences/${event_code}/arrivals`)
  const figure = page.locator('.arrivals-figure')
  await expect(figure).toHaveText(/^0 of \d+ are here$/)
  const ticket = await inDatabase(({ db }) => findRow(db, 'ticket', { registration_id: id }))
  const checked = await page.request.post(`/t/${ticket?.code}`, { form: { key: randomUUID() } })
  expect(checked.ok()).toBe(true)
  await page.clock.fastForward(LATER_MS)
  await expect(figure).toHaveText(/^1 of \d+ are here$/)
  await expect(page.getByRole('table', { name: 'Came, by quarter of an hour' })).toBeVisible()

  await page.goto('/office/conferences/add-date?programme=ewgregister')
  await page.getByLabel('Venue').fill('On the hill')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
  })
  await page.clock.fastForward(LATER_MS)
  // After whatever the clock has asked for.
  await page.evaluate(() => fetch('/office').then((answer) => answer.text()))
  expect(asked).toEqual(['/office'])
  await expect(page.getByLabel('Venue')).toHaveValue('On the hill')
})
