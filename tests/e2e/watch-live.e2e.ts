import { expect, type Page, test } from '@playwright/test'
import { startFramework } from '../support/browser/framework.ts'
import { expectUsableAtEachWidth } from '../support/browser/usable.ts'

/** The fixture church meets on Sundays at 7:15 and 9:45 AM, in India. */
const SUNDAY = '2030-06-02T07:14:30+05:30'

function live(page: Page) {
  return page.locator('.home-live')
}

test('the start page says when the next service is, in Indian time @any-width', async ({
  page,
}) => {
  await page.goto('/')
  await expect(live(page)).toContainText(/^(Live now|Next service: .*\d [AP]M IST \(\w+\))/)
  await expect(live(page)).not.toContainText('Your time')
})

test('an open page says Live now at the minute, and stops saying it @js @any-width', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(SUNDAY) })
  await keepTimeline(page)
  await page.goto('/')
  await expect(live(page)).toContainText('Next service: Sunday, 7:15 AM IST (English)')
  await page.clock.runFor(40_000)
  await expect(live(page)).toHaveText('Live now')
  await page.clock.fastForward('01:31:00')
  await expect(live(page)).toContainText('Next service: Sunday, 9:45 AM IST (English)')

  await test.step('kept too long, it says nothing rather than something untrue', async () => {
    await page.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'))
    await page.goto('/')
    await expect(live(page)).toHaveText('')
  })
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('their own time stands beside the Indian one', { tag: ['@js', '@any-width'] }, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(SUNDAY) })
    await keepTimeline(page)
    await page.goto('/')
    await expect(live(page)).toContainText('Next service: Sunday, 7:15 AM IST (English)')
    await expect(live(page)).toContainText('Your time: Saturday 9:45 PM')
    await startFramework(page)
    // What the script wrote before is no mismatch for the framework, which would make the page anew.
    await page.clock.runFor(60_000)
    await expect(live(page)).toHaveText('Live now')
    await expectUsableAtEachWidth(page)
  })
})

/** The page as the server made it at that time: its words of then, in the page of today. */
async function keepTimeline(page: Page): Promise<void> {
  const minute = (time: string) => Date.parse(`2030-06-02T${time}+05:30`)
  const at = (time: string) => `Next service: Sunday, ${time} AM IST (English)`
  const timeline = [
    { until: minute('07:15'), live: false, text: at('7:15'), startsAt: minute('07:15') },
    { until: minute('08:45'), live: true, text: 'Live now' },
    { until: minute('09:45'), live: false, text: at('9:45'), startsAt: minute('09:45') },
  ]
  const words = JSON.stringify(timeline).replaceAll('"', '&quot;')
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace(/data-timeline="[^"]*"/, () => `data-timeline="${words}"`)
    await route.fulfill({ response: answer, body })
  })
}
