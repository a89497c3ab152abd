import { expect, type Page, test } from '@playwright/test'

async function visitUntilKept(page: Page) {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('pages that were seen, and the essentials, stay there offline @js @phone', async ({
  page,
  context,
}) => {
  await visitUntilKept(page)
  await page.goto('/give')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
  await page.goto('/give')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give')
})

test('what was not seen says honestly that it needs the network @js @phone', async ({
  page,
  context,
}) => {
  await visitUntilKept(page)
  await context.setOffline(true)
  await page.goto('/policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page).toHaveURL(/\/policy$/)
})

test('payments, results and the API are never kept @js @phone', async ({ page }) => {
  await visitUntilKept(page)
  await page.goto('/response?txnid=00000000000')
  await page.goto('/response')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => /^\/(response|pay|api|registered)/.test(path))).toEqual([])
})
