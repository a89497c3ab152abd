import { expect, type Page, test } from '@playwright/test'
import { DATE_TEXTS } from '#words/media.ts'
import { startFramework } from '../support/browser/framework.ts'
import { watchErrors } from '../support/browser/watch-errors.ts'

/** The fixture church meets on Sundays at 7:15 and 9:45 AM, in India. */
const SUNDAY = '2030-06-02T07:14:30+05:30'

function live(page: Page) {
  return page.locator('.home-live')
}

test.use({ timezoneId: 'America/New_York' })

test('an open page says Live now at the minute, and abroad their own time beside', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.clock.install({ time: new Date(SUNDAY) })
  await keepTimeline(page, '/', IN_ENGLISH)
  await page.goto('/')
  await expect(live(page)).toContainText('Next service: Sunday, 7:15 AM IST (English)')
  await expect(live(page)).toContainText('Your time: Saturday 9:45 PM')
  await page.clock.runFor(40_000)
  await expect(live(page)).toHaveText('Live now')
  await page.clock.fastForward('01:31:00')
  await expect(live(page)).toContainText('Next service: Sunday, 9:45 AM IST (English)')

  await test.step('in each language, and the framework finds what the script wrote', async () => {
    const said = DATE_TEXTS.hi
    const next = said.next({ occasion: undefined, date: 'रविवार', time: 'सुबह 7:15', language: 'X' })
    await keepTimeline(page, '/hi', [
      { until: at('07:15'), live: false, text: next, startsAt: at('07:15') },
      { until: at('08:45'), live: true, text: said.liveNow },
    ])
    await page.clock.setSystemTime(new Date(SUNDAY))
    await page.goto('/hi')
    await expect(live(page)).toContainText(next)
    await expect(live(page)).toContainText(/शनिवार रात 9:45/)
    await startFramework(page)
    // What the script wrote before is no mismatch for the framework, which would make the page anew.
    await page.clock.runFor(60_000)
    await expect(live(page)).toHaveText(said.liveNow)
    expect(errors).toEqual([])
  })
  await test.step('kept too long, it says nothing rather than something untrue', async () => {
    await page.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'))
    await page.goto('/')
    await expect(live(page)).toHaveText('')
  })
})

function at(time: string): number {
  return Date.parse(`2030-06-02T${time}+05:30`)
}

function service(time: string, minute: string) {
  const text = `Next service: Sunday, ${time} AM IST (English)`
  return { until: at(minute), live: false, text, startsAt: at(minute) }
}

const IN_ENGLISH = [
  service('7:15', '07:15'),
  { until: at('08:45'), live: true, text: 'Live now' },
  service('9:45', '09:45'),
]

/** The page as the server made it at that time: its words of then, in the page of today. */
async function keepTimeline(page: Page, path: string, timeline: readonly object[]): Promise<void> {
  const kept = JSON.stringify(timeline).replaceAll('"', '&quot;')
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace(/data-timeline="[^"]*"/, () => `data-timeline="${kept}"`)
    await route.fulfill({ response: answer, body })
  })
}
