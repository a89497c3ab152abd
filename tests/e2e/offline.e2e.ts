import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { DATA_ROUTER } from '#app/scripts/framework-internals.ts'
import { ERROR_WORDS } from '#words/site.ts'
import { coupleOf, registerAndPress } from '../support/browser/pay-by-http.ts'
import { ownEmail } from '../support/browser/registration.ts'
import { SANDBOX } from '../support/browser/shared-site.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

test.use({ serviceWorkers: 'allow' })

/** The language of the first page is kept as well as English. */
async function visitUntilKept(page: Page, first = '/') {
  await page.goto(first)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('without network what was seen stays, and the rest says so', async ({ page, context }) => {
  await visitUntilKept(page, '/hi')
  await page.goto('/give')
  await page.goto('/')
  await page.waitForFunction((name) => Reflect.has(window, name), DATA_ROUTER)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('a link to what was not seen says so, without leaving the site', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click()
    await expect(heading).toHaveText('You are offline')
    await expect(page.getByRole('main')).toContainText('Sunday 9:45 AM, English')
  })
  await test.step('what was seen is there', async () => {
    await page.goto('/')
    await expect(heading).not.toHaveText('You are offline')
    await page.goto('/give')
    await expect(heading).toHaveText('Give')
  })
  await test.step('what was not seen says honestly that it needs the network', async () => {
    await page.goto('/policy')
    await expect(heading).toHaveText('You are offline')
    await expect(page).toHaveURL(/\/policy$/)
    await expectEssentials(page)
  })
  await test.step('and in its own language', async () => {
    await page.goto('/hi/policy')
    await expect(heading).toHaveText(ERROR_WORDS.hi.offline.heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})

async function expectEssentials(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).toContainText('This page needs the internet')
  await expect(main).toContainText('Sunday 7:15 AM, English')
  await expect(main).toContainText('Sunday 5:30 PM, Kannada')
  await expect(main).toContainText('Mysore 570009')
  await expect(main.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/)
  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
}

// A registration goes the same way (sendOrExplain).
test('what cannot be sent says so, stays as typed, and goes later', async ({ page, context }) => {
  await visitUntilKept(page)
  await page.goto('/give')
  await page.waitForFunction((name) => Reflect.has(window, name), DATA_ROUTER)
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill(ownEmail())
  await page.getByLabel('Mobile').fill('9876543210')
  await page.getByLabel('Amount').fill('250')
  await page.getByText('Tithe', { exact: true }).click()
  await context.setOffline(true)
  const give = page.getByRole('main').getByRole('button', { name: 'Give', exact: true })
  await give.click()
  await expect(page.getByRole('alert')).toContainText(
    'No payment was taken, and what you typed is still here',
  )
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Amount')).toHaveValue('250')
  await expect(page.getByRole('radio', { name: 'Tithe' })).toBeChecked()
  await context.setOffline(false)
  await give.click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await test.step('payments, results and the API are never kept', async () => {
    await page.goto('/response?txnid=00000000000')
    await page.goto('/response')
    const kept = await keptPaths(page)
    expect(kept).toEqual(expect.arrayContaining(['/', '/give']))
    expect(
      kept.filter((path) => /^\/(response|pay|api|registered|receipts|sandbox)/.test(path)),
    ).toEqual([])
  })
})

/** Asha pays in part for herself and for Ravi, who has an address of his own. Returns the link to his page. */
async function payInPart(request: APIRequestContext): Promise<string> {
  const ravi = `ravi-${ownEmail()}`
  const fields = { ...coupleOf(ownEmail(), ravi), paym: 'Part Payment' }
  await registerAndPress(request, 'Approve', { fields })
  return linkTo(request, ravi)
}

// What they show, and to whom, is tested over HTTP (tests/no-script/private-page).
test('an attendee’s page is usable by everyone and shows without network, once it was opened', async ({
  page,
  context,
  request,
}) => {
  const link = await payInPart(request)
  // As from a mail: the first page that this browser opens.
  await page.goto(link)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const code = page.getByText(/^(\w{4} ){4}\w{4}$/)
  await expectUsableAtEachWidth(page)
  await context.setOffline(true)
  await page.goto(link)
  const qr = page.getByRole('img', { name: 'QR code of Ravi Rao’s ticket' })
  await expect(qr).toBeVisible()
  // Its style sheet is there too.
  expect((await qr.boundingBox())?.width).toBeGreaterThan(200)
  await expect(code).toBeVisible()
  await page.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
})

async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
    const mails = mailbox.split('<li class="card">')
    const own = mails.find((mail) => mail.includes(`to ${email},`))
    link = /http:\/\/localhost:\d+\/my\/[0-9a-f]{40}/.exec(own ?? '')?.[0]
    expect(own).toContain('tickets.pdf')
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}
