import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { storeEntriesOnce } from '#database/doors/door-entries.ts'
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

/** Longer than the office waits until it looks again. */
const LATER_MS = 16_000

test('arrivals come by themselves, and what somebody types stays @office', async ({
  page,
  javaScriptEnabled,
}, { project }) => {
  // A past date of each project's own, for which no other journey registers.
  const event_code = project.name === 'desktop' ? 'ewgjunmysore2021' : 'wfcdecooty2021'
  const { id } = await storeRegistration(database.db, { event_code, hold: 'confirmed' })
  await page.clock.install()
  await enterOffice(page, 'desk', 'editor')
  await page.goto(`/office/conferences/${event_code}/arrivals`)
  const figure = page.locator('.arrivals-figure')
  await expect(figure).toHaveText(/^0 of \d+ are here$/)
  await checkIn({ event_code, id })
  if (javaScriptEnabled === false) await page.reload()
  else await page.clock.fastForward(LATER_MS)
  await expect(figure).toHaveText(/^1 of \d+ are here$/)
  await expect(page.getByRole('table', { name: 'Came, by quarter of an hour' })).toBeVisible()
  if (javaScriptEnabled === false) return
  await expectUsableAtEachWidth(page)

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

async function checkIn({ event_code, id }: { event_code: string; id: string }): Promise<void> {
  const { db } = database
  const ticket = await db
    .selectFrom('ticket')
    .select('code')
    .where('registration_id', '=', id)
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const times = { at, phone_at: at, received_at: at }
  const by = { door_id: null, phone_id: null, author: 'Tester', late: null }
  const known = { event_code, ticket_code: ticket.code, ...by }
  const way = { typed: ticket.code, kind: 'in', how: 'search', taken_by: null, why: null } as const
  await storeEntriesOnce(db, [{ id: randomUUID(), ...known, ...way, ...times }])
}
