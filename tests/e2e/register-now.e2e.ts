import { expect, type Page } from '@playwright/test'
import { expectUsable } from './look-closely.ts'
import { OPEN_EVENT, OTHER_EVENT, test } from './open-date.ts'
import { fillRegistration, openForm, submit } from './registration-page.ts'

// In one worker one after the other: they share its site.
test.describe.configure({ mode: 'default' })

test('Register Now of a date opens the form with that date, up to the payment @any-width', async ({
  page,
  scripts,
  site,
}) => {
  await page.goto(`${site.address}/ewg`)
  if (scripts) await expectUsable(page)
  await registerNow(page).click()
  await expect(page).toHaveURL(`${site.address}/ewgregister?event=${OPEN_EVENT}`)
  await expect(conference(page)).toHaveValue(OPEN_EVENT)
  if (scripts) await expectUsable(page)
  await fillRegistration(page, { choices: { conference: 'May 6 to 7' } })
  await submit(page)
  await expect(page).toHaveURL(/\/pay\/|\/sandbox\/payu/)
})

test('dates that the form does not offer have a quiet link with the reason @any-width', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/ewg`)
  await expect(registerNow(page)).toHaveCount(1)
  const later = dates(page).getByRole('link', { name: 'Registration opens soon' })
  expect(await later.count()).toBeGreaterThan(2)
  await later.first().click()
  await expect(page).toHaveURL(/\/ewg(tamil)?register$/)
  await expect(conference(page)).toHaveValue('')
})

test('the date of the address counts before one that was chosen earlier @js @any-width', async ({
  page,
  site,
}) => {
  await openForm(page, `${site.address}/ewgregister`, true)
  await conference(page).selectOption(OTHER_EVENT)
  await page.getByLabel('First Name').fill('Asha')
  await page.goto(`${site.address}/ewg`)
  await registerNow(page).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  await expect(conference(page)).toHaveValue(OPEN_EVENT)
})

test('who chooses another date keeps it after a reload @js @any-width', async ({ page, site }) => {
  await openForm(page, `${site.address}/ewgregister?event=${OPEN_EVENT}`, true)
  await page.getByLabel('First Name').fill('Asha')
  await conference(page).selectOption(OTHER_EVENT)
  await expect(page).toHaveURL(`${site.address}/ewgregister`)
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  await expect(conference(page)).toHaveValue(OTHER_EVENT)
})

test('an old link says that its date is gone, and chooses nothing @any-width', async ({
  page,
  scripts,
}) => {
  await openForm(page, '/ewgregister?event=ewgjan2019', scripts)
  await expect(page.getByText('The date in your link is no longer offered.')).toBeVisible()
  await expect(conference(page)).toHaveValue('')
  if (!scripts) return
  await expectUsable(page)
  await conference(page).selectOption(OTHER_EVENT)
  await expect(page).toHaveURL('/ewgregister')
})

test('the calendar’s own page offers the same @any-width', async ({ page, site }) => {
  await page.goto(`${site.address}/ewg`)
  const address = await registerNow(page).getAttribute('href')
  const day = await dates(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Register Now' }) })
    .getByRole('time')
    .getAttribute('datetime')
  await page.goto(`${site.address}/calendar?month=${day?.slice(0, 7)}`)
  await page.locator(`.calendar-event a[href="${address}"]`).click()
  await expect(conference(page)).toHaveValue(OPEN_EVENT)
})

function dates(page: Page) {
  return page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Upcoming Dates' }),
  })
}

function registerNow(page: Page) {
  return dates(page).getByRole('link', { name: 'Register Now' })
}

function conference(page: Page) {
  return page.getByLabel('Conference', { exact: true })
}
