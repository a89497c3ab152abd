import { expect, test } from 'vitest'
import type { ConferenceEvent, Conferences } from '#domain/conferences/conference.ts'
import { programmeOf, testContent } from '../../tests/support/site/church.ts'
import type { EventSpan } from './event.ts'
import { registerAction, registerNowFor } from './register-now.ts'

const table = [
  { event: 'Encounter with God', to: '/ewgregister' },
  { event: 'Wholeness and Freedom Conference - Part I', to: '/wfc1register' },
  { event: 'Living Free', to: 'https://forms.example.org/living-free' },
]
const now = Date.parse('2023-05-01T12:00:00+05:30')
const may6 = days('2023-05-06', '2023-05-08')
const chosen = { to: '/ewgregister?event=ewgmaymysore2023', open: true }
const soon = { to: '/ewgregister', open: false }

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

test('a programme’s own note stands in place of ours', () => {
  const event = { id: 'any', summary: 'Wholeness and Freedom Conference - Part I', span: may6 }
  expect(registerNowFor(event, given())).toEqual({
    to: '/wfc1register',
    label: 'February residential places are gone.',
    open: false,
  })
})

test('a form elsewhere is led to as it is', () => {
  const to = 'https://forms.example.org/living-free'
  const link = registerNowFor({ id: 'any', summary: 'Living Free', span: may6 }, given())
  expect(link).toEqual({ to, open: true })
})

test.each([
  ['TAMIL - Living Free'],
  ['encounter with god'],
  ['Encounter with God '],
  [''],
  [undefined],
])('the title "%s" is not in the table and has no link', (summary) => {
  expect(
    registerNowFor({ id: 'any', ...(summary && { summary }), span: may6 }, given()),
  ).toBeUndefined()
})

test('of two events from the calendar on one day, each leads to its own code', () => {
  const first = { code: 'ewg20230506', calendarId: 'one', days: daysIn }
  const second = { code: 'ewg20230506b', calendarId: 'two', days: daysIn }
  const offered = given(first, second)
  for (const { code, calendarId: id } of [first, second]) {
    const link = registerNowFor({ id, summary: 'Encounter with God', span: may6 }, offered)
    expect(link?.to).toBe(`/ewgregister?event=${code}`)
  }
})

test('a form that offers the calendar’s dates needs no row in the table', () => {
  const { conferences } = given()
  const { ewgregister } = conferences.programmes
  if (!ewgregister) throw new Error('the church has no Encounter')
  const own = { ...ewgregister, fromCalendar: true, calendarTitles: ['Retreat'] }
  const programmes = { ...conferences.programmes, ewgregister: own }
  const event = { id: 'any', summary: 'Retreat', span: may6 }
  const forms = { table: [], conferences: { ...conferences, programmes }, now }
  expect(registerNowFor(event, forms)).toEqual(chosen)
})

const daysIn = { first: '2023-05-06', last: '2023-05-07' }

test.each([
  ['/ewgregister', 'Register here', true],
  ['/wfc1register', 'February residential places are gone.', false],
  ['/contact', 'Register here', true],
  ['https://forms.example.org/', 'Register here', true],
])('the button of a page to %s says "%s"', (to, label, open) => {
  expect(registerAction({ to, label: 'Register here' }, given())).toEqual({ to, label, open })
})

test('the button of a page whose form has closed says that it opens again', () => {
  const closed = given({ open: false }, { open: false })
  expect(registerAction({ to: '/ewgregister', label: 'Register Now' }, closed)).toEqual(soon)
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

function days(firstDay: string, untilDay: string): EventSpan {
  return { kind: 'days', firstDay, untilDay }
}

function hours(from: string, to: string): EventSpan {
  return { kind: 'times', from: Date.parse(from), to: Date.parse(to) }
}
