import { expect, test } from 'vitest'
import { conferenceEvent } from '#tests/support/dates.ts'
import { parseIndiaTime } from '../registration/party.ts'
import {
  type ConferenceEvent,
  type Conferences,
  datesWithYear,
  eventCodes,
  eventLabel,
  findEvent,
  findProgramme,
  heldIn,
  isBalanceTime,
  isConferenceTime,
  isOpen,
  leftHalfway,
  nameEvent,
  openEvents,
  type Programme,
  rulesOf,
} from './conference.ts'

const closes = parseIndiaTime('2025-09-10T18:00')

const open = conferenceEvent({ code: 'open2025' })
const shut = conferenceEvent({ code: 'shut2025', open: false })
const closing = conferenceEvent({ code: 'closing2025', closes })

const now = new Date('2025-09-10T12:29:59.999Z')

const conferences: Conferences = {
  programmes: {
    ewgregister: programme('EWG', [open, shut]),
    ewgtamilregister: programme('TAMILEWG', [closing]),
  },
  past: [{ code: 'old2024', name: 'Old Conference', dates: 'March 2024', venue: 'Dehradun' }],
}

test.each([
  ['the last moment before it closes', '2025-09-10T12:29:59.999Z', true],
  ['the minute of closing, in India', '2025-09-10T12:30:00.000Z', false],
  ['a day later', '2025-09-11T12:30:00.000Z', false],
])('at %s', (_, moment, expected) => {
  expect(isOpen(closing, new Date(moment))).toBe(expected)
  expect(isOpen(closing, Date.parse(moment))).toBe(expected)
})

test('an event without a closing time is open while its `open` is true', () => {
  expect(isOpen(open, new Date('2099-01-01'))).toBe(true)
  expect(isOpen(shut, now)).toBe(false)
  expect(isOpen({ ...closing, open: false }, now)).toBe(false)
})

test('only open events of a programme are offered', () => {
  expect(openEvents(programme('EWG', [open, shut]), now)).toEqual([open])
  expect(openEvents(programme('WFC', []), now)).toEqual([])
})

test.each(['ewgregister', 'nothere', 'constructor', '__proto__', ''])(
  'a programme is found by its own key only: "%s"',
  (key) => {
    expect(findProgramme(conferences.programmes, key) !== undefined).toBe(key === 'ewgregister')
  },
)

test('an event that opens later is not offered yet', () => {
  expect(isOpen({ open: true, opens: now.getTime() + 1 }, now)).toBe(false)
  expect(isOpen({ open: true, opens: now.getTime() }, now)).toBe(true)
})

test('event codes are collected from several programmes, open and closed', () => {
  const all = Object.values(conferences.programmes)
  expect(eventCodes(all, now)).toEqual({
    events: ['open2025', 'closing2025'],
    closed: ['shut2025'],
    lacking: {},
  })
  expect(eventCodes(all, now.getTime() + 1).closed).toEqual(['shut2025', 'closing2025'])
})

test('an event is found by its code, with its programme', () => {
  const found = findEvent(conferences, 'closing2025')
  expect(found?.key).toBe('ewgtamilregister')
  expect(found?.programme.prefix).toBe('TAMILEWG')
  expect(found?.event).toBe(closing)
})

test.each(['old2024', 'unknown', '', 'constructor'])(
  '"%s" is not an event to register for',
  (code) => {
    expect(findEvent(conferences, code)).toBeUndefined()
  },
)

test('events of this and of earlier years are found by their codes', () => {
  expect(nameEvent(conferences, 'shut2025')).toBe(shut)
  expect(nameEvent(conferences, 'old2024')?.dates).toBe('March 2024')
  expect(nameEvent(conferences, 'unknown')).toBeUndefined()
})

test('an event label has the name, the venue and the dates', () => {
  expect(eventLabel(open)).toBe('Encounter with God, Bangalore, Sep 13 to 14')
})

function programme(prefix: string, events: ConferenceEvent[]): Programme {
  return { title: 'Registration Form', prefix, events }
}

const DAYS = { days: { first: '2026-12-12' } }

