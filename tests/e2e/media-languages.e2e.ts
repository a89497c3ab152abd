import { expect, type Page, test } from '@playwright/test'
import { DATE_TEXTS } from '#app/words/media/dates/index.ts'
import { SERMON_WORDS } from '#app/words/media/sermon/index.ts'
import { SERMONS_WORDS } from '#app/words/media/sermons/index.ts'
import { startFramework } from '../support/browser/framework.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

const words = SERMONS_WORDS.ta

test('sermons are searched, chosen and turned in Tamil @any-width', async ({
  page,
  javaScriptEnabled,
}) => {
  const errors = watchErrors(page)
  await page.goto('/ta/sermons')
  await page.getByLabel(words.searchLabel).fill('father ran')
  await page.getByRole('button', { name: words.search, exact: true }).click()
  await expect(page).toHaveURL(/\/ta\/sermons\?q=father\+ran$/)
  await page.getByRole('link', { name: 'The Father Who Ran', exact: true }).click()
  await expect(page).toHaveURL(/\/ta\/sermons\/\d+$/)
  await expect(page.locator('h1 [lang=en]')).toHaveText('The Father Who Ran')
  await page.getByRole('link', { name: SERMON_WORDS.ta.seeAll }).click()
  await page.getByLabel(words.preacher).selectOption('Dr. Naomi Brook')
  if (javaScriptEnabled === false) await page.getByRole('button', { name: words.show }).click()
  await expect(page).toHaveURL(/\/ta\/sermons\?preacher=dr-rachel-thomas$/)
  await page.getByRole('button', { name: words.all, exact: true }).click()
  await page.getByRole('navigation', { name: words.more }).getByText(words.last).click()
  await expect(page).toHaveURL(/\/ta\/sermons\?page=8$/)
  if (javaScriptEnabled !== false) await expectUsableAtEachWidth(page)
  expect(errors).toEqual([])
})

test('months are turned in Kannada, and dates lead to the form of that language @any-width', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.goto('/kn/calendar')
  await page.locator('.month-head a').last().click()
  await expect(page).toHaveURL(/\/kn\/calendar\?month=\d{4}-\d\d$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
  await page.goto('/kn/ewg')
  await expect(page.locator('.event a').first()).toHaveAttribute('href', /^\/kn\/ewg\w*register/)
  expect(errors).toEqual([])
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('an open page in Hindi says what is on at the minute', {
    tag: ['@js', '@any-width'],
  }, async ({ page }) => {
    const errors = watchErrors(page)
    const said = DATE_TEXTS.hi
    await page.clock.install({ time: new Date('2030-06-02T07:14:30+05:30') })
    const next = said.next({ occasion: undefined, date: 'रविवार', time: 'सुबह 7:15', language: 'X' })
    await keepTimeline(page, [
      { until: at('07:15'), live: false, text: next, startsAt: at('07:15') },
      { until: at('08:45'), live: true, text: said.liveNow },
    ])
    await page.goto('/hi')
    const line = page.locator('.home-live')
    await expect(line).toContainText(next)
    await expect(line).toContainText(/शनिवार रात 9:45/)
    await startFramework(page)
    await page.clock.runFor(60_000)
    await expect(line).toHaveText(said.liveNow)
    expect(errors).toEqual([])
  })
})

function at(time: string): number {
  return Date.parse(`2030-06-02T${time}+05:30`)
}

/** The page as the server made it at that time. */
async function keepTimeline(page: Page, timeline: readonly object[]): Promise<void> {
  const kept = JSON.stringify(timeline).replaceAll('"', '&quot;')
  await page.route('/hi', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace(/data-timeline="[^"]*"/, () => `data-timeline="${kept}"`)
    await route.fulfill({ response: answer, body })
  })
}
