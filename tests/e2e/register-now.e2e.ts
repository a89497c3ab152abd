import { cpSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { untilHeard } from '../support/browser/global-providers.ts'
import { newFolder, type OwnSite, startOwnSite } from '../support/browser/own-site.ts'
import {
  test as base,
  fillRegistration,
  openForm,
  submit,
} from '../support/browser/registration.ts'
import { expectUsable } from '../support/browser/usable.ts'
import { CHURCH, changeFile } from '../support/site/church.ts'

/** The event that the form offers on the first day of the calendar's next Encounter. */
const OPEN_EVENT = 'ewgmaymysore2023'
/** Another event of the same form, on no day of the calendar. */
const OTHER_EVENT = 'ewgaugmysore2023'

/** `site`: of one's own, where one date of the calendar can be registered for. In the fixture church none can. */
const test = base.extend<{ site: OwnSite }>({
  site: async ({ baseURL }, use) => {
    const answer = await fetch(`${baseURL}/ewg`)
    const site = await startWithDate(firstDate(await answer.text()), newFolder())
    await untilHeard(site.address)
    await use(site)
    await site.stop()
  },
})

/** The calendar's dates follow the real day: the next one is read from a page. */
function firstDate(page: string): string {
  const [, day] = />Encounter with God<\/h3>.*?<time dateTime="([\d-]+)"/i.exec(page) ?? []
  if (!day) throw new Error('/ewg shows no date')
  return day
}

async function startWithDate(day: string, folder: string): Promise<OwnSite> {
  const content = `${folder}/content`
  cpSync(CHURCH, content, { recursive: true })
  const days = 'days: { first: "2023-05-06", last: "2023-05-07" }'
  changeFile(`${content}/conferences.yaml`, days, `days: { first: "${day}", last: "${day}" }`)
  return startOwnSite({ folder, settings: { CONTENT_DIR: content } })
}

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
    await expect(later).toHaveCount(2)
    await dates(page).getByText('More dates').click()
    expect(await later.count()).toBeGreaterThan(2)
    await later.last().click()
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
