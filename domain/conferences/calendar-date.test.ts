import { expect, test } from 'vitest'
import { conferenceEvent, PRICES } from '#tests/support/dates.ts'
import {
  dateCode,
  dateState,
  formatDates,
  latestDate,
  placeName,
  toConferenceEvent,
} from './calendar-date.ts'

test.each([
  [0, 'ewg20261212'],
  [1, 'ewg20261212b'],
  [2, 'ewg20261212c'],
  [25, 'ewg20261212z'],
  [26, 'ewg20261212n27'],
])('the code of date %i of a day is %s', (nth, code) => {
  expect(dateCode({ prefix: 'EWG', first: '2026-12-12', nth })).toBe(code)
})

test.each([
  ['2026-12-12', '2026-12-13', 'Dec 12 to 13'],
  ['2026-12-12', '2026-12-12', 'Dec 12'],
  ['2026-11-30', '2026-12-01', 'Nov 30 to Dec 1'],
  ['2026-12-31', '2027-01-01', 'Dec 31 to Jan 1'],
])('%s to %s reads %s', (first, last, words) => {
  expect(formatDates({ first, last })).toBe(words)
})

const begins = Date.parse('2026-12-12T03:30:00Z')
const date = {
  calendarId: 'abc',
  programme: 'ewgregister',
  code: 'ewg20261212',
  title: 'Encounter with God',
  location: undefined,
  days: { first: '2026-12-12', last: '2026-12-13' },
  begins,
  isGone: false,
}
const programme = { title: 'Form', prefix: 'EWG', events: [], prices: PRICES }
const offering = { programme, venue: '', language: 'en' } as const

test('a date is offered at the programme’s prices until it begins', () => {
  expect(toConferenceEvent(date, { ...offering, venue: 'Bangalore' })).toMatchObject({
    code: 'ewg20261212',
    name: 'Encounter with God',
    dates: 'Dec 12 to 13',
    venue: 'Bangalore',
    open: true,
    closes: begins,
    price: PRICES,
  })
})

test.each([
  ['2026-12-12T09:30:00+05:30', {}, 'from 9:30 AM'],
  ['2026-12-12T00:00:00+05:30', {}, undefined],
  ['2026-12-12T09:30:00+05:30', { hours: '9 am to 5 pm' }, '9 am to 5 pm'],
])('one that begins at %s with %o has the hours %s', (at, words, hours) => {
  const beginning = { ...date, begins: Date.parse(at) }
  const worded = { ...offering, programme: { ...programme, ...words } }
  expect(toConferenceEvent(beginning, worded).hours).toBe(hours)
})

test('it closes earlier where the programme says so, and is closed once it is gone', () => {
  const closing = { ...offering, programme: { ...programme, closesBefore: 1000 } }
  expect(toConferenceEvent(date, closing).closes).toBe(begins - 1000)
  expect(toConferenceEvent({ ...date, isGone: true }, offering).open).toBe(false)
})

test('a place of the calendar has the name that visitors know', () => {
  const venues = [{ calendar: 'Hall, Mysore', name: 'மண்டபம், மைசூர்' }]
  expect(placeName({ venues }, 'Hall, Mysore')).toBe('மண்டபம், மைசூர்')
  expect(placeName({ venues }, 'Elsewhere')).toBe('Elsewhere')
  expect(placeName({}, undefined)).toBeUndefined()
})

test('it has the name of the programme’s other dates, and in another language its days in words', () => {
  const name = 'தேவனோடு ஒரு சந்திப்பு'
  const named = { ...programme, events: [conferenceEvent({ name })] }
  const offered = toConferenceEvent(date, { programme: named, venue: '', language: 'ta' })
  expect(offered).toMatchObject({ name, dates: '12–13 டிசம்பர் 2026' })
})

const NOW = new Date('2026-11-17T04:00:00Z')

const EVENT = conferenceEvent({
  code: 'gpc20270221',
  days: { first: '2027-02-21', last: '2027-02-26' },
})

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
