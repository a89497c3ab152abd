import { expect, test } from '@playwright/test'

test('a month at a glance, and its events one by one', async ({ page }) => {
  await page.goto('/calendar')
  await expect(page).toHaveTitle(/Calendar/)
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: /^Later/ }).click()
  await expect(page).toHaveURL(/\/calendar\?month=\d{4}-\d\d$/)
  await expect(page.getByRole('heading', { name: /^Events in / })).toBeVisible()
  await page.getByRole('link', { name: /^Earlier/ }).click()
  await expect(page.getByRole('heading', { name: /^Still to come in / })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Earlier/ })).toHaveCount(0)
})

test('an event leads to its form and into one’s own calendar @any-width', async ({
  page,
  request,
}) => {
  await page.goto('/calendar')
  await page.getByRole('link', { name: /^Later/ }).click()
  const event = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Encounter with God', exact: true }) })
  await expect(event).toContainText(/Sat \d+ to Sun \d+ \w+ \d{4}/)
  const file = await event.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const answer = await request.get(file ?? '')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('SUMMARY:Encounter with God')
  await event.getByRole('link', { name: 'Registration opens soon' }).click()
  await expect(page).toHaveURL(/\/ewgregister$/)
})

test('a day leads to its event by the keyboard @desktop', async ({ page }) => {
  await page.goto('/calendar')
  await page.getByRole('link', { name: /^Later/ }).click()
  await expect(page.getByRole('heading', { name: /^Events in / })).toBeVisible()
  const day = page
    .getByRole('table')
    .getByRole('link', { name: /: \d+ events?$/ })
    .first()
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#event-/)
  await expect(page.locator('.calendar-event:target')).toBeInViewport()
})

test('the calendar can be subscribed to @desktop', async ({ page, request }) => {
  await page.goto('/calendar')
  const subscribe = page.getByRole('link', { name: 'Subscribe' })
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/.+\/calendar\.ics$/)
  const answer = await request.get('/calendar.ics')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const feed = await answer.text()
  expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(feed).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(feed).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
  expect(feed).not.toContain('Evening of Worship')
  expect((await request.get('/calendar/unknown.ics')).status()).toBe(404)
})

for (const month of ['2000-01', '9999-12', 'abc', '<script>alert(1)</script>', '2026-00']) {
  test(`?month=${month} is a page like any other @desktop`, async ({ request }) => {
    const answer = await request.get(`/calendar?month=${encodeURIComponent(month)}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('<script>alert')
  })
}

test('the landing page and the conference pages show what is coming @any-width', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText(/^(Live now|Next service: )/)).toBeVisible()
  const coming = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Upcoming Events' }),
  })
  await expect(coming.getByRole('listitem')).toHaveCount(3)
  await page.goto('/wfc2')
  const dates = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Upcoming Dates' }),
  })
  await expect(dates.getByRole('link', { name: 'Registration opens soon' })).toHaveAttribute(
    'href',
    '/wfc2register',
  )
})
