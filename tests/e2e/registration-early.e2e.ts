import { expect, type Page, test } from '@playwright/test'
import { cards, fillRegistration, openForm, submit } from '../support/browser/registration.ts'

/** What a slow network has not brought yet. */
const SCRIPTS = /\/assets\/.*\.js$/

test('who types while the script arrives types on', async ({ page }) => {
  await test.step('a first visit', () => typeEarly(page, 'First Name'))
  await test.step('a form kept from earlier', async () => {
    await typeEarly(page, 'City')
    await expect(page.getByLabel('First Name').first()).toHaveValue('asha@home.in')
  })
})

/** In the middle of a word when the script takes the form over. */
async function typeEarly(page: Page, label: string): Promise<void> {
  const arrived = Promise.withResolvers<void>()
  await page.route(SCRIPTS, (route) => arrived.promise.then(() => route.continue()))
  await page.goto('/ewgregister', { waitUntil: 'commit' })
  await page.getByLabel('Registering as').selectOption('Family')
  const field = page.getByLabel(label)
  await field.pressSequentially('asha@home')
  arrived.resolve()
  await expect(page.locator('[name=submission]')).toBeAttached()
  await page.keyboard.type('.in')
  await expect(field.first()).toHaveValue('asha@home.in')
  await expect(field.first()).toBeFocused()
  await expect(cards(page)).toHaveCount(2)
  await page.unroute(SCRIPTS)
}

test('a form asks for all its scripts together, and for its style sheet once', async ({ page }) => {
  const named = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const asked = new Set<string>()
  await page.route(SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.add(pathname)
    // The last of those that the page itself names.
    if (/\/page-/.test(pathname)) named.resolve()
    return arrived.promise.then(() => route.continue())
  })
  await page.goto('/ewgregister', { waitUntil: 'commit' })
  await named.promise
  const together = [...asked]
  arrived.resolve()
  await expect(page.locator('[name=submission]')).toBeAttached()
  expect([...asked]).toEqual(together)
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => new URL(href ?? '').pathname),
  )
  expect(sheets).toEqual([...new Set(sheets)])
})

test('what is sent again is the same registration', async ({ page, context }) => {
  const order = page.getByText(/^EWG\d{11}$/)
  let first = ''
  const sendEarly = async () => {
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/ewgregister')
    await fillRegistration(page)
    await submit(page)
    first ||= (await order.textContent()) ?? ''
    await expect(order).toHaveText(first)
    await page.unroute(SCRIPTS)
  }
  await test.step('before the script has come', sendEarly)
  await test.step('with it, by a double click', async () => {
    await openForm(page, '/ewgregister')
    await fillRegistration(page)
    const handOffs = new Set<string>()
    page.on('response', (response) => {
      if (response.url().includes('/pay/')) handOffs.add(response.url())
    })
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick()
    await expect(order).toHaveText(first)
    expect(handOffs.size).toBe(1)
  })
  await test.step('after going back', async () => {
    while (!page.url().endsWith('/ewgregister')) await page.goBack()
    await expect(page.getByLabel('First Name')).toHaveValue('Asha')
    await expect(page.locator('[name=submission]')).toBeAttached()
    await page.getByRole('checkbox').check()
    await submit(page)
    await expect(order).toHaveText(first)
  })
  await test.step('once more before the script has come', sendEarly)
  await test.step('by two tabs at once', async () => {
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) await openForm(tab, '/gpcregister')
    for (const tab of tabs) await fillRegistration(tab)
    const sent = tabs.map((tab) => tab.waitForRequest(/\/pay\/[\w-]+$/))
    await Promise.all(tabs.map(submit))
    const [one, other] = await Promise.all(sent)
    expect(one?.url()).toBe(other?.url())
  })
})
