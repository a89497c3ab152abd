import { expect, type Page, test } from '@playwright/test'
import { expectHydrated } from '../support/browser/framework.ts'
import { testOn } from '../support/browser/screens.ts'

test('slides move on by themselves until paused, and rest where asked to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTime(page)
  await page.goto('/ewg')
  await expectHydrated(page, true)
  const carousel = page.locator('[aria-roledescription=carousel]')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slideOf(page, 1)).toBeInViewport({ ratio: 0.9 })
  await page.clock.runFor(1900)
  await expect(carousel.locator('.carousel-count')).toHaveText('1 / 5')
  await page.clock.runFor(100)
  await expect(slideOf(page, 2)).toBeInViewport({ ratio: 0.9 })
  await carousel.getByRole('button', { name: 'Pause' }).click()
  const before = await carousel.locator('.carousel-count').textContent()
  await page.clock.runFor(10_000)
  await expect(carousel.locator('.carousel-count')).toHaveText(before ?? '')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.locator('.carousel-count')).not.toHaveText(before ?? '')
  await expect(carousel.getByRole('button', { name: 'Resume' })).toBeVisible()

  await test.step('with less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/ewg')
    await expectHydrated(page, true)
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('button', { name: 'Resume' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(carousel.locator('.carousel-count')).toHaveText('1 / 5')
    await carousel.getByRole('button', { name: 'Next' }).click()
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(carousel.locator('.carousel-count')).toHaveText('3 / 5')
    await carousel.getByRole('button', { name: 'Previous' }).click()
    await expect(carousel.locator('.carousel-count')).toHaveText('2 / 5')
  })
})

testOn(['desktop'], 'the panel drifts from 991 px on, after 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTime(page)
  await page.goto('/ewg')
  const head = page.locator('.page-head')
  await expectHydrated(page, true)
  await expect(head).not.toHaveAttribute('data-parallax')
  await page.clock.runFor(200)
  await expect(head).toHaveAttribute('data-parallax')
  await page.setViewportSize({ width: 990, height: 800 })
  await expect(head).not.toHaveAttribute('data-parallax')
})

async function stopTime(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

function slideOf(page: Page, number: number) {
  return page.locator('[aria-roledescription=slide]').nth(number - 1)
}
