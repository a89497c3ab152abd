import { truncateSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { enterOffice, holdOfficeScript } from '../support/browser/office.ts'
import { expectUsable } from '../support/browser/usable.ts'

/** Each journey changes something of its own: others publish at the same time. */
type Own = { service: number; time: string; words: string; page: string }

const OWN: Record<string, Own> = {
  phone: { service: 0, time: '07:25', words: '7:25 AM', page: 'teens' },
  desktop: { service: 1, time: '09:55', words: '9:55 AM', page: 'story' },
  'no-js': { service: 2, time: '17:40', words: '5:40 PM', page: 'campus' },
}

function ownOf(project: string): Own {
  const own = OWN[project]
  if (!own) throw new Error(`there is nothing for ${project}`)
  return own
}

/** axe is a script itself, and this page has none. */
async function look(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled !== false) await expectUsable(page)
}

test('a service time is changed where it is seen, published and undone', async ({
  page,
  javaScriptEnabled,
}, { project }) => {
  const { service, time, words } = ownOf(project.name)
  await enterOffice(page, 'editor')
  await page.goto('/office/site')
  await expect(page.getByText('Choose Edit beside what you want to change.')).toBeVisible()
  const field = page.getByLabel('Time', { exact: true }).nth(service)
  const change = async (to: string) => {
    await page.getByRole('link', { name: 'Edit Service times' }).first().click()
    await look(page, javaScriptEnabled)
    await field.fill(to)
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Draft, not public')).toBeVisible()
  }
  await change(time)
  await expect(page.locator('.home-times')).toContainText(words)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.home-times')).not.toContainText(words)
  await change(time)
  await page.getByRole('button', { name: 'Publish' }).click()
  const seen = page.getByRole('link', { name: 'See it on the site' })
  await expect(seen).toBeVisible()
  const published = page.url()
  await seen.click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('.home-times')).toContainText(words)
  await page.goto(published)
  await page.getByRole('link', { name: 'Undo' }).click()
  await look(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Version \d+ is published/)).toBeVisible()
  await page.goto('/office/site')
  await expect(page.locator('.home-times')).not.toContainText(words)
})

test('a part is added from the gallery, moved, removed and undone', async ({
  page,
  javaScriptEnabled,
}, { project }) => {
  const { page: own } = ownOf(project.name)
  await enterOffice(page, 'editor')
  await page.goto(`/office/site/${own}`)
  await page
    .getByRole('link', { name: /^Add below/ })
    .first()
    .click()
  await look(page, javaScriptEnabled)
  await page.getByRole('link', { name: /^Quote/ }).click()
  await look(page, javaScriptEnabled)
  await page.getByLabel('Text', { exact: true }).fill('Be still, and know.')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Be still, and know.')
  await page.getByLabel('Reference').fill('Psalm 46:10 (NIV)')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Be still, and know.', { exact: true })).toBeVisible()
  const order = () => page.locator('.block').evaluateAll((all) => all.map((each) => each.className))
  const before = await order()
  await page.getByRole('button', { name: 'Move up Quote' }).first().click()
  await expect.poll(order).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(before)
  await page.getByRole('link', { name: 'Remove Quote' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Remove')
  await look(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Be still, and know.', { exact: true })).toHaveCount(0)
})

test('a photograph of a person has its point of focus, and the draft is discarded and had back', async ({
  page,
  javaScriptEnabled,
}) => {
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
  await look(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Discard your draft?' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(portrait).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring the draft back' }).click()
  await expect(portrait).toBeVisible()
})

/** On the disk, where the browser reads it itself: to hand 40 MB over to it takes a busy machine a minute. */
function hugeFile(): string {
  const file = test.info().outputPath('huge.jpg')
  writeFileSync(file, '')
  truncateSync(file, 40 * 1024 * 1024)
  return file
}

const PAGES = [
  '',
  '/give',
  '/policy',
  '/ewgregister',
  '/staff',
  '/cells',
  '/ewg',
  '/contact',
  '/story',
]

/** A part with its Edit: the attributes of its element, and the address of its form. */
const PART =
  /<[a-z0-9]+([^<>]*) data-part=""><[a-z]+ class="site-tools"><a class="site-edit"[^>]*href="([^"]+)"/g

/** The forms of the site's parts, one of each kind: blocks by their kinds, entries by their lists. */
async function formOfEachKind(page: Page): Promise<Map<string, string>> {
  const forms = new Map<string, string>()
  const list = await (await page.request.get('/office/content')).text()
  const pages = [...list.matchAll(/href="(\/office\/site[^"?#]*)"/g)].map(([, href = '']) => href)
  expect(pages).toEqual(expect.arrayContaining(PAGES.map((each) => `/office/site${each}`)))
  for (const address of new Set(pages)) {
    const blocks = new Map<string, string>()
    const html = await (await page.request.get(address)).text()
    for (const [, attributes = '', link = ''] of html.matchAll(PART)) {
      const href = link.replaceAll('&amp;', '&')
      const [file = '', keys = ''] = (
        new URLSearchParams(href.split('?')[1]).get('part') ?? ''
      ).split(':')
      const [, block = '', rest = ''] = /^(blocks\.\d+)(.*)$/.exec(keys) ?? []
      const found = / block-(\w+)/.exec(attributes)?.[1]
      if (block && rest === '' && found) blocks.set(block, found)
      const kind = block
        ? `${blocks.get(block)}${rest}`
        : `${file.replace(/^pages\/(?!home)\S+/, 'page')}:${keys}`
      const shape = kind.replace(/\d+/g, 'n').replace(/programmes\.\w+/, 'programme')
      if (!forms.has(shape)) forms.set(shape, href)
    }
  }
  return forms
}

test('a form of each kind of part is at most two screens tall, with Save in view @desktop', async ({
  page,
}) => {
  await enterOffice(page, 'editor')
  // Pictures have their place without being drawn.
  await page.route(/\/(drawings|photographs|pictures)\//, (route) => route.abort())
  const forms = await formOfEachKind(page)
  expect(forms.size).toBeGreaterThan(40)
  for (const [kind, address] of forms) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft([kind, height <= 1800 ? 'two screens' : height]).toEqual([kind, 'two screens'])
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.soft(page.getByRole('button', { name: 'Save' }).last(), kind).toBeInViewport({
      ratio: 1,
    })
    if (LOOKED_AT.has(kind)) await expectUsable(page)
  }
})

/** Those with a control of their own: rows, links, pictures, times, folded groups. */
const LOOKED_AT = new Set([
  'church:services',
  'church:navigation',
  'page:head',
  'costs',
  'people.people.n',
])

test('the pages of the site are usable with their tools @js', async ({ page }) => {
  await enterOffice(page, 'editor')
  for (const address of ['/office/site', '/office/site/staff', '/office/content']) {
    await page.goto(address)
    await expectUsable(page)
  }
})
