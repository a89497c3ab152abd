import { rmSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { presenceOf } from '#domain/doors/presence.ts'
import { inDatabase, openDoorFor } from '../support/browser/doors.ts'
import { startPhone, videoOf } from '../support/browser/fake-camera.ts'
import { expectUsable } from '../support/browser/usable.ts'

const ADDRESS = 'http://localhost'

function folderOf(name: string): string {
  return test.info().outputPath(name)
}

async function tieTo(phone: BrowserContext, link: string): Promise<Page> {
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto(link)
  await page.getByRole('button', { name: 'Use this phone' }).click()
  await expect(page.getByLabel('Code, name or last four digits')).toBeVisible()
  // From now on it needs no network.
  const isKept = () => page.evaluate(async () => (await caches.match('/door/app')) !== undefined)
  await expect.poll(isKept).toBe(true)
  return page
}

async function type(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Code, name or last four digits')
  await field.fill(text)
  await field.press('Enter')
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next ticket' }).click()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const reader of ['the browser’s own', 'our own'] as const) {
  test(`tickets in front of the camera are read by ${reader} reader @js @phone`, async () => {
    const people = [{ first_name: 'Lakshmi', last_name: 'Narayanan' }]
    const { links, codes } = await openDoorFor(['Gate A'], [{ people }])
    const address = `${ADDRESS}/t/${codes[0]}`
    const folder = folderOf('phone')
    const phone = await startPhone({
      folder,
      video: videoOf([address, 'https://a.poster.example']),
    })
    if (reader === 'the browser’s own') {
      await phone.addInitScript((text) => {
        class BarcodeDetector {
          static getSupportedFormats = async () => ['qr_code']
          detect = async () => [{ rawValue: text }]
        }
        Object.assign(window, { BarcodeDetector })
      }, address)
    }
    const page = await tieTo(phone, links[0] ?? '')
    await expect(heading(page)).toHaveText('Welcome', { timeout: 30_000 })
    await expect(page.getByText('Lakshmi Narayanan')).toBeVisible()
    await expect(page.locator('.door-status')).toHaveText(/^List of \d\d:\d\d · 0 to send$/)
    await phone.close()
    rmSync(folder, { recursive: true })
  })
}

test('a party comes in by one ticket, and typing works without a camera @js @phone', async () => {
  const people = ['Lakshmi', 'Suresh', 'Arjun'].map((first_name) => ({
    first_name,
    last_name: 'Nair',
  }))
  const { links, codes } = await openDoorFor(['Gate A'], [{ people }])
  const phone = await startPhone({ folder: folderOf('phone') })
  const page = await tieTo(phone, links[0] ?? '')
  await expect(page.getByText('The camera is not available')).toBeVisible()
  await test.step('the scanned one is in, the others by their boxes or the button', async () => {
    await type(page, codes[0] ?? '')
    await expect(heading(page)).toHaveText('Welcome')
    await expect(page.getByRole('checkbox', { name: 'Lakshmi Nair' })).toBeChecked()
    await expect(page.getByText(/^Rs\. .* to pay at the desk$/)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: 'All 3 are here' }).click()
  })
  await test.step('whoever is in is in already', async () => {
    await type(page, codes[1] ?? '')
    await expect(heading(page)).toHaveText('Already in')
    await expect(page.getByText(/^since \d\d:\d\d at Gate A$/)).toBeVisible()
    await page.getByRole('button', { name: 'Goes out now' }).click()
    await type(page, codes[1] ?? '')
    await expect(heading(page)).toHaveText(/^Left at \d\d:\d\d$/)
    await page.getByRole('button', { name: 'Next ticket' }).click()
  })
  await test.step('a name finds somebody, whose entry can be undone', async () => {
    await type(page, 'arjun nair')
    await page
      .getByRole('button', { name: /Arjun Nair/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Already in')
    await page.getByRole('button', { name: 'Undo the entry' }).click()
    await type(page, codes[2] ?? '')
    await expect(heading(page)).toHaveText('Welcome')
    await page.getByRole('button', { name: /^Undo · \d+ s$/ }).click()
    await type(page, codes[2] ?? '')
    await expect(heading(page)).toHaveText('Welcome')
    await next(page)
  })
  await test.step('an unknown code is let in and noted, half a code finds nobody', async () => {
    await type(page, 'zzzz zzzz zzzz zzzz zzzz')
    await expect(heading(page)).toHaveText('Not on this list')
    await page.getByRole('button', { name: 'Let in and note' }).click()
    await type(page, 'zzzz')
    await expect(page.getByText('Nobody on the list is called that')).toBeVisible()
  })
  await phone.close()
})

/** A phone whose clock is wrong by so many minutes. */
async function setClockWrong(phone: BrowserContext, minutes: number): Promise<void> {
  await phone.addInitScript((ms) => {
    const wrongNow = () => Right.now() + ms
    const Right = Date
    window.Date = new Proxy(Date, {
      construct: (target, values) =>
        Reflect.construct(target, values.length === 0 ? [wrongNow()] : values),
      get: (target, name) => (name === 'now' ? wrongNow : Reflect.get(target, name)),
    })
  }, minutes * 60_000)
}

/** The server stores what it gets; every other answer gets lost on the way back. */
async function loseAnswers(page: Page): Promise<void> {
  let answers = 0
  await page.route('**/door/entries', async (route) => {
    const response = await route.fetch()
    answers += 1
    if (answers % 2 === 1) await route.abort()
    else await route.fulfill({ response })
  })
}

test('two doors without network: each entry is stored once, and 20 came in twice @js @phone', async () => {
  test.setTimeout(300_000)
  const singles = Array.from({ length: 200 }, (_, index) => ({
    people: [{ first_name: 'Guest', last_name: `Number${index}` }],
  }))
  const { links, codes, doors } = await openDoorFor(['Gate A', 'Gate B'], singles)
  const shares = [codes.slice(0, 110), codes.slice(90, 200)]
  const folders = [folderOf('a'), folderOf('b')]
  for (const [index, folder] of folders.entries()) {
    const phone = await startPhone({ folder })
    await setClockWrong(phone, index * 40)
    const page = await tieTo(phone, links[index] ?? '')
    await phone.setOffline(true)
    for (const code of shares[index]?.slice(0, 60) ?? []) {
      await type(page, code)
      await expect(heading(page)).toHaveText('Welcome')
      await next(page)
    }
    await page.reload()
    await expect(page.locator('.door-status')).toHaveText(/ · 60 to send$/)
    // Switched off in the middle, without a word to the page.
    const session = await phone.newCDPSession(page)
    await session.send('Browser.crash').catch(() => undefined)
    await phone.close().catch(() => undefined)
  }
  for (const [index, folder] of folders.entries()) {
    const phone = await startPhone({ folder })
    await setClockWrong(phone, index * 40)
    await phone.setOffline(true)
    const page = phone.pages()[0] ?? (await phone.newPage())
    await page.goto('/door/app')
    for (const code of shares[index]?.slice(60) ?? []) {
      await type(page, code)
      await expect(heading(page)).toHaveText('Welcome')
      await next(page)
    }
    await expect(page.locator('.door-status')).toHaveText(/ · 110 to send$/)
    await loseAnswers(page)
    // Chromium writes cookies half a minute late: after a crash the phone may have to be tied again.
    await phone.clearCookies()
    await phone.setOffline(false)
    await expect(page.getByText('This phone has lost its door')).toBeVisible()
    await tieTo(phone, links[index] ?? '')
    await expect(page.locator('.door-status')).toHaveText(/ · 0 to send$/, { timeout: 60_000 })
    await phone.close()
  }
  const ids = doors.map(({ id }) => id)
  const entries = await inDatabase(({ db }) =>
    db.selectFrom('door_entry').selectAll().where('door_id', 'in', ids).execute(),
  )
  expect(entries).toHaveLength(220)
  const presences = [...Map.groupBy(entries, ({ ticket_code }) => ticket_code).values()].map(
    (all) =>
      presenceOf(
        all.map((each) => ({ ...each, at: Date.parse(each.at), door: each.door_id ?? '' })),
      ),
  )
  expect(presences.filter(({ state }) => state === 'in')).toHaveLength(200)
  expect(presences.filter(({ twice }) => twice.length === 1)).toHaveLength(20)
  // The second door's clock was 40 minutes ahead, and no entry is in the future or before the door.
  const spread = entries.map(({ at, received_at }) => Date.parse(received_at) - Date.parse(at))
  expect(Math.max(...spread)).toBeLessThan(300_000)
})
