import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortageWords as toThem } from '#app/features/registration/price/typed-quote.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { overCapacityWords as toOffice } from '#words/office/problems.ts'
import {
  accountOf,
  HOLDS,
  type Hold,
  moneyStates,
  offeredUntil,
  type Party,
  placesLeft,
  placesOutcome,
  restoredHold,
  type Standing,
  shortageFor,
  takesPlaces,
  whoComes,
} from './places.ts'
import { RESIDENTIAL_TYPES } from './price.ts'

const two = { people: 2, residential: 'Residential' } as const
const guests = { people: 2, residential: 'Non Residential' } as const

test.each([
  ['no limit at all', two, {}, undefined],
  ['room for all', two, { people: 2, residential: 2 }, undefined],
  ['the hall is full', guests, { people: 1 }, 'people'],
  ['no bed', two, { people: 9, residential: 1 }, 'residential'],
  ['no bed needed', guests, { people: 9, residential: 0 }, undefined],
  ['the hall is full before the beds are', two, { people: 1, residential: 9 }, 'people'],
])('%s', (_name, party, capacity, shortage) => {
  expect(shortageFor(party, placesLeft(capacity, { people: 0, residential: 0 }))?.kind).toBe(
    shortage,
  )
})

test.each([
  [{ people: 0 }, two, 'All places are taken.'],
  [{ residential: 0 }, two, 'All residential places are taken.'],
  [{ residential: 1 }, two, 'Only 1 residential place is left for 2 people.'],
  [{ people: 2 }, { ...guests, people: 5 }, 'Only 2 places are left for 5 people.'],
  [{ people: 2 }, two, undefined],
])('%o says to %o: %s', (capacity, party, words) => {
  const shortage = shortageFor(party, placesLeft(capacity, { people: 0, residential: 0 }))
  expect(shortage && toThem(REGISTRATION_FORM.en, shortage)).toBe(words)
})

test('the office reads how many they are', () => {
  const shortage = { kind: 'people', left: 3, wanted: 4 } as const
  expect(toOffice(shortage)).toBe('Only 3 places left for 4 people.')
})

const party = fc.record<Party>({
  people: fc.integer({ min: 1, max: 5 }),
  residential: fc.constantFrom(...RESIDENTIAL_TYPES),
})

test('admitting parties one by one while they fit never exceeds the capacity', () => {
  const limits = fc.record({ people: fc.nat(30), residential: fc.nat(30) })
  fc.assert(
    fc.property(limits, fc.array(party, { maxLength: 40 }), (capacity, parties) => {
      const held = { people: 0, residential: 0 }
      for (const next of parties) {
        if (shortageFor(next, placesLeft(capacity, held))) continue
        held.people += next.people
        if (next.residential === 'Residential') held.residential += next.people
      }
      expect(held.people).toBeLessThanOrEqual(capacity.people)
      expect(held.residential).toBeLessThanOrEqual(capacity.residential)
    }),
  )
})

test('only held and confirmed registrations take places', () => {
  expect(HOLDS.filter(takesPlaces)).toEqual(['held', 'confirmed'])
})

test.each([
  ['confirmed', 'Paid', 900, 0, 'coming'],
  // At the desk, or restored: to be paid there.
  ['confirmed', 'Not paid', 0, 0, 'coming'],
  ['held', 'Part paid', 300, 0, 'coming'],
  ['held', 'Not paid', 0, 0, 'offered'],
  // Free, until the link in its mail is used.
  ['held', 'Paid', 0, 0, 'offered'],
  // All of it went back, and places were offered anew.
  ['held', 'Not paid', 900, 900, 'offered'],
  ['waiting', 'Waiting', 0, 0, 'waiting'],
  ['waiting', 'Paid', 900, 0, 'waiting'],
  // On its way back.
  ['confirmed', 'Refunded', 900, 900, 'cancelled'],
  ['released', 'Expired', 0, 0, 'cancelled'],
  // Paid when the places were gone.
  ['released', 'Paid', 900, 0, 'cancelled'],
  ['cancelled', 'Cancelled', 900, 0, 'cancelled'],
] as const)('who is %s and %s, with %j received and %j returned, is %s', (...given) => {
  const [hold, standing, received_minor, returned_minor, who] = given
  expect(whoComes({ hold, standing, received_minor, returned_minor })).toBe(who)
})

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

