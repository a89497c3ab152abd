import { expect, test } from 'vitest'
import type { Hold } from './registration/places.ts'
import { accountOf, type Standing } from './standing.ts'

type Case = [number, number, number, Hold | undefined, Standing, number, number]

/** Price, received, refunded, hold; the expected standing, paid amount and due amount. */
const CASES: Case[] = [
  [567_000, 0, 0, 'held', 'Not paid', 0, 567_000],
  [567_000, 90_000, 0, 'confirmed', 'Part paid', 90_000, 477_000],
  [567_000, 567_000, 0, 'confirmed', 'Paid', 567_000, 0],
  [567_000, 1_134_000, 0, 'confirmed', 'Overpaid', 1_134_000, 0],
  [567_000, 1_134_000, 567_000, 'confirmed', 'Paid', 567_000, 0],
  [567_000, 567_000, 100_000, 'confirmed', 'Part paid', 467_000, 100_000],
  [567_000, 567_000, 567_000, 'released', 'Refunded', 0, 0],
  [567_000, 567_000, 567_000, 'held', 'Not paid', 0, 567_000],
  [567_000, 0, 0, 'released', 'Expired', 0, 567_000],
  [567_000, 0, 0, 'waiting', 'Waiting', 0, 0],
  [567_000, 567_000, 0, 'released', 'Paid', 567_000, 0],
  [567_000, 0, 0, 'cancelled', 'Cancelled', 0, 0],
  [567_000, 90_000, 0, 'cancelled', 'Cancelled', 90_000, 0],
  [567_000, 90_000, 90_000, 'cancelled', 'Cancelled', 0, 0],
  [567_000, 90_000, 0, 'waiting', 'Part paid', 90_000, 477_000],
  [0, 0, 0, 'confirmed', 'Paid', 0, 0],
  [50_000, 0, 0, undefined, 'Not paid', 0, 50_000],
  [50_000, 50_000, 0, undefined, 'Paid', 50_000, 0],
]

test.each(CASES)(
  'price %i, received %i, refunded %i, hold %s: %s',
  (priceMinor, receivedMinor, returnedMinor, hold, standing, paidMinor, dueMinor) => {
    const ledger = { priceMinor, receivedMinor, returnedMinor, hold }
    const excessMinor = standing === 'Overpaid' ? paidMinor - priceMinor : 0
    expect(accountOf(ledger)).toEqual({ standing, paidMinor, dueMinor, excessMinor })
  },
)
