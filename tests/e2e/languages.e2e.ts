import { expect, type Page, test } from '@playwright/test'
import { expectUsable } from './look-closely.ts'
import { watchNetwork } from './watch-network.ts'

const HEADING = 'மலையில் இரண்டு நாட்கள்'

for (const path of ['/ewg', '/ewgtamilregister']) {
  test(`${path} says in Tamil what, when, how much and whom to call`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const { untilQuiet } = await watchNetwork(page)
    await page.goto(path)
    await untilQuiet()
    const summary = page.getByRole('region', { name: HEADING })
    await expect(summary).toHaveAttribute('lang', 'ta')
    await expect(summary).toContainText('ரூ. 480')
    await expect(summary.getByRole('link')).toHaveAttribute('href', 'tel:+918210003009')
    await expect(page.getByText('Ask Gus')).toHaveCount(0)
    expect(await facesOf(page, '.language-summary dd')).toContain('Noto Sans Tamil')
    if (javaScriptEnabled !== false) await expectUsable(page)
  })
}

test('each Tamil date leads to the summary @any-width', async ({ page }) => {
  await page.goto('/ewg')
  const links = page.getByRole('listitem').getByRole('link', { name: HEADING })
  const titles = page.getByRole('heading', { name: 'TAMIL - Encounter with God', level: 3 })
  expect(await links.count()).toBe(await titles.count())
  await links.first().click()
  await expect(page.getByRole('region', { name: HEADING })).toBeInViewport()
})

test('a page without Tamil fetches no Tamil face @any-width', async ({ page }) => {
  const { fetched, untilQuiet } = await watchNetwork(page)
  const faces = () => fetched.filter(({ url }) => url.includes('noto-sans-tamil'))
  await page.goto('/wfc2')
  await untilQuiet()
  expect(faces()).toEqual([])
  await page.goto('/ewgtamilregister')
  await untilQuiet()
  expect(faces()).toHaveLength(1)
})

/** The faces that the browser has really drawn the first such element with. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}
