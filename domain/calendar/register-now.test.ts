import { expect, test } from 'vitest'
import { days, hours } from '#tests/support/dates.ts'
import { programmeOf, testContent } from '#tests/support/site/church.ts'
import type { ConferenceEvent, Conferences } from '../conferences/conference.ts'
import { isAbout, type RegisterNow, registerActions, registerNowFor } from './register-now.ts'

const table = [
  { event: 'Encounter with God', to: '/ewgregister' },
  { event: 'Wholeness and Freedom Conference - Part I', to: '/wfc1register' },
  { event: 'Living Free', to: 'https://forms.example.org/living-free' },
]
const now = Date.parse('2023-05-01T12:00:00+05:30')
const may6 = days('2023-05-06', '2023-05-08')
const chosen = { to: '/ewgregister?event=ewgmaymysore2023', open: true }
const soon = { to: '/ewgregister', open: false }
const NOTE = 'February residential places are gone.'
const over = { days: { first: '2022-05-06', last: '2022-05-07' } }
const english = { when: 'Sat 6 to Sun 7 May 2023', start: '2023-05-06', register: chosen }
const elsewhere = {
  when: 'Sat 1 Jul 2023',
  start: '2023-07-01',
  register: { to: 'https://forms.example.org/living-free', open: true },
}
const later = { ...elsewhere, register: soon }

test.each([
  ['the date that the form offers', may6, chosen],
  ['the same first day, another last one', days('2023-05-06', '2023-05-07'), chosen],
  ['the same day with hours', hours('2023-05-06T09:00+05:30', '2023-05-07T16:00+05:30'), chosen],
  ['midnight in India', hours('2023-05-05T18:30Z', '2023-05-06T10:00Z'), chosen],
  ['a moment before midnight in India', hours('2023-05-05T18:29Z', '2023-05-06T10:00Z'), soon],
  ['the second day only', days('2023-05-07', '2023-05-08'), soon],
  ['the same day of another year', days('2024-05-06', '2024-05-08'), soon],
  ['what has begun', days('2023-05-01', '2023-05-03'), undefined],
])('Encounter with God, %s', (_, span, link) => {
  expect(registerNowFor({ id: 'any', summary: 'Encounter with God', span }, given())).toEqual(link)
})

test.each([
  ['is not open', { open: false }, soon],
  ['closes later', { closes: now + 1 }, chosen],
  ['closes now', { closes: now }, soon],
  ['has no fixed days', { days: undefined }, soon],
])('a date that %s', (_, change, link) => {
  const event = { id: 'any', summary: 'Encounter with God', span: may6 }
  expect(registerNowFor(event, given(change))).toEqual(link)
})

test.each([
  ['a date in the month that the note names', days('2024-02-10', '2024-02-17'), NOTE],
  ['a date in another month', may6, undefined],
])('a programme’s own note stands at %s', (_, span, label) => {
  const event = { id: 'any', summary: 'Wholeness and Freedom Conference - Part I', span }
  const link = registerNowFor(event, given())
  expect(link).toEqual({ to: '/wfc1register', label, open: false })
})

test('a form elsewhere is led to as it is', () => {
  const to = 'https://forms.example.org/living-free'
  const link = registerNowFor({ id: 'any', summary: 'Living Free', span: may6 }, given())
  expect(link).toEqual({ to, open: true })
})

test.each(['TAMIL - Living Free', 'encounter with god', 'Encounter with God ', '', undefined])(
  'the title "%s" is not in the table and has no link',
  (summary) => {
    const event = { id: 'any', ...(summary && { summary }), span: may6 }
    expect(registerNowFor(event, given())).toBeUndefined()
  },
)

test('of two events from the calendar on one day, each leads to its own code', () => {
  const days = { first: '2023-05-06', last: '2023-05-07' }
  const first = { code: 'ewg20230506', calendarId: 'one', days }
  const second = { code: 'ewg20230506b', calendarId: 'two', days }
  const offered = given(first, second)
  for (const { code, calendarId: id } of [first, second]) {
    const link = registerNowFor({ id, summary: 'Encounter with God', span: may6 }, offered)
    expect(link?.to).toBe(`/ewgregister?event=${code}`)
  }
})

