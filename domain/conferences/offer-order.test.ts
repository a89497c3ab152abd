import { expect, test } from 'vitest'
import { programmeOf, testContent } from '../../tests/support/site/church.ts'
import type { ConferenceEvent } from './conference.ts'
import { inOfferOrder } from './offer-order.ts'

const now = new Date('2026-11-16T06:00:00Z')

const over = event('over', 'Sep 13 to 14', { first: '2025-09-13', last: '2025-09-14' })
const olderStill = event('older', 'Feb 22-23', { first: '2025-02-22', last: '2025-02-23' })
const running = event('running', 'Nov 15 to 16', { first: '2026-11-15', last: '2026-11-16' })
const soon = event('soon', 'Dec 12 to 13', { first: '2026-12-12', last: '2026-12-13' })
const later = event('later', 'Jan 9 to 10', { first: '2027-01-09', last: '2027-01-10' })
const undated = event('undated', 'To be announced', undefined)

test.each([
  ['coming ones by their first day', [later, soon], ['Dec 12 to 13', 'Jan 9 to 10']],
  ['those that are over last, with their year', [over, soon], ['Dec 12 to 13', inYear(over)]],
  [
    'those that are over in the order of the content',
    [over, olderStill],
    [inYear(over), inYear(olderStill)],
  ],
  ['one that runs is not over', [soon, running], ['Nov 15 to 16', 'Dec 12 to 13']],
  [
    'those without days behind coming ones',
    [undated, soon, over],
    ['Dec 12 to 13', 'To be announced', inYear(over)],
  ],
  ['a year that is said already once', [{ ...over, dates: 'Sep 2025' }], ['Sep 2025']],
])('%s', (_, events, dates) => {
  expect(inOfferOrder(events, now).map((each) => each.dates)).toEqual(dates)
})

function inYear({ dates }: ConferenceEvent): string {
  return `${dates}, 2025`
}

function event(code: string, dates: string, days: ConferenceEvent['days']): ConferenceEvent {
  const [any] = programmeOf(testContent(), 'ewgregister').events
  if (!any) throw new Error('the church has no Encounter')
  return { ...any, code, dates, days }
}
