import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { storeFamilyCodes } from '#database/children/family-codes.ts'
import { insertNew } from '#database/engine/rows.ts'
import { presenceOf } from '#domain/doors/judge.ts'
import {
  expectReadableInSunlight,
  giveOwnReader,
  heading,
  loseAnswers,
  placeOf,
  press,
  scanAll,
  setClockWrong,
  startPhone,
  status,
  tieTo,
  type,
  videoOf,
} from '../support/browser/door-phone.ts'
import { inDatabase, openDoorFor } from '../support/browser/doors.ts'
import { expectUsable } from '../support/browser/usable.ts'

const ADDRESS = 'http://localhost'

async function startWithCamera() {
  const guests = ['Lakshmi', 'Suresh'].map((first_name) => ({ first_name, last_name: 'Narayanan' }))
  const { links, codes } = await openDoorFor(
    ['Gate A'],
    guests.map((guest) => ({ people: [guest] })),
  )
  const folder = placeOf('phone')
  const video = await videoOf([`${ADDRESS}/t/${codes[0]}`, 'https://a.poster.example'])
  return { phone: await startPhone(folder, video), link: links[0] ?? '', codes, folder }
}

test('tickets in front of the camera are read, by our own reader and by the browser’s', async () => {
  const { phone, link, codes, folder } = await startWithCamera()
  const page = await tieTo(phone, link)
  await expect(heading(page)).toHaveText(/^(Welcome|Already in)$/)
  await test.step('files of an older build go', async () => {
    await page.evaluate(async () => {
      const store = await caches.open('door-app')
      await store.put('/assets/older-build.js', new Response(''))
    })
    await page.reload()
    const isThere = () =>
      page.evaluate(async () => (await caches.match('/assets/older-build.js')) !== undefined)
    await expect.poll(isThere).toBe(false)
    await expect(page.getByText('Ready to work without a network')).toBeAttached()
  })
  await test.step('a new page without network shows the camera, and reads', async () => {
    await phone.setOffline(true)
    await page.close()
    const again = await phone.newPage()
    await again.goto('/door/app')
    await expect(heading(again)).toHaveText('Already in')
    await expect(again.getByText(/^since \d\d:\d\d at Gate A$/)).toBeVisible()
    await press(again, 'Next ticket')
    // The camera soon has the ticket before it again, which covers the note.
    await expect(again.getByText('Ready to work without a network')).toBeAttached()
  })
  await test.step('the browser’s own reader, where it has one', async () => {
    await giveOwnReader(phone, `${ADDRESS}/t/${codes[1]}`)
    await phone.setOffline(false)
    const again = await phone.newPage()
    await again.goto('/door/app')
    // Ours would have read the ticket that is there.
    await expect(again.getByText('Suresh Narayanan')).toBeVisible()
    await expect(status(again)).toHaveText(/^List of \d\d:\d\d · 0 to send$/)
  })
  await phone.close()
  rmSync(folder, { recursive: true })
})

