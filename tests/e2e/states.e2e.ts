import { expect, type Page, request, test } from '@playwright/test'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { SITE } from '../support/browser/shared-site.ts'
import { expectUsable, expectUsableAtEachWidth, PHONE } from '../support/browser/usable.ts'
import { testContent } from '../support/site/church.ts'

/**
 * What a page becomes while it is used is as usable as the page, at the widths of a phone and of a
 * desk. Here are the states that no other journey comes by; the others are looked at on the way.
 */
type State = { name: string; reach: (page: Page) => Promise<void> }

const STATES: State[] = [
  { name: 'no network', reach: (page) => open(page, '/offline') },
  {
    name: 'a preacher’s sermons',
    reach: (page) => open(page, '/sermons?preacher=dr-rachel-thomas'),
  },
  { name: 'each of the twenty cells', reach: openEveryCell },
  { name: 'another month', reach: (page) => open(page, '/calendar?month=2027-01') },
  {
    name: 'a failed payment, seen by a stranger',
    reach: async (page) => {
      const stranger = await request.newContext({ baseURL: SITE })
      await open(page, `/response?txnid=${await registerAndPress(stranger, 'Decline')}`)
      await page.getByRole('button', { name: 'Send me the link' }).click()
      await expect(page.getByText('on its way to that address')).toBeVisible()
    },
  },
]

test('what a page becomes while it is used can be used by everyone', async ({ page }) => {
  test.slow()
  for (const { name, reach } of STATES) {
    await test.step(name, async () => {
      await page.setViewportSize(PHONE)
      await reach(page)
      await expectUsableAtEachWidth(page)
    })
  }
})

test('an open menu can be used by everyone @phone @desktop', async ({ page }) => {
  await page.goto('/teens')
  // Another menu at each width.
  await page.getByRole('button', { name: /^(Menu|Ministries)$/ }).click()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teens' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expectUsable(page)
})

async function openEveryCell(page: Page): Promise<void> {
  await page.goto('/cells')
  const panels = page.locator('[role=tabpanel]')
  await expect(panels).toHaveCount(testContent().pages.cells.cells.locations.length)
  // Open all at once: a panel is the same whether others are open or not, and axe runs once a width.
  await panels.evaluateAll((all) => {
    for (const panel of all) panel.removeAttribute('hidden')
  })
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
}
