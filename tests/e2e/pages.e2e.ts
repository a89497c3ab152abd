import { expect, type Page, test } from '@playwright/test'
import { expectHydrated } from '../support/browser/framework.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { PHONE, testOn } from '../support/browser/screens.ts'

test('the landing page: times in sight, and players when asked for', async ({ page }) => {
  await page.route(/spotify|youtube/, (route) => route.fulfill({ body: 'A player' }))
  await page.goto('/')
  await expect(page.locator('.home-times').getByText('9:45 AM')).toBeInViewport()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play The Lord Is Near' })).toBeVisible()
  await page.getByRole('button', { name: 'Listen to the podcast' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/open\.spotify\.com\//)
  await page.getByRole('button', { name: /^Play what happens/ }).click()
  await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toBeVisible()
  await page.getByRole('link', { name: 'The Lord Is Near', exact: true }).click()
  await expect(page).toHaveURL('/sermons/700000068')
})

test('controls of single pages', async ({ page }) => {
  await test.step('a tab opens its cell, and the address says which', async () => {
    await page.goto('/cells#fort-gate')
    await expect(page.getByRole('tab')).toHaveCount(20)
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText('Fort Gate')
    await page.getByRole('tab', { name: 'Rose Garden' }).click()
    await expect(panel).toContainText('6:30 pm to 8:00 pm Mon to Wed')
    await expect(panel.getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expect(panel).toBeInViewport()
    await expect(page).toHaveURL('/cells#rose-garden')
  })
  await test.step('the map loads when asked for, with one marker', async () => {
    const body = Buffer.from(DOT, 'base64')
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ body, contentType: 'image/gif' }),
    )
    await page.goto('/contact')
    await expect(page.locator('link[href*=leaflet]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Load map' }).click()
    await expect(page.locator('.leaflet-marker-icon')).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('OpenStreetMap')
  })
  await test.step('a map that fails leaves the picture, the way here and another try', async () => {
    await page.unroute('https://tile.openstreetmap.org/**')
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Load map' }).click()
    await expect(page.getByText('The map could not be loaded')).toBeVisible()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load map' })).toBeVisible()
  })
})

const DOT = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const TESTIMONIES_SEEN: [width: number, perView: number][] = [
  [2560, 4],
  [1440, 4],
  [1024, 3],
  [768, 2],
  [600, 1],
]

testOn(['desktop'], 'of 12 testimonies as many are seen as there is room for', async ({ page }) => {
  await page.goto('/wfc1')
  const slides = page.locator('.block-testimonies [aria-roledescription=slide]')
  for (const [width, perView] of TESTIMONIES_SEEN) {
    await test.step(`${perView} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect(slides).toHaveCount(12)
      await expect.poll(() => countSeen(page)).toBe(perView)
    })
  }
})

function countSeen(page: Page): Promise<number> {
  const slides = page.locator('.block-testimonies [aria-roledescription=slide]')
  return slides.evaluateAll(
    (all) =>
      all
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
  )
}

test('nothing covers or breaks what is read', async ({ page }) => {
  await test.step('an amount of the costs stands in one line', async () => {
    for (const path of ['/gpc', '/wfc2', '/wfc1']) {
      await page.goto(path)
      expect(await page.locator('.costs b').evaluateAll(countBroken), path).toBe(0)
    }
  })
  await test.step('a number stands in one line, also in narrow columns of one’s own data', async () => {
    const txnid = await registerAndPress(page.request, 'Approve', { site: '/ta' })
    const read = async (path: string) => (await page.request.get(path)).text()
    const [own = ''] = /\/my\/[0-9a-f]{40}/.exec(await read(`/response?txnid=${txnid}`)) ?? []
    const [receipt = ''] = /[^"]+\/receipts\/[^"]+/.exec(await read(own)) ?? []
    for (const path of [receipt, `${own}/data`]) {
      await page.goto(path)
      await expect(page.locator('dd').first()).toBeVisible()
      expect(await page.locator('dd').evaluateAll(readBrokenNumbers), path).toEqual([])
    }
  })
  await test.step('on a tablet all sections begin in one line', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const path of ['/', '/ewg', '/wfc1', '/contact']) {
      await page.goto(path)
      const headings = page.locator(
        'h2:not(.home-services *, .narrow *, .home-campus *, .notice-panel *)',
      )
      expect(await headings.evaluateAll(countStarts), path).toBe(1)
    }
    await page.setViewportSize(PHONE)
  })
  await test.step('the bar leaves with the page until it is solid', async () => {
    for (let top = 0; top <= 180; top += 20) expect(await clash(page, top), `${top} px`).toBe(false)
    await expect(page.locator('.site-name')).toBeInViewport()
  })
  await test.step('the keyboard brings it back', async () => {
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
    await expect(page.locator('.site-name')).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('.site-header :focus')).toBeInViewport()
  })
  await test.step('a dialog can be left from its beginning', async () => {
    await page.setViewportSize({ width: 360, height: 400 })
    await page.getByRole('button', { name: 'DISCLAIMER' }).click()
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
  })
  await test.step('at 400 % nothing stays in the way of a form', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/ewgregister')
    await page.getByLabel('Registering as').scrollIntoViewIfNeeded()
    for (const bar of ['.site-header', '.price-total', '.submit-bar']) {
      await expect(page.locator(bar), bar).not.toBeInViewport()
    }
  })
})

/** Of these, how many have words on more than one line. Runs in the page. */
function countBroken(cells: Element[]): number {
  const isBroken = (cell: Element) => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return words.getClientRects().length > 1
  }
  return cells.filter(isBroken).length
}

/** Of these, whose number does not stand on one line. Runs in the page. */
function readBrokenNumbers(cells: Element[]): string[] {
  const isBroken = (words: Node, number: RegExpExecArray) => {
    const range = document.createRange()
    range.setStart(words, number.index)
    range.setEnd(words, number.index + number[0].length)
    return range.getClientRects().length > 1
  }
  return cells.flatMap(({ firstChild: words }) => {
    const text = words?.textContent ?? ''
    const numbers = text.includes('@') ? [] : [...text.matchAll(/\d+/g)]
    return words && numbers.some((number) => isBroken(words, number)) ? [text] : []
  })
}

/** At how many places from the left these begin. Runs in the page. */
function countStarts(headings: Element[]): number {
  const seen = headings.filter((heading) => heading.checkVisibility())
  return new Set(seen.map((heading) => Math.round(heading.getBoundingClientRect().left))).size
}

/** Whether the church's name stands on the page's heading once it is scrolled so far. */
function clash(page: Page, top: number): Promise<boolean> {
  return page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' })
    // What follows the scrolling does so with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const [name, heading] = ['.site-name', 'h1'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    )
    const header = document.querySelector('.site-header')
    if (!name || !heading || !header) throw new Error('no heading')
    const isSolid = getComputedStyle(header).backgroundColor === 'rgb(34, 26, 53)'
    return !isSolid && name.bottom > 0 && name.top < heading.bottom && heading.top < name.bottom
  }, top)
}

test('style, title and place go with the page, forth and back', async ({ page }) => {
  await page.goto('/wfc1')
  await expectHydrated(page)
  const html = page.locator('html')
  const bar = page.getByRole('banner').first()
  await expect(html).toHaveAttribute('data-page', 'wholeness-one')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const link = page.locator('main').getByRole('link', { name: 'Encounter with God' })
  await link.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCSS('background-color', 'rgb(34, 26, 53)')
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encounter with God')
  await expect(html).toHaveAttribute('data-page', 'encounter')
  await expect(page).toHaveTitle('Encounter with God | Hillside Fellowship Mysore')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ewg$/)
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})
