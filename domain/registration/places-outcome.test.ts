import { expect, test } from 'vitest'
import type { Hold } from './places.ts'
import { type PlacesOutcome, placesOutcome } from './places-outcome.ts'

const CASES: [Hold, number, number, PlacesOutcome][] = [
  ['held', 0, 0, 'has-places'],
  ['confirmed', 900, 0, 'has-places'],
  ['confirmed', 900, 900, 'has-places'],
  ['waiting', 0, 0, 'waiting'],
  ['waiting', 900, 0, 'paid-late'],
  ['cancelled', 0, 0, 'cancelled'],
  ['cancelled', 900, 0, 'paid-late'],
  ['cancelled', 900, 900, 'refunded'],
  ['released', 0, 0, 'expired'],
  ['released', 900, 100, 'paid-late'],
  ['released', 900, 900, 'refunded'],
]

test.each(CASES)(
  '%s, received %i, refunded %i: %s',
  (hold, receivedMinor, returnedMinor, outcome) => {
    expect(placesOutcome({ hold, receivedMinor, returnedMinor })).toBe(outcome)
  },
)
