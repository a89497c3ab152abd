import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type BrowserContext, expect, test } from '@playwright/test'
import { endDoor } from '#database/doors/doors.ts'
import { giveFamilyCodes } from '#workflows/folder/read-folder.ts'
import {
  expectReadableInSunlight,
  heading,
  placeOf,
  press,
  startPhone,
  status,
  tieTo,
  videoOf,
} from '../support/browser/door-phone.ts'
import { inDatabase, openDoorFor } from '../support/browser/doors.ts'
import { expectUsable } from '../support/browser/usable.ts'

async function startWithSlip() {
  const people = [
    { first_name: 'Thomas', last_name: 'Kurian', age: 36 },
    { first_name: 'Tara', last_name: 'Kurian', age: 6 },
  ]
  const { links, codes, doors, ids } = await openDoorFor(['Gate A'], [{ people }])
  const [door, id = ''] = [doors[0], ids[0]]
  const event_code = door?.event_code ?? ''
  const families = await inDatabase(({ db }) =>
    giveFamilyCodes({ db, randomBelow: randomInt }, { code: event_code, registrationIds: [id] }),
  )
  const { code: letters = '', slip = '' } = families.get(id) ?? {}
  const video = await videoOf([`http://localhost/t/${codes[1]}`, slip])
  const folder = placeOf('phone')
  const phone = await startPhone(folder, video)
  return { phone, folder, link: links[0] ?? '', doorId: door?.id ?? '', id, slip, letters }
}

/** It asks as soon as the network comes back, and every few seconds otherwise. */
async function hearOfIt(phone: BrowserContext): Promise<void> {
  await phone.setOffline(true)
  await phone.setOffline(false)
}

test('without network a child goes by its slip or for a reason, and a closed door stays so', async () => {
  const { phone, folder, link, doorId, id, slip, letters } = await startWithSlip()
  const page = await tieTo(phone, link)
  await expect(heading(page)).toHaveText('Already in')
  await phone.setOffline(true)
  await test.step('by the QR code on the slip', async () => {
    await press(page, 'Goes out now')
    await expect(heading(page)).toHaveText('Who takes Tara?')
    await page.getByLabel('Thomas Kurian').check()
    await expect(page.getByText('This is the family’s slip')).toBeVisible()
    await expectUsable(page)
    await expectReadableInSunlight(page)
    await press(page, 'Goes out now')
    await expect(page.getByText('through Gate A, with Thomas Kurian')).toBeVisible()
    await press(page, 'Check in')
  })
  await test.step('without the code, with a reason', async () => {
    await expect(heading(page)).toHaveText('Already in')
    await press(page, 'Goes out now')
    await expect(page.getByLabel('Name of the other person')).toBeHidden()
    await page.getByLabel('Somebody else').check()
    await page.getByLabel('Name of the other person').fill('Aunt Leela')
    await press(page, 'Hand over without the code')
    await expect(page.getByRole('alert')).toHaveText('Please say why. The office sees it.')
    await page.getByLabel('Why without the code?').fill('The slip got wet')
    await expectUsable(page)
    await press(page, 'Hand over without the code')
    await expect(page.getByText('through Gate A, with Aunt Leela')).toBeVisible()
    await press(page, 'Check in')
    await phone.setOffline(false)
    await expect(status(page)).toHaveText(/ · 0 to send$/)
    const entries = await inDatabase(({ db }) =>
      db.selectFrom('door_entry').selectAll().where('door_id', '=', doorId).orderBy('at').execute(),
    )
    const outs = entries.filter(({ kind }) => kind === 'out')
    expect(outs.map(({ taken_by, why }) => [taken_by, why])).toEqual([
      ['Thomas Kurian', null],
      ['Aunt Leela', 'The slip got wet'],
    ])
  })
  await test.step('somebody inside who was cancelled since is said to be both', async () => {
    await inDatabase(({ db }) =>
      db
        .updateTable('attendee')
        .set({ cancelled_at: new Date().toISOString() })
        .where('registration_id', '=', id)
        .execute(),
    )
    await hearOfIt(phone)
    await expect(page.getByText('This ticket was cancelled.')).toBeVisible()
    await expect(heading(page)).toHaveText('Already in')
    await expectReadableInSunlight(page)
  })
  await test.step('what another visitor of the browser finds has no guest in it', async () => {
    const files = await page.evaluate(async () => {
      const kept = await (await caches.open('door-app')).keys()
      return kept.map(({ url }) => new URL(url).pathname)
    })
    const isOfApp =
      /^\/(door\/app|assets\/.+|favicon\.svg|touch-icon\.png|door\/manifest\.webmanifest)$/
    expect(files.filter((file) => !isOfApp.test(file))).toEqual([])
    const stored = await page.evaluate(async () => {
      const opening = indexedDB.open('door')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const names = [...opening.result.objectStoreNames]
      const reading = opening.result.transaction(names)
      const all = names.map((name) => reading.objectStore(name).getAll())
      await new Promise((resolve) => (reading.oncomplete = resolve))
      return JSON.stringify(all.map(({ result }) => result))
    })
    expect(stored).not.toContain(slip)
    expect(stored).not.toContain(`"${letters}"`)
  })
  await test.step('a closed door says so after every reload', async () => {
    await inDatabase(({ db }) => endDoor(db, doorId, new Date()))
    await hearOfIt(phone)
    await expect(heading(page)).toHaveText('This door is closed')
    await page.reload()
    await expect(heading(page)).toHaveText('This door is closed')
    await phone.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText('This door is closed')
  })
  await phone.close()
  rmSync(folder, { recursive: true })
})
