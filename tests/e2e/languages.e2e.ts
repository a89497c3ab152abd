import { expect, type Page, test } from '@playwright/test'
import { watchNetwork } from '../support/browser/network.ts'

const HEADING = 'மலையில் இரண்டு நாட்கள்'

// What the summaries say is tested over HTTP (tests/edge/languages), and axe looks at every page (every-page).
test('Tamil is drawn in its own face, which only its pages fetch @any-width', async ({ page }) => {
  const { fetched, untilQuiet } = await watchNetwork(page)
  const faces = () => fetched.filter(({ url }) => url.includes('noto-sans-tamil'))
  await page.goto('/wfc2')
  await untilQuiet()
  expect(faces()).toEqual([])
  await page.goto('/ewgtamilregister')
  await untilQuiet()
  expect(faces()).toHaveLength(1)
  const summary = page.getByRole('region', { name: HEADING })
  await expect(summary).toContainText('ரூ. 480')
  expect(await facesOf(page, '.language-summary dd')).toContain('Noto Sans Tamil')
  await test.step('it stands beside the dates too', async () => {
    await page.goto('/ewg')
    await summary.scrollIntoViewIfNeeded()
    expect(await facesOf(page, '.language-summary dd')).toContain('Noto Sans Tamil')
  })
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
