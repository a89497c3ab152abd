import { expect, type Page, test } from '@playwright/test'
import { expectUsable, readCutOff } from './look-closely.ts'

const NEWEST = '/sermons/700000068'
const TAMIL = '/sermons/700000066'
const LONG_TITLE = '/sermons/700000060'

/** A button where scripts run, a link where they do not: it says the same and does the same. */
function playControl(page: Page, javaScript: boolean | undefined, title: string) {
  return page.getByRole(javaScript === false ? 'link' : 'button', { name: `Play ${title}` })
}

function facts(page: Page) {
  return page.getByRole('main').locator('.sermon-facts').first().getByRole('listitem')
}

test('a card leads to the sermon’s own page, with facts, words and topics', async ({ page }) => {
  await page.goto('/sermons')
  const card = page.getByRole('main').locator('.sermon').first()
  await expect(card.getByRole('link', { name: 'Rev. Tobias Hill' })).toBeVisible()
  await expect(card.getByText('39 min')).toBeVisible()
  await card.getByRole('link', { name: 'The Lord Is Near', exact: true }).click()
  await expect(page).toHaveURL(NEWEST)
  await expect(page).toHaveTitle(/^The Lord Is Near \| /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lord Is Near')
  await expect(facts(page)).toHaveText([
    /^Rev\. Tobias Hill/,
    /^Sun \d+ \w+ \d{4}/,
    '39 min',
    'English',
  ])
  await expect(page.getByText('Paul wrote about peace from a prison cell.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Topics' }).first()).toHaveText(/Prayer/)
})

test('what the provider does not say is left out @any-width', async ({ page }) => {
  await page.goto('/sermons/700000067')
  await expect(facts(page)).toHaveText([/^Rev\. Martha Hill/, /^Sun /, /^\d+ min$/])
})

test('a title in Tamil is marked as such @any-width', async ({ page }) => {
  await page.goto(TAMIL)
  const title = page.getByRole('heading', { level: 1 }).locator('[lang=ta]')
  await expect(title).toHaveText('ஜெபத்தின் வல்லமை')
  await expect(facts(page).last()).toHaveText('Tamil')
})

test('the player opens on request, and nobody is asked before', async ({
  page,
  javaScriptEnabled,
  baseURL,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto(NEWEST)
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([baseURL])
  await playControl(page, javaScriptEnabled, 'The Lord Is Near').click()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'The Lord Is Near')
  await expect(page.frameLocator('iframe').getByText('Sample sermon player')).toBeVisible()
})

test('the player opens from the keyboard @js', async ({ page }) => {
  await page.goto(NEWEST)
  await playControl(page, true, 'The Lord Is Near').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
})

test('others of the preacher follow, and all of them have a list @any-width', async ({ page }) => {
  await page.goto(NEWEST)
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'More by Rev. Tobias Hill' }) })
  await expect(others.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(others.getByText('The Lord Is Near', { exact: true })).toHaveCount(0)
  await others.getByRole('link', { name: 'All sermons by Rev. Tobias Hill' }).click()
  await expect(page).toHaveURL('/sermons?preacher=pastor-daniel-samuel')
  await expect(page.getByRole('heading', { name: 'Sermons by Rev. Tobias Hill' })).toBeVisible()
  await expect(page).toHaveTitle(/^Sermons by Rev\. Tobias Hill \| /)
  await expect(page.getByLabel('Preacher')).toHaveValue('pastor-daniel-samuel')
})

test('the preacher on a card leads to the same list @any-width', async ({ page }) => {
  await page.goto('/sermons')
  await page.getByRole('link', { name: 'Dr. Naomi Brook' }).first().click()
  await expect(page).toHaveURL('/sermons?preacher=dr-rachel-thomas')
  await expect(page.getByRole('heading', { name: 'Sermons by Dr. Naomi Brook' })).toBeVisible()
})

test('search finds topics and preachers, and says where it looked @any-width', async ({ page }) => {
  await page.goto('/sermons')
  for (const words of ['parables', 'naomi brook']) {
    await page.getByLabel('Search sermons').fill(words)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      `Sermons found for “${words}”, in titles, descriptions, topics and preachers`,
    )
    await expect(page.locator('.sermon').first()).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Dr. Naomi Brook' }).first()).toBeVisible()
})

test('the newest sermon stands on the start page', async ({ page, javaScriptEnabled }) => {
  await page.goto('/')
  const newest = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Watch the Sermon' }) })
  await expect(playControl(page, javaScriptEnabled, 'The Lord Is Near')).toBeVisible()
  await expect(newest.getByText('39 min')).toBeVisible()
  await newest.getByRole('link', { name: 'The Lord Is Near', exact: true }).click()
  await expect(page).toHaveURL(NEWEST)
})

for (const path of ['/sermons/1', '/sermons/800000001', '/sermons/710000001', '/sermons/x']) {
  test(`${path} is a page that is not there @desktop`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
}

// The newest sermon's page and the start page are looked at with every other page (every-page).
for (const path of [TAMIL, LONG_TITLE, `${NEWEST}?play=700000068`]) {
  test(`${path} can be used by everyone at every width, also with large text @phone @js`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expectUsable(page)
    for (const width of [320, 360, 768, 1440]) {
      for (const text of ['100%', '200%']) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, text)
        const size = `${width} px, text at ${text}`
        expect(await page.evaluate(readCutOff), size).toEqual([])
      }
    }
    await expectUsable(page)
  })
}
