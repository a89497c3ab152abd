import { expect, type Page } from '@playwright/test'
import { expectUsable } from './look-closely.ts'
import { OPEN_EVENT, OTHER_EVENT, test } from './open-date.ts'
import type { OwnSite } from './own-site.ts'
import { fillRegistration, openForm, submit } from './registration-page.ts'

test('Register Now of a date opens the form with that date, up to the payment @any-width', async ({
  page,
  scripts,
  site,
}) => {
  await test.step('dates that the form does not offer have a quiet link with the reason', async () => {
    await page.goto(`${site.address}/ewg`)
    if (scripts) await expectUsable(page)
    await expect(registerNow(page)).toHaveCount(1)
    const later = dates(page).getByRole('link', { name: 'Registration opens soon' })
    expect(await later.count()).toBeGreaterThan(2)
    await later.first().click()
    await expect(page).toHaveURL(/\/ewg(tamil)?register$/)
    await expect(conference(page)).toHaveValue('')
  })
  await test.step('an old link says that its date is gone, and chooses nothing', async () => {
    await openForm(page, `${site.address}/ewgregister?event=ewgjan2019`, scripts)
    await expect(page.getByText('The date in your link is no longer offered.')).toBeVisible()
    await expect(conference(page)).toHaveValue('')
    if (scripts) await expectUsable(page)
  })
  await test.step('the calendar’s own page offers the same', () => openFromCalendar(page, site))
  if (scripts) await chooseAgain(page, site)

  await page.goto(`${site.address}/ewg`)
  await registerNow(page).click()
  await expect(page).toHaveURL(`${site.address}/ewgregister?event=${OPEN_EVENT}`)
  await expect(conference(page)).toHaveValue(OPEN_EVENT)
  if (scripts) await expectUsable(page)
  await fillRegistration(page, { choices: { conference: 'May 6 to 7' } })
  await submit(page)
  await expect(page).toHaveURL(/\/pay\/|\/sandbox\/payu/)
})

async function openFromCalendar(page: Page, site: OwnSite): Promise<void> {
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
}

/** A draft remembers a date; the address may name another. */
async function chooseAgain(page: Page, site: OwnSite): Promise<void> {
  await openForm(page, `${site.address}/ewgregister?event=ewgjan2019`, true)
  await conference(page).selectOption(OTHER_EVENT)
  await expect(page).toHaveURL(`${site.address}/ewgregister`)
  await page.getByLabel('First Name').fill('Asha')
  await test.step('the date of the address counts before one that was chosen earlier', async () => {
    await page.goto(`${site.address}/ewg`)
    await registerNow(page).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Asha')
    await expect(conference(page)).toHaveValue(OPEN_EVENT)
  })
  await test.step('who chooses another date keeps it after a reload', async () => {
    await conference(page).selectOption(OTHER_EVENT)
    await expect(page).toHaveURL(`${site.address}/ewgregister`)
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Asha')
    await expect(conference(page)).toHaveValue(OTHER_EVENT)
  })
}

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
