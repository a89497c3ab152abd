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
  ['the last moment before it closes', closing, now, true],
  ['the minute of closing, in India', closing, new Date(now.getTime() + 1), false],
  ['a day later', closing, new Date('2025-09-11T12:30:00.000Z'), false],
  ['closed by hand before it closes', { ...closing, open: false }, now, false],
  ['without a closing time', open, new Date('2099-01-01'), true],
  ['without a closing time, closed by hand', shut, now, false],
  ['before it opens', { open: true, opens: now.getTime() + 1 }, now, false],
  ['as it opens', { open: true, opens: now.getTime() }, now, true],
])('whether it is open %s', (_, event, at, expected) => {
  expect(isOpen(event, at)).toBe(expected)
  expect(isOpen(event, at.getTime())).toBe(expected)
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

test('event codes are collected from several programmes, open and closed', () => {
  const all = Object.values(conferences.programmes)
  expect(eventCodes(all, now)).toEqual({
    events: ['open2025', 'closing2025'],
    closed: ['shut2025'],
    lacking: {},
  })
  expect(eventCodes(all, now.getTime() + 1).closed).toEqual(['shut2025', 'closing2025'])
})

test('an event is found by its code, with its programme, and of earlier years its name', () => {
  const found = { key: 'ewgtamilregister', programme: { prefix: 'TAMILEWG' }, event: closing }
  expect(findEvent(conferences, 'closing2025')).toMatchObject(found)
  expect(nameEvent(conferences, 'shut2025')).toBe(shut)
  expect(nameEvent(conferences, 'old2024')?.dates).toBe('March 2024')
  for (const code of ['old2024', 'unknown', '', 'constructor']) {
    expect(findEvent(conferences, code)).toBeUndefined()
  }
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

type Attempt = Parameters<typeof leftHalfway>[0][number]

const opened: Attempt = { state: 'open', opened_at: '10:00', changed_at: '10:00' }
const paid: Attempt = { state: 'paid', opened_at: '09:00', changed_at: '09:10' }

test.each([
  ['the latest opened attempt', [{ ...opened, opened_at: '09:00' }, opened], opened],
  ['an attempt for the rest, after a part was paid', [paid, opened], opened],
  ['none in a second tab once one has paid', [{ ...paid, changed_at: '10:05' }, opened], undefined],
  ['none where nothing was begun', [], undefined],
  ...(['failed', 'pending', 'confirming', 'paid', 'refunded'] as const).map(
    (state) => [`none that is ${state}`, [{ ...opened, state }], undefined] as const,
  ),
] as const)('left halfway was %s', (_, attempts, left) => {
  expect(leftHalfway(attempts)).toBe(left)
})
