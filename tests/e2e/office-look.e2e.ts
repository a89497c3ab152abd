import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { type Database, openDatabase } from '#database/engine/open.ts'
import { enterOffice } from '../support/browser/office.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { DESK, expectUsableAtEachWidth, PHONE } from '../support/browser/usable.ts'
import { SENT_REGISTRATION, storeRegistration } from '../support/people.ts'

let database: Database

test.beforeAll(() => {
  database = openDatabase(`file:${SITE_FOLDER}/church.db`)
})

test.afterAll(() => database.db.destroy())

/** Fifty families under one last name, so that a search shows exactly these. */
async function storeFamilies(): Promise<string> {
  // As long as Narayanan.
  const last_name = `Nara${randomUUID().slice(0, 5)}`
  const names = ['Lakshmi', 'Suresh', 'Arjun', 'Divya', 'Kamala']
  const people = names.map((first_name) => ({ first_name, last_name }))
  for (let count = 0; count < 50; count++) {
    await storeRegistration(database.db, { people, full_minor: 924_000, cashMinor: count * 500 })
  }
  return last_name
}

test('fifty families fit into 4,500 pixels of a phone, and a row is one link @desktop', async ({
  page,
}) => {
  const name = await storeFamilies()
  await enterOffice(page, 'admin')
  await page.setViewportSize(PHONE)
  await page.goto(`/office/registrations?search=${name}`)
  await expect(page.locator('tbody tr')).toHaveCount(50)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500)
  await expectUsableAtEachWidth(page)
  await page.goto('/office/payments')
  await expectUsableAtEachWidth(page)
  await page.goto(`/office/registrations?search=${name}`)
  await page.getByRole('row').nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Lakshmi ${name}`)
})

test('Today fits on one screen of a desk, and on three of a phone @desktop', async ({ page }) => {
  await enterOffice(page, 'admin')
  for (const [viewport, max] of [
    [DESK, DESK.height],
    [PHONE, 3 * 800],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto('/office')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, `${viewport.width}`).toBeLessThanOrEqual(max)
  }
})

test('what is printed is a table, however narrow the paper @desktop', async ({ page }) => {
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
})

test('money by hand takes two lines of a phone @desktop', async ({ page }) => {
  await storeFamilies()
  await enterOffice(page, 'admin')
  await page.setViewportSize(PHONE)
  await page.goto('/office/payments?method=Cash')
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBeGreaterThan(20)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(heights.reduce((sum, each) => sum + each, 0) / heights.length).toBeLessThan(72)
})

test('Find and the page’s own action stay in reach of a thumb @desktop', async ({ page }) => {
  await enterOffice(page, 'admin')
  await page.setViewportSize(PHONE)
  await storeFamilies()
  await page.goto('/office/registrations')
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await expect(page.getByLabel('Find')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Take a registration' })).toBeInViewport({ ratio: 1 })
  const header = await page.locator('.office-header').boundingBox()
  expect(header?.height).toBeLessThanOrEqual(64)
})

test('the heads of a list sort it, and say so @office', async ({ page, javaScriptEnabled }) => {
  const name = await storeFamilies()
  await enterOffice(page, 'admin')
  await page.setViewportSize(DESK)
  await page.goto(`/office/registrations?search=${name}`)
  await expect(head(page, 'Registered')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'Registered' }).click()
  await expect(head(page, 'Registered')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
  await expect(head(page, 'Registered')).toHaveAttribute('aria-sort', 'none')
  await expect(page).toHaveURL(`/office/registrations?search=${name}&sort=name`)
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await page.setViewportSize(DESK)
  await page.goto('/office/payments')
  await expect(head(page, 'When')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'When' }).click()
  await expect(head(page, 'When')).toHaveAttribute('aria-sort', 'ascending')
})

function head(page: Page, name: string) {
  return page.getByRole('columnheader', { name, exact: true })
}

test('nothing that is read in the office is smaller than 16 pixels @desktop', async ({ page }) => {
  const { id } = await storeRegistration(database.db, { cashMinor: 30_000 })
  await page.goto('/office/sign-in')
  expect(await page.evaluate(readSmallWords), 'sign-in').toEqual([])
  await enterOffice(page, 'admin')
  for (const path of [...MAIN_PAGES, `/registrations/${id}`, `/registrations/${id}/correct`]) {
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await page.goto(`/office${path}`)
      expect(await page.evaluate(readSmallWords), path).toEqual([])
    }
  }
})

const MAIN_PAGES = [
  '',
  '/registrations',
  '/registrations/new',
  '/payments',
  '/gifts',
  '/gifts/new',
  '/close',
  '/settlement',
  '/waiting',
  '/staff',
  '/devices',
  '/find?q=narayanan',
  '/find?q=zyxwvut',
]

/** Words below 16 px that are neither a chip nor a table's head nor a chart's label; these have 14. Runs in the page. */
function readSmallWords(): string[] {
  const labels = '.chip, .sheet thead, .chart, .chart-ends, .places-scale'
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join('')
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const least = element.closest(labels) ? 14 : 16
    return words && element.checkVisibility() && size < least ? [`${words}: ${size}`] : []
  })
}
