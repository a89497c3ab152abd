import { expect, test } from 'vitest'
import { conferenceEvent } from '#tests/support/dates.ts'
import { type ConferenceEvent, inOfferOrder, isOver, movedFrom, overOn } from './conference.ts'

const days = { first: '2026-11-14', last: '2026-11-15' }

test.each([
  ['2026-11-01T00:00:00Z', false],
  ['2026-11-15T18:29:59Z', false],
  ['2026-11-15T18:30:00Z', true],
])('an event until 15 November in India is over at %s: %s', (now, over) => {
  expect(isOver({ days, open: true }, new Date(now))).toBe(over)
  expect(isOver({ days, open: false }, new Date(now))).toBe(over)
})

test('an event without days is over once it is closed', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  expect(isOver({ open: true }, now)).toBe(false)
  expect(isOver({ open: false }, now)).toBe(true)
  expect(isOver({ open: true, closes: now.getTime() }, now)).toBe(true)
})

test.each([
  ['2026-11-14', undefined],
  ['2026-11-15', undefined],
  ['2026-11-16', '2026-11-15'],
  ['2027-11-17', '2026-11-15'],
])('on %s a date until 15 November 2026 was over on %s', (today, day) => {
  expect(overOn({ days }, today)).toBe(day)
  expect(overOn({}, today)).toBeUndefined()
})

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
  ['those over as the content has them', [over, olderStill], [inYear(over), inYear(olderStill)]],
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
  return conferenceEvent({ code, dates, days })
}

const december = { dates: 'Dec 12 to 13', days: { first: '2026-12-12', last: '2026-12-13' } }

test.each([
  ['a week later', { first: '2026-12-19', last: '2026-12-20' }, 'Dec 12 to 13'],
  ['a day longer', { first: '2026-12-12', last: '2026-12-14' }, 'Dec 12 to 13'],
  ['another year', { first: '2027-01-09', last: '2027-01-10' }, 'Dec 12 to 13, 2026'],
  ['the same days in other words', december.days, undefined],
  ['days that are not known any more', undefined, undefined],
])('%s', (_, days, dates) => {
  expect(movedFrom(december, { days })).toBe(dates)
})

test('days that were not known when it was sold', () => {
  expect(movedFrom({ dates: 'in winter' }, december)).toBeUndefined()
})
