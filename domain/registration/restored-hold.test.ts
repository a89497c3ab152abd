import { expect, test } from 'vitest'
import { restoredHold } from './restored-hold.ts'

test.each([
  // before, asked, received, returned
  ['confirmed', 900, 900, 0, 'confirmed'],
  ['confirmed', 900, 900, 300, 'confirmed'],
  ['confirmed', 900, 900, 900, 'held'],
  // Taken at the desk, to be paid there.
  ['confirmed', 900, 0, 0, 'confirmed'],
  ['held', 900, 0, 0, 'held'],
  // Paid after it was cancelled.
  ['held', 900, 900, 0, 'confirmed'],
  ['waiting', 900, 900, 0, 'confirmed'],
  ['held', 0, 0, 0, 'confirmed'],
  ['released', 900, 0, 0, 'held'],
  ['waiting', 900, 0, 0, 'waiting'],
  ['waiting', 0, 0, 0, 'waiting'],
] as const)(
  'cancelled while %s, of %i, %i received and %i returned',
  (before, askedMinor, receivedMinor, returnedMinor, hold) => {
    expect(restoredHold({ before, askedMinor, receivedMinor, returnedMinor })).toBe(hold)
  },
)