test('an event follows its programme, and may override it', () => {
  const programme = {
    balanceDue: '2026-11-01',
    cancel: { untilDays: 14, refundPercent: 80 },
    corrections: 'ask',
  } as const
  expect(rulesOf({ programme, event: DAYS })).toEqual(programme)
  const own = { ...DAYS, balanceDue: '2026-12-01', corrections: 'at once' } as const
  expect(rulesOf({ programme, event: own })).toEqual({
    ...programme,
    balanceDue: '2026-12-01',
    corrections: 'at once',
  })
})

test('without rules the balance is due on the first day', () => {
  expect(rulesOf({ programme: {}, event: DAYS })).toEqual({
    balanceDue: '2026-12-12',
    cancel: undefined,
    corrections: 'at once',
  })
})

const weekend = { dates: 'Dec 12 to 13', days: { first: '2026-12-12', last: '2026-12-13' } }
const oneDay = { dates: 'Dec 12', days: { first: '2026-12-12', last: '2026-12-12' } }
const newYear = { dates: 'Dec 31 to Jan 1', days: { first: '2026-12-31', last: '2027-01-01' } }

test.each([
  ['a weekend', weekend, 'Dec 12 to 13, 2026', 'Dec 12 to 13, 2026 (Saturday to Sunday)'],
  ['one day', oneDay, 'Dec 12, 2026', 'Dec 12, 2026 (Saturday)'],
  [
    'a week',
    { dates: 'Nov 12 to 19', days: { first: '2023-11-12', last: '2023-11-19' } },
    'Nov 12 to 19, 2023',
    'Nov 12 to 19, 2023 (Sunday to Sunday)',
  ],
  [
    'over the end of a year',
    newYear,
    'Dec 31 to Jan 1, 2027',
    'Dec 31 to Jan 1, 2027 (Thursday to Friday)',
  ],
  [
    'a year that the words say',
    { ...weekend, dates: 'Dec 12 to 13, 2026' },
    'Dec 12 to 13, 2026',
    'Dec 12 to 13, 2026 (Saturday to Sunday)',
  ],
  [
    'with its hours',
    { ...weekend, hours: '9:00 am to 5:30 pm' },
    'Dec 12 to 13, 2026',
    'Dec 12 to 13, 2026 (Saturday to Sunday), 9:00 am to 5:30 pm',
  ],
  ['without days', { dates: 'March 2024' }, 'March 2024', 'March 2024'],
  ['that nobody knows', { dates: '' }, '', ''],
])('%s', (_, event, dates, when) => {
  expect(datesWithYear(event)).toBe(dates)
  expect(heldIn('en', event)).toBe(when)
})

const ms = 3 * 24 * 60 * 60_000

test.each([
  ['2026-12-08T18:29:59Z', false, false],
  ['2026-12-08T18:30:00Z', true, true],
  ['2026-12-11T18:29:59Z', true, true],
  ['2026-12-11T18:30:00Z', true, false],
  ['2026-12-12T18:29:59Z', true, false],
  ['2026-12-12T18:30:00Z', false, false],
])('three days before 12 December, at %s: balance %s, conference %s', (at, balance, conference) => {
  const now = new Date(at)
  expect(isBalanceTime('2026-12-12', { ms, now })).toBe(balance)
  expect(isConferenceTime('2026-12-12', { ms, now })).toBe(conference)
})

const opened = { state: 'open', opened_at: '10:00', changed_at: '10:00' } as const
const paid = { state: 'paid', opened_at: '09:00', changed_at: '09:10' } as const

test('the latest opened attempt was left halfway', () => {
  expect(leftHalfway([{ ...opened, opened_at: '09:00' }, opened])).toBe(opened)
})

test('an attempt for the rest counts after a part was paid', () => {
  expect(leftHalfway([paid, opened])).toBe(opened)
})

test('an attempt in a second tab does not count once the first has paid', () => {
  expect(leftHalfway([{ ...paid, changed_at: '10:05' }, opened])).toBeUndefined()
})

test.each(['failed', 'pending', 'confirming', 'paid', 'refunded'] as const)(
  'an attempt that is %s was not left halfway',
  (state) => {
    expect(leftHalfway([{ ...opened, state }])).toBeUndefined()
  },
)

test('nothing was left halfway where nothing was begun', () => {
  expect(leftHalfway([])).toBeUndefined()
})
