import { expect, test } from 'vitest'
import type { Hold } from './registration/places.ts'
import { accountOf, moneyStates, type Standing } from './standing.ts'

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

const SINCE = '2026-11-15T04:34:00.000Z'

/** Of a price of Rs. 5,670: received, given back or on its way, of that on its way, hold; and what is said. */
test.each<[number, number, number, Hold, Standing, object[]]>([
  [567_000, 0, 0, 'confirmed', 'Paid', [{ says: 'nothing-due' }]],
  [0, 0, 0, 'held', 'Not paid', [{ says: 'due', amountMinor: 567_000 }]],
  [637_000, 0, 0, 'confirmed', 'Overpaid', [{ says: 'too-much', amountMinor: 70_000 }]],
  [637_000, 70_000, 70_000, 'confirmed', 'Paid', [coming(70_000)]],
  [737_000, 70_000, 70_000, 'confirmed', 'Overpaid', [coming(70_000), tooMuch(100_000)]],
  // All of it is on its way back: nobody owes it again.
  [567_000, 567_000, 567_000, 'confirmed', 'Refunded', [coming(567_000)]],
  [567_000, 567_000, 567_000, 'held', 'Not paid', [coming(567_000), due(567_000)]],
  [567_000, 0, 0, 'cancelled', 'Cancelled', [{ says: 'held', amountMinor: 567_000 }]],
  [567_000, 100_000, 100_000, 'cancelled', 'Cancelled', [coming(100_000), held(467_000)]],
  [567_000, 567_000, 0, 'cancelled', 'Cancelled', [{ says: 'nothing-due' }]],
])(
  'received %i, back %i, coming %i, %s: %s',
  (receivedMinor, returnedMinor, amount, hold, ...expected) => {
    const [standing, says] = expected
    const back = amount > 0 ? { amountMinor: amount, since: SINCE } : undefined
    const account = accountOf({
      priceMinor: 567_000,
      receivedMinor,
      returnedMinor,
      hold,
      coming: back,
    })
    expect([account.standing, moneyStates(account)]).toEqual([standing, says])
  },
)

function coming(amountMinor: number) {
  return { says: 'coming', amountMinor, since: SINCE }
}

function held(amountMinor: number) {
  return { says: 'held', amountMinor }
}

function due(amountMinor: number) {
  return { says: 'due', amountMinor }
}

function tooMuch(amountMinor: number) {
  return { says: 'too-much', amountMinor }
}
