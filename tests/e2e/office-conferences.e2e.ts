import { expect, type Page } from '@playwright/test'
import { holdOfficeScript, linkIn } from '../support/browser/office.ts'
import { newFolder, startOwnSite } from '../support/browser/own-site.ts'
import {
  test as base,
  fillRegistration,
  ownEmail,
  pay,
  submit,
} from '../support/browser/registration.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** `office`: the address of a site of one's own, to whose office an editor is signed in. */
const test = base.extend<{ office: string }>({
  office: async ({ page }, use) => {
    const folder = newFolder()
    const site = await startOwnSite({ folder, settings: {} })
    await page.goto(site.address + (await linkIn(folder, ownEmail(), 'editor')))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
    await use(site.address)
    await site.stop()
  },
})

/** axe is a script itself. */
async function look(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return
  const viewport = page.viewportSize()
  await expectUsableAtEachWidth(page)
  if (viewport) await page.setViewportSize(viewport)
}

async function fillDate(page: Page): Promise<void> {
  await page.getByLabel('First day').fill('2027-02-21')
  await page.getByLabel('Last day').fill('2027-02-26')
  await page.getByLabel('Places').fill('120')
  await page.getByLabel('Venue').fill('Church campus, Mysore')
}

const see = (page: Page) => page.getByRole('region', { name: 'This is what visitors will see' })

/** Without a script a button works it out. */
async function workOut(page: Page, scripts: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Work it out' })
  if (!scripts) await button.click()
  else await expect(button).toBeHidden()
}

test('a secretary adds a date, somebody registers for it, and it is closed and undone', async ({
  page,
  office,
  scripts,
}) => {
  await page.goto(`${office}/office/conferences`)
  await look(page, scripts)
  await page.getByRole('link', { name: 'Add a date', exact: true }).first().click()
  const programme = page.getByRole('navigation', { name: 'Programme' })
  // Everything is typed before the office's script is there.
  const letGo = await holdOfficeScript(page)
  await programme.getByRole('link', { name: 'Global Pastors Conference' }).click()
  await expect(page.getByLabel('With a bed, adult')).toHaveValue('3100')
  await fillDate(page)
  await page.getByLabel('With a bed, adult').fill('Rs. 3,500')
  letGo()
  await workOut(page, scripts)
  await expect(see(page)).toContainText('Rs. 1,900, residential Rs. 3,500')
  await expect(see(page)).toContainText('A family of four would pay Rs. 7,950 with beds')
  await look(page, scripts)

  await page.getByLabel('Last day').fill('2027-02-20')
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await expect(page.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Venue')).toHaveValue('Church campus, Mysore')
  await look(page, scripts)
  await page.getByLabel('Last day').fill('2027-02-26')
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await expect(see(page)).toContainText('Sun 21 to Fri 26 Feb 2027')
  await look(page, scripts)
  if (scripts) await page.goBack()
  else await page.getByRole('button', { name: 'Change something' }).click()
  await expect(page.getByLabel('Places')).toHaveValue('120')
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(page).toHaveURL(/gpc20270221\?published=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Global Pastors Conference')
  await look(page, scripts)

  const date = page.url()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expect(page.getByLabel('Conference', { exact: true })).toHaveValue('gpc20270221')
  await fillRegistration(page, { choices: { conference: 'Feb 21 to 26' } })
  await submit(page)
  await pay(page, { outcome: 'Approve', scripts })
  await page.goto(date)
  await expect(page.getByText('1 of 120')).toBeVisible()

  await page.getByRole('link', { name: 'Close or cancel' }).click()
  await expect(page.getByText('1 person is registered.')).toBeVisible()
  await look(page, scripts)
  await page.getByRole('button', { name: 'Close registration' }).click()
  await expect(page.getByText('Registration is closed.')).toBeVisible()
  await page.getByRole('link', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(/undone=\d+/)
  await page.goto(date)
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
})

test('an editor makes a sixth programme with its page and its place in the menu @office', async ({
  page,
  office,
  scripts,
}) => {
  await page.goto(`${office}/office/conferences`)
  await page.getByRole('link', { name: 'New programme' }).click()
  await look(page, scripts)
  await page.getByLabel('Title').fill('Summer Camp')
  await page.getByLabel('In a sentence').fill('Five days in the hills.')
  if (scripts) {
    await expect(page.getByLabel('Address')).toHaveValue('summer-camp')
    await expect(page.getByLabel('Prefix')).toHaveValue('SC')
  }
  await fillDate(page)
  for (const [label, amount] of [
    ['With a bed, adult', '900'],
    ['With a bed, child', '600'],
    ['Without a bed, adult', '500'],
    ['Without a bed, child', '300'],
    ['To reserve', '100'],
  ] as const) {
    await page.getByLabel(label).fill(amount)
  }
  await page.getByRole('radio').nth(2).check()
  await workOut(page, scripts)
  await expect(see(page)).toContainText('A family of four would pay Rs. 2,400 with beds')
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await expect(page.getByText('It appears in the menu under')).toBeVisible()
  await look(page, scripts)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/sc20270221\?published=2$/)
  const date = page.url()

  await page.goto(`${office}/summer-camp`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer Camp')
  await expect(page.getByText('Five days in the hills.')).toBeVisible()
  await look(page, scripts)
  const menu = page.getByRole('navigation', { name: 'Main' }).getByText('Summer Camp')
  await expect(menu).toHaveCount(1)
  await page.goto(`${office}/summer-campregister`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer Camp Registration Form')

  await page.goto(date)
  await page.getByRole('link', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(/undone=\d+/)
  expect((await page.goto(`${office}/summer-camp`))?.status()).toBe(404)
})

test('a date is edited, and nothing typed is lost with the connection @js @desktop', async ({
  page,
  office,
}) => {
  await page.goto(`${office}/office/conferences/gpcnovmysore2023`)
  await page.getByRole('link', { name: 'Edit this date' }).click()
  await page.getByLabel('Places').fill('90')
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await expect(page.getByText('Places: no limit → 90')).toBeVisible()
  // The server publishes, and its answer never arrives.
  await page.route('**/edit', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
    await page.unroute('**/edit')
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  const lost = page.getByRole('alert').filter({ hasText: 'The connection was lost.' })
  await expect(lost).toContainText('Press “Publish” again')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/\?published=2$/)
})

const FORMS = [
  '/office/conferences/add-date',
  '/office/conferences/new-programme',
  '/office/conferences/gpcnovmysore2023/edit',
  '/office/conferences/gpcnovmysore2023/close',
]

test('no form is taller than two screens, and its button is in view on a phone @js @desktop', async ({
  page,
  office,
}) => {
  for (const form of FORMS) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(office + form)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, form).toBeLessThanOrEqual(1800)
    await page.setViewportSize({ width: 360, height: 800 })
    const button = page.getByRole('button', { name: /^(Continue|Close registration)$/ }).last()
    await expect.soft(button, form).toBeInViewport({ ratio: 1 })
    expect.soft(await isOnTop(button), form).toBe(true)
  }
})

/** Whether nothing lies over it, such as the places of the office. */
function isOnTop(button: ReturnType<Page['getByRole']>): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height - 2)
    return shown !== null && element.contains(shown)
  })
}
