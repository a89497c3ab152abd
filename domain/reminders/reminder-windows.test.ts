import { expect, test } from 'vitest'
import { balanceWindow, conferenceWindow, isWithin, mayLeave } from './reminder-windows.ts'

const HOUR_MS = 60 * 60_000
const DAYS_3 = 72 * HOUR_MS
const balance = balanceWindow('2026-12-12', DAYS_3)
const conference = conferenceWindow('2026-12-12', DAYS_3)

test.each([
  ['2026-12-08T23:59:59+05:30', false, false],
  ['2026-12-09T00:00:00+05:30', true, true],
  ['2026-12-11T23:59:59+05:30', true, true],
  ['2026-12-12T00:00:00+05:30', true, false],
  ['2026-12-12T23:59:59+05:30', true, false],
  ['2026-12-13T00:00:00+05:30', false, false],
])('a reminder is of use three days before 12 December, at %s', (at, ofBalance, ofConference) => {
  expect(isWithin(balance, new Date(at))).toBe(ofBalance)
  expect(isWithin(conference, new Date(at))).toBe(ofConference)
})

test.each([
  ['2026-12-08T12:00:00+05:30', false],
  ['2026-12-09T00:00:00+05:30', false],
  ['2026-12-09T08:59:59+05:30', false],
  ['2026-12-09T09:00:00+05:30', true],
  ['2026-12-09T20:59:59+05:30', true],
  // The server was down on the first day.
  ['2026-12-09T21:00:00+05:30', false],
  ['2026-12-10T03:00:00+05:30', false],
  ['2026-12-10T09:00:00+05:30', true],
  ['2026-12-11T20:59:59+05:30', true],
  ['2026-12-11T21:00:00+05:30', false],
])('a reminder leaves by day in India, at %s: %s', (at, leaves) => {
  expect(mayLeave(conference, new Date(at))).toBe(leaves)
})

test.each([
  // "36 hours" is noon, "20 hours" is four in the morning.
  [36, '2026-12-10T11:59:59+05:30', false],
  [36, '2026-12-10T12:00:00+05:30', true],
  [20, '2026-12-11T04:00:00+05:30', false],
  [20, '2026-12-11T09:00:00+05:30', true],
  // No day hour is left, so it leaves at night.
  [2, '2026-12-11T21:59:59+05:30', false],
  [2, '2026-12-11T22:00:00+05:30', true],
])('%i hours before, at %s: %s', (hours, at, leaves) => {
  expect(mayLeave(conferenceWindow('2026-12-12', hours * HOUR_MS), new Date(at))).toBe(leaves)
})
