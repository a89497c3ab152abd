import { expect, type Page, test } from '@playwright/test'
import { expectUsableAtEachWidth } from './look-closely.ts'
import { watchNetwork } from './watch-network.ts'

function titles(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 })
}

/** A button where scripts run, a link where they do not: it says the same and does the same. */
function playControl(page: Page, javaScript: boolean | undefined, title: string) {
  return page.getByRole(javaScript === false ? 'link' : 'button', { name: `Play ${title}` })
}

test('the newest nine are shown, with topics and without the names of speakers @any-width', async ({
  page,
}) => {
  await page.goto('/sermons')
  await expect(page).toHaveTitle(/Sermons/)
  await expect(titles(page)).toHaveCount(9)
  await expect(titles(page).first()).toHaveText('The Lord Is Near')
  await expect(page.getByRole('status')).toHaveText('68 sermons, page 1 of 8')
  await expect(page.getByText('pastor-daniel-samuel')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Topics' }).first()).toHaveText(/Prayer/)
})

test('words find a sermon, and All Sermons leads back', async ({ page }) => {
  await page.goto('/sermons')
  await page.getByLabel('Search sermons').fill('father ran')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/sermons\?q=father\+ran$/)
  await expect(titles(page)).toHaveText(['The Father Who Ran'])
  await expect(page.getByLabel('Search sermons')).toHaveValue('father ran')
  await page.getByRole('button', { name: 'All Sermons' }).click()
  await expect(titles(page)).toHaveCount(9)
  await expect(page.getByLabel('Search sermons')).toHaveValue('')
})

test('an empty search shows everything @any-width', async ({ page }) => {
  await page.goto('/sermons')
  await page.getByLabel('Search sermons').fill('   ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('68 sermons, page 1 of 8')
})

test('what is not found is said, and everything is offered @any-width', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`/sermons?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByText('No sermons found.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('<img src=x')
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  await page.getByRole('link', { name: 'See all sermons' }).click()
  await expect(titles(page)).toHaveCount(9)
})

test('a preacher is chosen from five @any-width', async ({ page, javaScriptEnabled }) => {
  await page.goto('/sermons')
  const preacher = page.getByLabel('Preacher')
  await expect(preacher.getByRole('option')).toHaveCount(6)
  await preacher.selectOption('Dr. Naomi Brook')
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/preacher=dr-rachel-thomas/)
  await expect(page.getByRole('heading', { name: 'Sermons by Dr. Naomi Brook' })).toBeVisible()
  await expect(page.getByText('Lecture on public health')).toHaveCount(0)
  await expect(preacher).toHaveValue('dr-rachel-thomas')
})

test('pages are reached by links that move along, and by a number @any-width', async ({ page }) => {
  await page.goto('/sermons')
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
})

test('the page input takes digits within range only @js @any-width', async ({ page }) => {
  await page.goto('/sermons?page=2')
  const input = page.getByLabel('Page', { exact: true })
  await input.fill('')
  await input.pressSequentially('a4b')
  await expect(input).toHaveValue('4')
  await input.pressSequentially('2')
  await expect(input).toHaveValue('8')
})

test('the player is opened on request, and nobody is asked before', async ({
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
})

for (const query of [
  'page=0',
  'page=-3',
  'page=9999',
  'page=abc',
  'preacher=unknown',
  `q=${'x'.repeat(2000)}`,
  `q=${encodeURIComponent('"><script>alert(1)</script>')}`,
  `q=${encodeURIComponent('🙏')}&page=%00`,
  'play=../../x',
]) {
  test(`?${query.slice(0, 40)} is a page like any other @desktop`, async ({ request }) => {
    const answer = await request.get(`/sermons?${query}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('<script>alert')
  })
}

test('thumbnails are pictures of listed sermons, and nothing else @desktop', async ({
  request,
}) => {
  await request.get('/sermons')
  const picture = await request.get('/sermons/thumbnails/700000068')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  expect(picture.headers()['content-security-policy']).toContain('sandbox')
  expect((await request.get('/sermons/thumbnails/999')).status()).toBe(404)
  expect((await request.get('/sermons/thumbnails/%2e%2e%2fx')).status()).toBe(404)
})
