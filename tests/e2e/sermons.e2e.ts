import { expect, type Page, test } from '@playwright/test'
import { watchNetwork } from '../support/browser/network.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

// What each list says is tested over HTTP (tests/edge/sermons).

function titles(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 })
}

/** A button where scripts run, a link where they do not: it says the same and does the same. */
function playControl(page: Page, javaScript: boolean | undefined, title: string) {
  return page.getByRole(javaScript === false ? 'link' : 'button', { name: `Play ${title}` })
}

test('words, a preacher and a page lead to sermons @any-width', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/sermons')
  await test.step('words find a sermon, and All Sermons leads back', () => findByWords(page))
  await test.step('an empty search shows everything', async () => {
    await page.getByLabel('Search sermons').fill('   ')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('status')).toHaveText('68 sermons, page 1 of 8')
  })
  await test.step('a preacher is chosen', async () => {
    const preacher = page.getByLabel('Preacher')
    await preacher.selectOption('Dr. Naomi Brook')
    if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/preacher=dr-rachel-thomas/)
    await expect(page.getByRole('heading', { name: 'Sermons by Dr. Naomi Brook' })).toBeVisible()
    await expect(preacher).toHaveValue('dr-rachel-thomas')
    await page.getByRole('button', { name: 'All Sermons' }).click()
  })
  await test.step('pages are reached by links, and by a number', () => turnPages(page))
  await test.step('what is not found is said, and everything is offered', async () => {
    await page.goto(`/sermons?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(page.getByText('No sermons found.')).toBeVisible()
    if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
    await page.getByRole('link', { name: 'See all sermons' }).click()
    await expect(titles(page)).toHaveCount(9)
  })
})

async function findByWords(page: Page): Promise<void> {
  await page.getByLabel('Search sermons').fill('father ran')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/sermons\?q=father\+ran$/)
  await expect(titles(page)).toHaveText(['The Father Who Ran'])
  await expect(page.getByLabel('Search sermons')).toHaveValue('father ran')
  await page.getByRole('button', { name: 'All Sermons' }).click()
  await expect(titles(page)).toHaveCount(9)
  await expect(page.getByLabel('Search sermons')).toHaveValue('')
}

async function turnPages(page: Page): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'More sermons' })
  await expect(pages.getByRole('link')).toHaveText(['First', 'Page 1', 'Page 2', 'Page 3', 'Last'])
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/\/sermons\?page=3$/)
  await expect(pages.getByRole('link')).toHaveText(['First', 'Page 2', 'Page 3', 'Page 4', 'Last'])
  await pages.getByRole('link', { name: 'Last' }).click()
  await expect(page.getByRole('status')).toHaveText('68 sermons, page 8 of 8')
  await expect(titles(page)).toHaveCount(5)
  await page.getByLabel('Page', { exact: true }).fill('5x')
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page.getByRole('status')).toHaveText('68 sermons, page 5 of 8')
  await pages.getByRole('link', { name: 'First' }).click()
  await expect(page.getByRole('status')).toHaveText('68 sermons, page 1 of 8')
}

test('the player is opened on request, and nobody is asked before @any-width', async ({
  page,
  javaScriptEnabled,
  baseURL,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  const { untilQuiet } = await watchNetwork(page)
  await page.goto('/sermons?page=2')
  await untilQuiet()
  expect([...asked]).toEqual([baseURL])
  const title = (await titles(page).first().textContent()) ?? ''
  await playControl(page, javaScriptEnabled, title).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', title)
  await expect(page.frameLocator('iframe').getByText('Sample sermon player')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('68 sermons, page 2 of 8')
  if (javaScriptEnabled === false) return
  await test.step('the page input takes digits within range only', async () => {
    const input = page.getByLabel('Page', { exact: true })
    await input.fill('')
    await input.pressSequentially('a4b')
    await expect(input).toHaveValue('4')
    await input.pressSequentially('2')
    await expect(input).toHaveValue('8')
  })
})
