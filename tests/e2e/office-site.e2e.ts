import { truncateSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { enterOffice, holdOfficeScript } from '../support/browser/office.ts'
import { testOn } from '../support/browser/screens.ts'
import { expectFits, expectUsable } from '../support/browser/usable.ts'

testOn(
  ['phone', 'no-js'],
  'a photograph of a person has its point of focus, and the draft is discarded and had back',
  async ({ page, javaScriptEnabled }) => {
    await enterOffice(page, 'editor')
    await page.goto('/office/site/staff')
    const letGo = await holdOfficeScript(page)
    await page.locator('.people > li .site-edit').first().click()
    const buffer = await sharp({
      create: { width: 900, height: 1200, channels: 3, background: '#446688' },
    })
      .jpeg()
      .toBuffer()
    const chosen = page.getByLabel('Photograph', { exact: true })
    const shows = page.getByLabel('What it shows')
    await shows.fill('The pastor at the door')
    await chosen.setInputFiles(hugeFile())
    // Also a photograph that was chosen before the office's script came.
    letGo()
    if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(chosen).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('This photograph is larger than 10 MB.').last()).toBeVisible()
    await expect(shows).toHaveValue('The pastor at the door')
    await chosen.setInputFiles({ name: 'pastor.jpg', mimeType: 'image/jpeg', buffer })
    if (javaScriptEnabled === false) {
      await page.getByLabel('Point of focus, from the left').fill('25')
      await page.getByLabel('Point of focus, from the top').fill('10')
    } else {
      const shown = page.locator('.photograph-focus img')
      await expect(shown).toBeVisible()
      const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
      await shown.click({ position: { x: width / 4, y: height / 10 } })
      await expect(page.getByLabel('Point of focus, from the left')).toHaveValue(/^2[4-6]$/)
      await expect(page.getByLabel('Point of focus, from the top')).toHaveValue(/^(9|10|11)$/)
    }
    await page.getByRole('button', { name: 'Save' }).last().click()
    const portrait = page.getByRole('img', { name: 'The pastor at the door' })
    await expect(portrait).toBeVisible()
    expect(await portrait.getAttribute('src')).toMatch(
      /^\/office\/photographs\/[0-9a-f]{64}-2\d-\d+\./,
    )
    await page.locator('.people > li .site-edit').first().click()
    await expect(page.getByText('On a desktop')).toBeVisible()
    await (javaScriptEnabled === false ? expectFits : expectUsable)(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { name: 'Discard your draft?' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(portrait).toHaveCount(0)
    await page.getByRole('button', { name: 'Bring the draft back' }).click()
    await expect(portrait).toBeVisible()
  },
)

/** On the disk, where the browser reads it itself: to hand 40 MB over to it takes a busy machine a minute. */
function hugeFile(): string {
  const file = test.info().outputPath('huge.jpg')
  writeFileSync(file, '')
  truncateSync(file, 40 * 1024 * 1024)
  return file
}