test.each<[Hold, number, number, ReturnType<typeof placesOutcome>]>([
  ['held', 0, 0, 'has-places'],
  ['confirmed', 900, 0, 'has-places'],
  ['confirmed', 900, 900, 'has-places'],
  ['waiting', 0, 0, 'waiting'],
  ['waiting', 900, 0, 'paid-late'],
  ['cancelled', 0, 0, 'cancelled'],
  ['cancelled', 900, 0, 'cancelled'],
  ['cancelled', 900, 900, 'cancelled'],
  ['released', 0, 0, 'expired'],
  ['released', 900, 100, 'paid-late'],
  ['released', 900, 900, 'refunded'],
])('%s, received %i, refunded %i: %s', (hold, receivedMinor, returnedMinor, outcome) => {
  expect(placesOutcome({ hold, receivedMinor, returnedMinor })).toBe(outcome)
})

const UNTIL = '2026-11-19T04:00:00.000Z'
const offer = { source: 'sweep', to_hold: 'held' } as const

test.each([
  ['offered by the site', 'held', [offer], UNTIL],
  ['offered by the office', 'held', [{ ...offer, source: 'office' }], UNTIL],
  ['registered just now', 'held', [], undefined],
  ['taken again by the visitor', 'held', [offer, { ...offer, source: 'visitor' }], undefined],
  ['paid', 'confirmed', [offer, { source: 'return', to_hold: 'confirmed' }], undefined],
  ['run out', 'released', [offer, { source: 'sweep', to_hold: 'released' }], undefined],
] as const)('%s', (_, hold, moves, until) => {
  expect(offeredUntil({ hold, held_until: UNTIL }, moves)).toBe(until)
})

/** Price, received, refunded, hold; the expected standing, paid amount and due amount. */
test.each<[number, number, number, Hold | undefined, Standing, number, number]>([
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
])(
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
  [0, 0, 0, 'held', 'Not paid', [says('due', 567_000)]],
  [637_000, 0, 0, 'confirmed', 'Overpaid', [says('too-much', 70_000)]],
  [637_000, 70_000, 70_000, 'confirmed', 'Paid', [says('coming', 70_000)]],
  [
    737_000,
    70_000,
    70_000,
    'confirmed',
    'Overpaid',
    [says('coming', 70_000), says('too-much', 100_000)],
  ],
  // All of it is on its way back: nobody owes it again.
  [567_000, 567_000, 567_000, 'confirmed', 'Refunded', [says('coming', 567_000)]],
  [567_000, 567_000, 567_000, 'held', 'Not paid', [says('coming', 567_000), says('due', 567_000)]],
  [567_000, 0, 0, 'cancelled', 'Cancelled', [says('held', 567_000)]],
  [
    567_000,
    100_000,
    100_000,
    'cancelled',
    'Cancelled',
    [says('coming', 100_000), says('held', 467_000)],
  ],
  [567_000, 567_000, 0, 'cancelled', 'Cancelled', [{ says: 'nothing-due' }]],
])(
  'received %i, back %i, coming %i, %s: %s',
  (receivedMinor, returnedMinor, amountMinor, hold, ...expected) => {
    const coming = amountMinor > 0 ? { amountMinor, since: SINCE } : undefined
    const paid = { priceMinor: 567_000, receivedMinor, returnedMinor }
    const account = accountOf({ ...paid, hold, coming })
    expect([account.standing, moneyStates(account)]).toEqual(expected)
  },
)

function says(what: string, amountMinor: number) {
  return { says: what, amountMinor, ...(what === 'coming' && { since: SINCE }) }
}
