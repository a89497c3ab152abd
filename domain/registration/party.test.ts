import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canAdd,
  canRemove,
  fitsParty,
  formatIndiaTime,
  isPartyType,
  movedArrival,
  PARTY_TYPES,
  parseIndiaTime,
  regroupParty,
} from './party.ts'

test.each([
  { type: 'Individual', fits: [1], adds: [0], removes: [] },
  { type: 'Married Couple', fits: [2], adds: [0, 1], removes: [] },
  { type: 'Family', fits: [2, 3, 4, 5], adds: [0, 1, 2, 3, 4], removes: [2, 3, 4] },
  { type: 'Group', fits: [2, 3, 4, 5], adds: [0, 1, 2, 3, 4], removes: [2, 3, 4] },
] as const)('$type: its size, when one can be added, and who can be removed', (row) => {
  const numbers = [0, 1, 2, 3, 4, 5, 6, 500]
  expect(numbers.filter((count) => fitsParty(row.type, count))).toEqual(row.fits)
  expect(numbers.filter((count) => canAdd(row.type, count))).toEqual(row.adds)
  expect(numbers.filter((index) => canRemove(row.type, index))).toEqual(row.removes)
})

test.each([
  { type: 'Individual', typed: ['Asha', 'Ravi', 'Mani'], becomes: ['Asha'] },
  { type: 'Individual', typed: [], becomes: [''] },
  { type: 'Married Couple', typed: ['Asha'], becomes: ['Asha', ''] },
  { type: 'Married Couple', typed: ['Asha', 'Ravi', 'Mani'], becomes: ['Asha', 'Ravi'] },
  { type: 'Family', typed: ['Asha'], becomes: ['Asha', ''] },
  { type: 'Family', typed: ['Asha', 'Ravi', 'Mani'], becomes: ['Asha', 'Ravi', 'Mani'] },
  { type: 'Group', typed: ['1', '2', '3', '4', '5', '6'], becomes: ['1', '2', '3', '4', '5'] },
] as const)('$typed registering as $type becomes $becomes', ({ type, typed, becomes }) => {
  expect(regroupParty({ type, persons: typed, blank: () => '' }).persons).toEqual(becomes)
})

test('a resized party fits its type and keeps the remaining persons in order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PARTY_TYPES), fc.array(fc.string()), (type, persons) => {
      const { persons: resized } = regroupParty({ type, persons, blank: () => 'blank' })
      expect(fitsParty(type, resized.length)).toBe(true)
      const remain = Math.min(persons.length, resized.length)
      expect(resized.slice(0, remain)).toEqual(persons.slice(0, remain))
    }),
  )
})

const isBlank = (person: string) => person === ''

test('persons that a type has no room for come back in order when there is room again', () => {
  const family = ['Asha', 'Ravi', 'Anu', '']
  const blank = () => ''
  const alone = regroupParty({ type: 'Individual', persons: family, blank, isBlank })
  expect(alone).toEqual({ persons: ['Asha'], dropped: ['Ravi', 'Anu'] })
  const couple = regroupParty({ ...alone, type: 'Married Couple', blank, isBlank })
  expect(couple).toEqual({ persons: ['Asha', 'Ravi'], dropped: ['Anu'] })
  const again = regroupParty({ ...couple, type: 'Family', blank, isBlank })
  expect(again).toEqual({ persons: ['Asha', 'Ravi', 'Anu'], dropped: [] })
})

test('changing the type any number of times loses no typed person', () => {
  const types = fc.array(fc.constantFrom(...PARTY_TYPES), { minLength: 1, maxLength: 6 })
  const names = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(types, names, (chosen, persons) => {
      let now = { persons, dropped: [] as string[] }
      for (const type of chosen) now = regroupParty({ ...now, type, blank: () => '', isBlank })
      const everybody = [...now.persons, ...now.dropped].filter((person) => !isBlank(person))
      expect(everybody).toEqual(persons)
    }),
  )
})

test('only the four party types are accepted', () => {
  expect(PARTY_TYPES.every(isPartyType)).toBe(true)
  expect(['family', 'Couple', '', undefined, null, 2].some(isPartyType)).toBe(false)
})

test.each([
  ['2025-09-13T09:00', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13 09:00', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T09:00:59', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T09:00:59.999', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T03:30:00.000Z', '2025-09-13T03:30:00.000Z'],
  ['2025-09-13T09:00+05:30', '2025-09-13T03:30:00.000Z'],
  ['2024-02-29T00:00', '2024-02-28T18:30:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(parseIndiaTime(text)).toBe(Date.parse(moment))
})

test.each([
  ...['', 'tomorrow', '2025-09-13', '09:00', '13/09/2025 09:00', '2025-02-29T09:00'],
  ...['2025-02-30T09:00', '2025-13-01T09:00', '2025-00-10T09:00', '2025-09-31T09:00'],
  ...['2025-09-13T24:00', '2025-09-13T09:60', '2025-09-13T09:00:60', '2025-09-13T09:00+99:00'],
  ...['0000-01-01T00:00', '12025-09-13T09:00', '2025-09-13T09:00 ; drop'],
])('"%s" is no date and time', (text) => {
  expect(parseIndiaTime(text)).toBeUndefined()
})

test('a formatted time parses back to the same minute', () => {
  const anyMoment = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2900-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyMoment, (date) => {
      const minute = Math.floor(date.getTime() / 60_000) * 60_000
      expect(parseIndiaTime(formatIndiaTime(date.getTime()))).toBe(minute)
    }),
  )
})

const days = { first: '2027-01-09' }

test.each([
  ['2026-12-12T09:00', days, '2027-01-09T09:00'],
  // Somebody who comes the evening before comes at that hour, on the first day.
  ['2026-12-11T21:30', days, '2027-01-09T21:30'],
  ['2026-12-12T00:00', days, '2027-01-09T00:00'],
  ['2026-12-12T03:30:00Z', days, '2027-01-09T09:00'],
  ['In the evening', days, 'In the evening'],
  ['2026-12-12T09:00', undefined, '2026-12-12T09:00'],
])('an arrival of %s is moved', (arrival, first, moved) => {
  expect(movedArrival({ arrival, days: first })).toBe(moved)
})
