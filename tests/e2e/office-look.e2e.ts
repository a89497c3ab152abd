import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { inDatabase } from '../support/browser/doors.ts'
import { enterOffice } from '../support/browser/office.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { DESK } from '../support/browser/screens.ts'
import { expectUsable } from '../support/browser/usable.ts'
import { few } from '../support/long.ts'
import { SENT_REGISTRATION, storeRegistration } from '../support/people.ts'

/** Fifty families under one last name, so that a search shows exactly these. */
async function storeFamilies(): Promise<string> {
  const last_name = `Nara${randomUUID().slice(0, 5)}`
  const names = ['Lakshmi', 'Suresh', 'Arjun', 'Divya', 'Kamala']
  const people = names.map((first_name) => ({ first_name, last_name }))
  await inDatabase(async ({ db }) => {
    for (let count = 0; count < 50; count++) {
      await storeRegistration(db, { people, full_minor: 924_000, cashMinor: count * 500 })
    }
  })
  return last_name
}

test('lists, Today and their tools have the size of a phone', async ({ page }) => {
  const name = await storeFamilies()
  await enterOffice(page, 'admin')
  await test.step('fifty families fit into 4,500 pixels, and a row is one link', async () => {
    await page.goto(`/office/registrations?search=${name}`)
    await expect(page.locator('tbody tr')).toHaveCount(50)
    expect(await heightOf(page)).toBeLessThan(4_500)
    await page.getByRole('row').nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Lakshmi ${name}`)
  })
  await test.step('money by hand takes two lines', async () => {
    await page.goto('/office/payments?method=Cash')
    const rows = page.locator('tbody tr')
    expect(await rows.count()).toBeGreaterThan(20)
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(heights.reduce((sum, each) => sum + each, 0) / heights.length).toBeLessThan(72)
  })
  await test.step('Find and the page’s own action stay in reach of a thumb', async () => {
    await page.goto(`/office/registrations?search=${name}`)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
    await expect(page.getByLabel('Find')).toBeInViewport({ ratio: 1 })
    const action = page.getByRole('link', { name: 'Take a registration' })
    await expect(action).toBeInViewport({ ratio: 1 })
    const header = await page.locator('.office-header').boundingBox()
    expect(header?.height).toBeLessThanOrEqual(64)
  })
  await test.step('filters are folded, and a key leads to Find', async () => {
    await expect(page.getByLabel('Status')).toBeHidden()
    await page.getByText('Filters').click()
    await expect(page.getByLabel('Status')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Find')).toBeFocused()
  })
  await test.step('the list follows a filter as it is set, and one box ticks all of its rows', async () => {
    await page.getByLabel('Status').focus()
    await page.getByLabel('Status').selectOption('Not paid')
    await expect(page).toHaveURL(/standing=Not\+paid/)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(page.getByLabel('Status')).toBeFocused()
    await page.getByText('With these people').click()
    await page.getByLabel('All on this page').check()
    await expect(page.getByLabel(`Tick Lakshmi ${name}`)).toBeChecked()
  })
  await test.step('Today fits on three screens, and on one of a desk', async () => {
    await page.goto('/office')
    expect(await heightOf(page)).toBeLessThanOrEqual(3 * 800)
    await page.setViewportSize(DESK)
    await page.goto('/office')
    expect(await heightOf(page)).toBeLessThanOrEqual(DESK.height)
  })
  await test.step('a menu that lies over a list closes by Escape, and by a click beside it', async () => {
    await page.goto(`/office/registrations?search=${name}`)
    for (const close of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
      await page.getByText('Who: Everybody').click()
      await expect(page.getByLabel('Coming')).toBeVisible()
      await close()
      await expect(page.getByLabel('Coming')).toBeHidden()
    }
  })
})

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test('what is printed is a table, however narrow the paper', async ({ page }) => {
  await test.step('with the longest number, and the longest word for its state', async () => {
    const tamil = { productinfo: 'tamilewgjanmysore2023', 'persons[0].email': ownEmail() }
    const form = { ...SENT_REGISTRATION, ...tamil }
    const answer = await page.request.post('/ewgtamilregister', { form })
    expect(await answer.text()).toContain('TAMILEWG')
    await registerAndPress(page.request, 'Pending')
  })
  await enterOffice(page, 'treasurer')
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/office/close')
  await expect(page.getByRole('columnheader', { name: 'Given back' }).first()).toBeVisible()
  await expect(page.getByText('This financial year up to that day')).toBeVisible()
  await page.goto('/office/payments')
  await expect(page.getByRole('cell', { name: 'Being confirmed' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700)
  await expect(page.getByRole('button', { name: 'Show' })).toBeHidden()
  // Nothing is tinted: neither the sheet nor a word in colour.
  for (const part of ['html', '.chip']) {
    await expect(page.locator(part).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})

const PICTURES = ['*/drawings/*', '*/photographs/*', '*/pictures/*']

/** Those with a control of their own: rows, links, pictures, times, folded groups. Some of the others are like them. */
const LOOKED_AT = [
  '?part=church%3Aservices',
  '?part=church%3Anavigation',
  '/staff?part=pages%2Fstaff%3Ahead',
  '/staff?part=pages%2Fstaff%3Ablocks.0.people.0',
  '/gpc?part=pages%2Fgpc%3Ablocks.2',
].map((part) => `/office/site${part}`)

const CONFERENCE_FORMS = ['add-date', 'new-programme', 'gpcnovmysore2023/edit'].map(
  (form) => `/office/conferences/${form}`,
)

test('a form of each kind is at most two screens tall, its button in view', async ({ page }) => {
  test.slow()
  await enterOffice(page, 'editor')
  // Pictures have their place without being drawn. A route would turn the cache off.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: PICTURES })
  const parts = await formsOfParts(page)
  expect(parts.length).toBeGreaterThan(50)
  for (const address of [...CONFERENCE_FORMS, ...LOOKED_AT, ...few(parts, 0, 20)]) {
    await page.setViewportSize(DESK)
    await page.goto(address)
    expect.soft(await heightOf(page), address).toBeLessThanOrEqual(2 * DESK.height)
    await page.setViewportSize({ width: 360, height: 800 })
    const button = page.getByRole('button', { name: /^(Save|Continue)$/ }).last()
    await expect.soft(button, address).toBeInViewport({ ratio: 1 })
    expect.soft(await button.evaluate(isOnTop), address).toBe(true)
    if (LOOKED_AT.includes(address)) await expectUsable(page)
  }
})

/** Whether nothing lies over it, such as the places of the office. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height - 2)
  return shown !== null && element.contains(shown)
}

/** Where the parts of the site's pages are edited, one of each shape; in the quick run those of some pages. */
async function formsOfParts({ request }: Page): Promise<string[]> {
  const list = await (await request.get('/office/content')).text()
  const pages = few([...new Set(list.match(/\/office\/site[^"?#]*(?=")/g))])
  const shown = await Promise.all(pages.map(async (path) => (await request.get(path)).text()))
  const links = shown.flatMap((html) => [
    ...html.matchAll(/class="site-edit button"[^>]*href="([^"]+)"/g),
  ])
  const forms = links.map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Map(forms.map((form) => [form.replace(/\d+$/, 'n'), form])).values()]
}
