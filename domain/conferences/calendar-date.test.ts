import { expect, test } from 'vitest'
import { dateCode, formatDates, toConferenceEvent } from './calendar-date.ts'

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
const prices = {
  residential: 2100,
  nonResidential: 700,
  residentialChild: 1470,
  nonResidentialChild: 470,
  part: 300,
  fullPaymentAtVenue: false,
}
const programme = { title: 'Form', prefix: 'EWG', events: [], prices }

test('a date is offered at the programme’s prices until it begins', () => {
  expect(toConferenceEvent(date, { programme, venue: 'Bangalore', language: 'en' })).toMatchObject({
    code: 'ewg20261212',
    name: 'Encounter with God',
    dates: 'Dec 12 to 13',
    venue: 'Bangalore',
    open: true,
    closes: begins,
    price: prices,
  })
})

test.each([
  ['2026-12-12T09:30:00+05:30', {}, 'from 9:30 AM'],
  ['2026-12-12T00:00:00+05:30', {}, undefined],
  ['2026-12-12T09:30:00+05:30', { hours: '9 am to 5 pm' }, '9 am to 5 pm'],
])('one that begins at %s with %o has the hours %s', (at, words, hours) => {
  const beginning = { ...date, begins: Date.parse(at) }
  const offering = { programme: { ...programme, ...words }, venue: '', language: 'en' } as const
  expect(toConferenceEvent(beginning, offering).hours).toBe(hours)
})

test('it closes earlier where the programme says so, and is closed once it is gone', () => {
  const closing = { ...programme, closesBefore: 1000 }
  expect(toConferenceEvent(date, { programme: closing, venue: '', language: 'en' }).closes).toBe(
    begins - 1000,
  )
  const gone = toConferenceEvent(
    { ...date, isGone: true },
    { programme, venue: '', language: 'en' },
  )
  expect(gone.open).toBe(false)
})

test('the calendar’s place comes before the programme’s', () => {
  const placed = { ...date, location: 'Hall, Mysore' }
  expect(toConferenceEvent(placed, { programme, venue: 'Bangalore', language: 'en' }).venue).toBe(
    'Hall, Mysore',
  )
})

test('in another language it has the name of the programme’s other dates, and its days in words', () => {
  const name = 'தேவனோடு ஒரு சந்திப்பு'
  const earlier = toConferenceEvent(
    { ...date, title: name },
    { programme, venue: '', language: 'en' },
  )
  const named = { ...programme, events: [earlier] }
  const offered = toConferenceEvent(date, { programme: named, venue: '', language: 'ta' })
  expect(offered).toMatchObject({ name, dates: '12–13 டிசம்பர் 2026' })
})
