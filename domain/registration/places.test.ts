import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  describeShortage,
  fits,
  HOLDS,
  type Party,
  placesHeld,
  placesLeft,
  shortageFor,
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
  expect(shortageFor(party, placesLeft(capacity, { people: 0, residential: 0 }))).toBe(shortage)
})

test.each([
  [{ people: 0 }, two, 'All places are taken.'],
  [{ residential: 0 }, two, 'All residential places are taken.'],
  [{ residential: 1 }, two, 'Only 1 residential place is left, and you are 2.'],
  [{ people: 2 }, { ...guests, people: 5 }, 'Only 2 places are left, and you are 5.'],
  [{ people: 2 }, two, undefined],
])('%o says to %o: %s', (capacity, party, words) => {
  const left = placesLeft(capacity, { people: 0, residential: 0 })
  expect(describeShortage(party, left)).toBe(words)
})

const party = fc.record<Party>({
  people: fc.integer({ min: 1, max: 5 }),
  residential: fc.constantFrom(...RESIDENTIAL_TYPES),
})

test('who comes one after the other, and only while they fit, never outgrows the capacity', () => {
  const limits = fc.record({ people: fc.nat(30), residential: fc.nat(30) })
  fc.assert(
    fc.property(limits, fc.array(party, { maxLength: 40 }), (capacity, parties) => {
      const taken: (Party & { hold: 'held' })[] = []
      for (const next of parties) {
        if (fits(next, placesLeft(capacity, placesHeld(taken))))
          taken.push({ ...next, hold: 'held' })
      }
      const held = placesHeld(taken)
      expect(held.people).toBeLessThanOrEqual(capacity.people)
      expect(held.residential).toBeLessThanOrEqual(capacity.residential)
    }),
  )
})

test('only those who are held or confirmed take places', () => {
  const held = HOLDS.map((hold) => ({ ...two, hold }))
  expect(placesHeld(held)).toEqual({ people: 4, residential: 4 })
})
