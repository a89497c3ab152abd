import { expect, test } from 'vitest'
import type { ConferenceEvent } from './conference.ts'
import { dateState, latestDate } from './date-details.ts'

const NOW = new Date('2026-11-17T04:00:00Z')

const EVENT: ConferenceEvent = {
  code: 'gpc20270221',
  name: 'Pastors',
  dates: 'Feb 21 to 26',
  days: { first: '2027-02-21', last: '2027-02-26' },
  venue: 'Ooty',
  open: true,
  letter: false,
  price: {
    residential: 1,
    nonResidential: 1,
    residentialChild: 1,
    nonResidentialChild: 1,
    part: 1,
    fullPaymentAtVenue: false,
  },
}

const PASSED = { days: { first: '2026-11-15', last: '2026-11-16' } }
const LATER = NOW.getTime() + 1

test.each([
  ['open', {}, 0],
  ['open', { capacity: { people: 3 } }, 2],
  ['full', { capacity: { people: 3 } }, 3],
  ['to-open', { opens: LATER }, 0],
  ['closed', { open: false }, 0],
  ['closed', { open: false, opens: LATER }, 0],
  ['closed', { closes: NOW.getTime() }, 0],
  ['over', { ...PASSED, open: false }, 0],
  ['over-open', PASSED, 0],
  ['open', { days: { first: '2026-11-15', last: '2026-11-17' } }, 0],
  ['closed', { days: undefined, open: false }, 0],
] as const)('it is %s with %o and %i people', (state, change, taken) => {
  expect(dateState({ ...EVENT, ...change }, { taken, now: NOW })).toBe(state)
})

test('the latest date is the one with the latest first day, whatever its place in the list', () => {
  const events = [
    EVENT,
    { ...EVENT, ...PASSED, code: 'old' },
    { ...EVENT, days: undefined, code: 'none' },
  ]
  const programme = { title: '', prefix: '', events }
  expect(latestDate(programme)?.code).toBe('gpc20270221')
  expect(latestDate({ ...programme, events: events.slice(2) })?.code).toBe('none')
  expect(latestDate({ ...programme, events: [] })).toBeUndefined()
})
