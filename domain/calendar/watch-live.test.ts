import { expect, test } from 'vitest'
import { liveWords } from '#app/features/pages/home/live-words.ts'
import { type LiveSpell, watchLive } from './watch-live.ts'

const services = [
  { day: 'Sunday', time: '08:30', minutes: 120, language: 'English' },
  { day: 'Sunday', time: '11:00', minutes: 120, language: 'English' },
  { day: 'Sunday', time: '08:00', minutes: 120, language: 'Tamil' },
]

function sayEnglish(spell: LiveSpell) {
  return liveWords('en', spell)
}

function saidAt(now: string, specialDays: Parameters<typeof watchLive>[0]['specialDays'] = []) {
  return watchLive({ services, specialDays }, new Date(now)).map(sayEnglish)[0]
}

test.each([
  ['2025-09-14T07:59:59+05:30', 'Next service: Sunday, 8:00 AM IST (Tamil)'],
  ['2025-09-14T08:00:00+05:30', 'Live now'],
  ['2025-09-14T08:30:00+05:30', 'Live now'],
  ['2025-09-14T10:29:59+05:30', 'Live now'],
  ['2025-09-14T10:30:00+05:30', 'Next service: Sunday, 11:00 AM IST (English)'],
  ['2025-09-14T12:59:59+05:30', 'Live now'],
  // Today is a Sunday too: the date says which one is meant.
  ['2025-09-14T13:00:00+05:30', 'Next service: Sunday 21 September, 8:00 AM IST (Tamil)'],
  ['2025-09-15T00:00:00+05:30', 'Next service: Sunday, 8:00 AM IST (Tamil)'],
  ['2025-09-13T23:59:59+05:30', 'Next service: Sunday, 8:00 AM IST (Tamil)'],
  // Saturday evening in London.
  ['2025-09-13T20:00:00Z', 'Next service: Sunday, 8:00 AM IST (Tamil)'],
])('at %s it says "%s"', (now, text) => {
  expect(saidAt(now)?.text).toBe(text)
})

test('the timeline has an entry for each change to come', () => {
  const said = watchLive({ services }, new Date('2025-09-14T07:00:00+05:30')).map(sayEnglish)
  expect(said.slice(0, 6)).toMatchObject([
    { until: Date.parse('2025-09-14T08:00+05:30'), live: false },
    { until: Date.parse('2025-09-14T08:30+05:30'), live: true },
    { until: Date.parse('2025-09-14T10:00+05:30'), live: true },
    { until: Date.parse('2025-09-14T10:30+05:30'), live: true },
    { until: Date.parse('2025-09-14T11:00+05:30'), live: false },
    { until: Date.parse('2025-09-14T13:00+05:30'), live: true },
  ])
  expect(said[0]?.startsAt).toBe(Date.parse('2025-09-14T08:00+05:30'))
})

test('without services there is nothing to announce', () => {
  expect(watchLive({ services: [] }, new Date())).toEqual([])
})

const christmas = {
  day: '2025-12-25',
  name: 'Christmas Day',
  services: [{ time: '09:00', minutes: 90, language: 'English' }],
}

test.each([
  [
    '2025-12-21T13:00:00+05:30',
    'Next service: Christmas Day, Thursday 25 December, 9:00 AM IST (English)',
  ],
  ['2025-12-25T09:00:00+05:30', 'Live now: Christmas Day'],
  ['2025-12-25T10:30:00+05:30', 'Next service: Sunday, 8:00 AM IST (Tamil)'],
])('with Christmas on a Thursday, at %s it says "%s"', (now, text) => {
  expect(saidAt(now, [christmas])?.text).toBe(text)
})

test('a special day on a Sunday has its own services in place of the weekly ones', () => {
  const easter = { ...christmas, day: '2025-09-14', name: 'Easter Day' }
  expect(saidAt('2025-09-14T08:15:00+05:30', [easter])).toMatchObject({
    live: false,
    text: 'Next service: Easter Day, Sunday 14 September, 9:00 AM IST (English)',
  })
  expect(saidAt('2025-09-14T11:30:00+05:30', [easter])?.live).toBe(false)
})

const retreat = { day: '2025-09-14', name: 'Church retreat', services: [] }

test.each([
  ['2025-09-10T12:00:00+05:30', 'No service on Sunday 14 September: Church retreat'],
  ['2025-09-14T08:30:00+05:30', 'No service on Sunday 14 September: Church retreat'],
  ['2025-09-14T23:59:59+05:30', 'No service on Sunday 14 September: Church retreat'],
  ['2025-09-15T00:00:00+05:30', undefined],
  // The services of the Sunday before come first.
  ['2025-09-07T07:00:00+05:30', undefined],
])('a Sunday without services is announced at %s by "%s"', (now, note) => {
  expect(saidAt(now, [retreat])?.note).toBe(note)
})

test('while services are cancelled, the next one is in the week after', () => {
  expect(saidAt('2025-09-14T08:30:00+05:30', [retreat])?.text).toBe(
    'Next service: Sunday 21 September, 8:00 AM IST (Tamil)',
  )
})

test.each([
  ['is still live on the next day', []],
  ['goes on into a day without services', [retreat]],
])('a service that runs past midnight %s', (_, specialDays) => {
  const night = [{ day: 'Saturday', time: '22:00', minutes: 240, language: 'English' }]
  const isLive = (now: string) =>
    watchLive({ services: night, specialDays }, new Date(now))[0]?.live
  expect(isLive('2025-09-14T01:59:59+05:30')).toBe(true)
  expect(isLive('2025-09-14T02:00:00+05:30')).toBe(false)
})
