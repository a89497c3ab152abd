import { expect, type Page, test } from '@playwright/test'
import { testContent } from '../fixtures/church.ts'
import { expectUsable, expectUsableAtEachWidth, readCutOff } from './look-closely.ts'
import { ownEmail } from './own-email.ts'
import { fillRegistration, openForm, pay, submit } from './registration-page.ts'

/**
 * What a page becomes while it is used is as usable as the page, at the widths of a phone and of a
 * desk. Each state is reached once, on the phone, and looked at again at the other width.
 */
type State = { name: string; reach: (page: Page) => Promise<void> }

const STATES: State[] = [
  {
    name: 'a gift with mistakes',
    reach: async (page) => {
      await page.goto('/give')
      await page.getByLabel('Mobile').fill('12')
      await page.getByLabel('Mobile').press('Enter')
      await expect(page.getByText('Mobile Number is invalid').last()).toBeVisible()
    },
  },
  {
    name: 'a registration with mistakes, for five',
    reach: async (page) => {
      await openForm(page, '/ewgregister', true)
      await fillRegistration(page, {
        choices: { as: 'Family', payment: 'Part Registration' },
        persons: [{}, { age: '4' }, {}, { lastname: 'of-a-very-long-family-name'.repeat(2) }, {}],
        consent: false,
      })
      await page.getByLabel('Mobile').first().fill('123')
      await page.getByLabel('City').first().fill('12')
      await page.getByLabel('Email').first().fill('')
      await page.getByRole('checkbox').focus()
      await expect(page.getByText('Invalid mobile number!')).toBeVisible()
    },
  },
  {
    name: 'the terms of a registration',
    reach: async (page) => {
      await page.goto('/gpcregister')
      await page.getByRole('button', { name: 'Read More' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the disclaimer',
    reach: async (page) => {
      await page.goto('/beliefs')
      await page.getByRole('button', { name: 'DISCLAIMER' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'a payment that succeeded', reach: (page) => give(page, 'Approve', /Successful/) },
  { name: 'a payment that failed', reach: (page) => give(page, 'Decline', /Failed/) },
  { name: 'a payment being confirmed', reach: (page) => give(page, 'Pending', /confirmed/) },
  {
    name: 'a registration that is paid',
    reach: async (page) => {
      await openForm(page, '/ewgregister', true)
      await fillRegistration(page)
      await submit(page)
      await pay(page, { outcome: 'Approve', scripts: true })
    },
  },
  {
    name: 'a registration with nothing to pay',
    reach: async (page) => {
      await openForm(page, '/ewgregister', true)
      await fillRegistration(page, { persons: [{ age: '3' }] })
      await submit(page)
      await expect(page.getByText('Nothing is due online').first()).toBeVisible()
    },
  },
  { name: 'an unknown payment', reach: (page) => open(page, '/response?txnid=10000000000') },
  { name: 'a page that is not there', reach: (page) => open(page, '/kingdom-kids') },
  { name: 'a page without a footer', reach: (page) => open(page, '/signup') },
  { name: 'no network', reach: (page) => open(page, '/offline') },
  { name: 'no sermon found', reach: (page) => open(page, '/sermons?q=zzzz') },
  {
    name: 'a preacher’s sermons',
    reach: (page) => open(page, '/sermons?preacher=dr-rachel-thomas'),
  },
  { name: 'another month', reach: (page) => open(page, '/calendar?month=2027-01') },
]

for (const { name, reach } of STATES) {
  test(`${name} can be used by everyone @js @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach(page)
    await expectUsableAtEachWidth(page)
  })
}

test('an open menu can be used by everyone @js', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/teens')
  // Another menu at each width.
  await page.getByRole('button', { name: /^(Menu|Ministries)$/ }).click()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teens' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expectUsable(page)
})

const CELLS = testContent().pages.cells.cells.locations

test('each of the twenty cells can be used by everyone @js @phone', async ({ page }) => {
  expect(CELLS).toHaveLength(20)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/cells')
  await expect(page.getByRole('tab')).toHaveCount(CELLS.length)
  for (const { name } of CELLS) {
    await openCell(page, name)
    await test.step(name, () => expectUsable(page, '[role=tabpanel]'))
  }
  await expectUsable(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const { name } of CELLS) {
    await openCell(page, name)
    expect(await page.evaluate(readCutOff), name).toEqual([])
  }
  await expectUsable(page)
})

async function openCell(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

async function give(page: Page, outcome: string, heading: RegExp): Promise<void> {
  await page.goto('/give')
  await page.getByLabel('Full name').fill('Anita Sample')
  await page.getByLabel('Email').fill(ownEmail())
  await page.getByLabel('Mobile').fill('9000000001')
  await page.getByLabel('Amount').fill('500')
  await page.getByLabel('Offering type').selectOption('Tithe')
  await page.getByRole('main').getByRole('button', { name: 'Give', exact: true }).click()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
