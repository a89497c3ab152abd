import { expect, test } from 'vitest'
import { watchLive } from './watch-live.ts'

const services = [
  { day: 'Sunday', time: '08:30', minutes: 120, language: 'English' },
  { day: 'Sunday', time: '11:00', minutes: 120, language: 'English' },
  { day: 'Sunday', time: '08:00', minutes: 120, language: 'Tamil' },
]

test.each([
  ['2025-09-14T07:59:59+05:30', 0],
  ['2025-09-14T08:00:00+05:30', 1],
  ['2025-09-14T08:30:00+05:30', 2],
  ['2025-09-14T10:00:00+05:30', 1],
  ['2025-09-14T10:29:59+05:30', 1],
  ['2025-09-14T10:30:00+05:30', 0],
  ['2025-09-14T12:59:59+05:30', 1],
  ['2025-09-14T13:00:00+05:30', 0],
  ['2025-09-13T09:00:00+05:30', 0],
])('at %s there are %i services on', (now, count) => {
  const live = watchLive(services, new Date(now))
  expect(live.live ? live.on.length : 0).toBe(count)
})

test.each([
  ['2025-09-14T10:45:00+05:30', 'Sunday, 11:00 AM', '2025-09-14T11:00:00+05:30'],
  ['2025-09-14T13:00:00+05:30', 'Sunday, 8:00 AM', '2025-09-21T08:00:00+05:30'],
  ['2025-09-13T23:59:59+05:30', 'Sunday, 8:00 AM', '2025-09-14T08:00:00+05:30'],
  // Saturday evening in London.
  ['2025-09-13T20:00:00Z', 'Sunday, 8:00 AM', '2025-09-14T08:00:00+05:30'],
])('at %s the next service is on %s', (now, when, startsAt) => {
  const live = watchLive(services, new Date(now))
  expect(live).toMatchObject({ live: false, next: { when, startsAt: Date.parse(startsAt) } })
})

test('a service that runs past midnight is still live on the next day', () => {
  const night = [{ day: 'Saturday', time: '22:00', minutes: 240, language: 'English' }]
  expect(watchLive(night, new Date('2025-09-14T01:59:00+05:30')).live).toBe(true)
  expect(watchLive(night, new Date('2025-09-14T02:00:00+05:30')).live).toBe(false)
})

test('without services there is no next service', () => {
  expect(watchLive([], new Date())).toEqual({ live: false, next: undefined })
})