test('a party comes in by one ticket, and typing works without a camera', async () => {
  const people = ['Lakshmi', 'Suresh', 'Arjun', 'Meena'].map((first_name, index) => ({
    first_name,
    last_name: 'Nair',
    age: index === 2 ? 6 : 36,
  }))
  const { links, codes, doors, ids } = await openDoorFor(['Gate A'], [{ people }])
  const [event_code = '', registration_id = ''] = [doors[0]?.event_code, ids[0]]
  const note = 'Uses a wheelchair'
  await inDatabase(async ({ db }) => {
    await storeFamilyCodes(db, [{ registration_id, event_code, code: 'BCDH' }])
    await insertNew(db, 'day_note', [{ registration_id, position: 1, note }])
  })
  const phone = await startPhone(placeOf('phone'))
  const page = await tieTo(phone, links[0] ?? '')
  await expect(page.getByText('The camera is not available')).toBeVisible()
  await expectUsable(page)
  await test.step('the scanned one is in, the others by their boxes or the button', async () => {
    await type(page, codes[0] ?? '')
    await expect(heading(page)).toHaveText('Welcome')
    await expect(page.getByRole('checkbox', { name: 'Lakshmi Nair' })).toBeChecked()
    await expect(page.getByText(/^Rs\. .* to pay at the desk$/)).toBeVisible()
    await expect(page.getByText(note)).toHaveCount(1)
    await expectUsable(page)
    await expectReadableInSunlight(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 800 })
    await press(page, 'All 4 are here')
  })
  await test.step('whoever is in is in already', async () => {
    await type(page, codes[1] ?? '')
    await expect(heading(page)).toHaveText('Already in')
    await expect(page.getByText(/^since \d\d:\d\d at Gate A$/)).toBeVisible()
    await expectReadableInSunlight(page)
    await press(page, 'Goes out now')
    await type(page, codes[1] ?? '')
    await expect(heading(page)).toHaveText(/^Left at \d\d:\d\d$/)
    await expectReadableInSunlight(page)
    await press(page, 'Next ticket')
  })
  await test.step('a child goes out with somebody, by the code on the slip', async () => {
    await type(page, codes[2] ?? '')
    await press(page, 'Goes out now')
    await expect(heading(page)).toHaveText('Who takes Arjun?')
    await expectUsable(page)
    await expectReadableInSunlight(page)
    await page.getByLabel('Suresh Nair').check()
    await page.getByLabel('Four letters on the slip').fill('BCDJ')
    await press(page, 'Goes out now')
    await expect(page.getByRole('alert')).toContainText('letters don’t belong to this family')
    await page.getByLabel('Four letters on the slip').fill('bcdh')
    await page.keyboard.press('Enter')
    await type(page, codes[2] ?? '')
    await expect(page.getByText('through Gate A, with Suresh Nair')).toBeVisible()
    await press(page, 'Check in')
  })
  await test.step('a name finds somebody, whose entry can be undone', async () => {
    await type(page, 'arjun nair')
    await page
      .getByRole('button', { name: /Arjun Nair/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Already in')
    await press(page, 'Undo the entry')
    await type(page, codes[2] ?? '')
    await expect(heading(page)).toHaveText(/^Left/)
    await press(page, 'Next ticket')
  })
  await test.step('an unknown code is let in and noted, half a code finds nobody', async () => {
    await type(page, 'zzzz zzzz zzzz zzzz zzzz')
    await expect(heading(page)).toHaveText('Not on this list')
    await expectReadableInSunlight(page)
    await press(page, 'Let in and note')
    await type(page, 'zzzz')
    await expect(page.getByText('Nobody on the list has that name')).toBeVisible()
    await expect(status(page)).toHaveText(/ · 0 to send$/)
  })
  await test.step('somebody without a ticket is let in without network, and waits for the desk', async () => {
    await phone.setOffline(true)
    await press(page, 'Walk-in')
    await expectUsable(page)
    await expectReadableInSunlight(page)
    await press(page, 'Let them in')
    await expect(page.getByRole('alert')).toHaveText('Please enter a name.')
    await page.getByLabel('Name').fill('Thomas Kurian')
    await page.getByLabel('How many').fill('3')
    await page.getByLabel('Not yet').check()
    await press(page, 'Let them in')
    await expect(heading(page)).toHaveText('Welcome')
    await expect(page.getByText('Not paid yet: to the desk')).toBeVisible()
    await expectReadableInSunlight(page)
    await press(page, 'Next ticket')
    await expect(status(page)).toHaveText(/ · 1 to send$/)
    await phone.setOffline(false)
    await expect(status(page)).toHaveText(/ · 0 to send$/)
    const walkIns = await inDatabase(({ db }) => db.selectFrom('walk_in').selectAll().execute())
    expect(walkIns).toContainEqual(expect.objectContaining({ name: 'Thomas Kurian', people: 3 }))
  })
  await phone.close()
})

type Work = { folder: string; gate: number; link: string; codes: string[] }

const AHEAD_MINUTES = 40

async function scanUntilCrash({ folder, gate, link, codes }: Work): Promise<void> {
  const phone = await startPhone(folder)
  await setClockWrong(phone, gate * AHEAD_MINUTES)
  const page = await tieTo(phone, link)
  await phone.setOffline(true)
  await scanAll(page, codes.slice(0, 10))
  await page.reload()
  await expect(status(page)).toHaveText(/ · 10 to send$/)
  await scanAll(page, codes.slice(10))
  // Switched off in the middle, without a word to the page.
  const session = await phone.newCDPSession(page)
  await session.send('Browser.crash').catch(() => undefined)
  await phone.close().catch(() => undefined)
}

async function scanAndSend({ folder, gate, link, codes }: Work): Promise<void> {
  const phone = await startPhone(folder)
  await setClockWrong(phone, gate * AHEAD_MINUTES)
  await phone.setOffline(true)
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto('/door/app')
  await expect(status(page)).toHaveText(/ · 20 to send$/)
  await scanAll(page, codes)
  await expect(status(page)).toHaveText(/ · 35 to send$/)
  const answers = await loseAnswers(page)
  // Chromium writes cookies half a minute late: after a crash the phone may have to be tied again.
  await phone.clearCookies()
  await phone.setOffline(false)
  await expect(page.getByText('This phone has lost its door')).toBeVisible()
  await tieTo(phone, link)
  await expect.poll(() => answers.lost).toBeGreaterThan(0)
  // It tries again at once when the network comes back, and every few seconds otherwise.
  await phone.setOffline(true)
  await phone.setOffline(false)
  await expect(status(page)).toHaveText(/ · 0 to send$/)
  await phone.close()
}

test('two doors without network: each entry is stored once, and 10 came in twice', async () => {
  const singles = Array.from({ length: 60 }, (_, index) => ({
    people: [{ first_name: 'Guest', last_name: `Number${index}` }],
  }))
  const { links, codes, doors } = await openDoorFor(['Gate A', 'Gate B'], singles)
  const shares = [codes.slice(0, 35), codes.slice(25, 60)]
  const workAt = async (gate: number) => {
    const link = links[gate] ?? ''
    const share = shares[gate] ?? []
    const folder = placeOf(`phone-${gate}`)
    await scanUntilCrash({ folder, gate, link, codes: share.slice(0, 20) })
    await scanAndSend({ folder, gate, link, codes: share.slice(20) })
  }
  await Promise.all([workAt(0), workAt(1)])
  const ids = doors.map(({ id }) => id)
  const entries = await inDatabase(({ db }) =>
    db.selectFrom('door_entry').selectAll().where('door_id', 'in', ids).execute(),
  )
  expect(entries).toHaveLength(70)
  const presences = [...Map.groupBy(entries, ({ ticket_code }) => ticket_code).values()].map(
    (all) =>
      presenceOf(
        all.map((each) => ({ ...each, at: Date.parse(each.at), door: each.door_id ?? '' })),
      ),
  )
  expect(presences.filter(({ state }) => state === 'in')).toHaveLength(60)
  expect(presences.filter(({ twice }) => twice.length === 1)).toHaveLength(10)
  // The second door's clock was 40 minutes ahead, and no entry is in the future or before the door.
  const spread = entries.map(({ at, received_at }) => Date.parse(received_at) - Date.parse(at))
  expect(Math.max(...spread)).toBeLessThan(300_000)
})