test('a form that offers the calendar’s dates needs no row in the table', () => {
  const { conferences } = given()
  const ewgregister = programmeOf(testContent(), 'ewgregister')
  const own = { ...ewgregister, fromCalendar: true, calendarTitles: ['Retreat'] }
  const programmes = { ...conferences.programmes, ewgregister: own }
  const event = { id: 'any', summary: 'Retreat', span: may6 }
  const forms = { table: [], conferences: { ...conferences, programmes }, now }
  expect(registerNowFor(event, forms)).toEqual(chosen)
})

const action = { to: '/ewgregister', label: 'Register here' }

const inMay = { ...action, to: chosen.to, open: true, date: 'May 6 to 7' }
const inAugust = { ...inMay, to: '/ewgregister?event=ewgaugmysore2023', date: 'Aug 12 to 13' }
const inThePast = { ...action, open: false, date: 'May 6 to 7, 2022' }
const closed = { open: false }

test.each<[string, Partial<ConferenceEvent>[], (typeof english)[], RegisterNow[]]>([
  ['the next coming date that can be chosen', [], [], [inMay]],
  ['that date, named as the page does', [], [english], [{ ...inMay, date: english.when }]],
  ['a coming date of the same form where one is over', [over], [], [inAugust]],
  [
    'another form’s coming date while its own has none, which follows',
    [over, closed],
    [elsewhere],
    [{ ...action, ...elsewhere.register, date: elsewhere.when }, inThePast],
  ],
  ['its form with a date that is over, but as no button', [over, closed], [later], [inThePast]],
])('the button of a page leads to %s', (_, changes, coming, actions) => {
  expect(registerActions(action, { ...given(...changes), coming })).toEqual(actions)
})

test.each(['/contact', 'https://forms.example.org/'])('a button to %s stays as it is', (to) => {
  const actions = registerActions({ ...action, to }, { ...given(), coming: [english] })
  expect(actions).toEqual([{ ...action, to, open: true }])
})

test.each([
  ['no date', [], NOTE],
  ['a date in another month', [english], undefined],
])('the button of a closed form says its note where %s is coming', (_, coming, label) => {
  const to = '/wfc1register'
  const formless = coming.map((date) => ({ ...date, register: undefined }))
  expect(registerActions({ ...action, to }, { ...given(), coming: formless })).toEqual([
    { to, label, open: false },
  ])
})

/** The fixture church in May 2023, with changes to its two Encounters. */
function given(...changes: Partial<ConferenceEvent>[]) {
  const { programmes, past } = testContent().conferences
  const ewgregister = programmeOf(testContent(), 'ewgregister')
  const events = ewgregister.events.map((event, index) => ({ ...event, ...changes[index] }))
  const conferences: Conferences = {
    past,
    programmes: { ...programmes, ewgregister: { ...ewgregister, events } },
  }
  return { table, conferences, now }
}

const AUGUST = 'August residential registrations are closed.'

test.each([
  [AUGUST, '2027-01-17', '2027-01-23', false],
  [AUGUST, '2027-08-01', '2027-08-07', true],
  [AUGUST, '2027-07-30', '2027-08-03', true],
  [AUGUST, '2027-08-30', '2027-09-03', true],
  [AUGUST, '2027-09-01', '2027-09-03', false],
  ['Beds in Aug and Sept are gone.', '2027-09-01', '2027-09-03', true],
  ['Closed from December to January.', '2026-12-30', '2027-01-02', true],
  ['Closed in January.', '2026-12-30', '2027-01-02', true],
  ['Closed in June.', '2026-12-30', '2027-01-02', false],
  ['You may call us.', '2027-01-17', '2027-01-23', true],
  ['Marching on.', '2027-01-17', '2027-01-23', true],
  ['', '2027-01-17', '2027-01-23', true],
])('"%s" can be about %s to %s: %s', (words, first, last, expected) => {
  expect(isAbout(words, { first, last })).toBe(expected)
})
