import { expect, test } from 'vitest'
import { visitorMay } from './cancel-rule.ts'

const days = { first: '2026-12-12' }
const closes = Date.parse('2026-12-01T18:00:00+05:30')
const cancelBefore = new Date('2026-11-28T00:00:00+05:30')
const date = { open: true, days }

const EVERYTHING = { choices: true, details: true }
const DETAILS = { choices: false, details: true }
const NOTHING = { choices: false, details: false }

test.each([
  ['long before', date, '2026-11-15T09:00', EVERYTHING],
  ['the minute before the first day', date, '2026-12-11T23:59', EVERYTHING],
  ['the first day', date, '2026-12-12T00:00', NOTHING],
  ['over', date, '2027-01-01T09:00', NOTHING],
  ['before it closes', { ...date, closes }, '2026-12-01T17:59', EVERYTHING],
  ['closed', { ...date, closes }, '2026-12-01T18:00', DETAILS],
  ['closed, and begun', { ...date, closes }, '2026-12-12T00:00', NOTHING],
  ['closed by the office', { ...date, open: false }, '2026-11-15T09:00', DETAILS],
  ['not open yet', { ...date, opens: closes }, '2026-11-15T09:00', DETAILS],
  ['before the last day to cancel', { ...date, cancelBefore }, '2026-11-27T23:59', EVERYTHING],
  ['after the last day to cancel', { ...date, cancelBefore }, '2026-11-28T00:00', DETAILS],
  ['closing after the last day', { ...date, closes, cancelBefore }, '2026-11-30T09:00', DETAILS],
  ['days unknown, open', { open: true }, '2026-11-15T09:00', EVERYTHING],
  ['days unknown, closed', { open: false }, '2026-11-15T09:00', NOTHING],
])('%s', (_, held, now, may) => {
  expect(visitorMay(held, new Date(`${now}:00+05:30`))).toEqual(may)
})
