import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badgeSizes } from './badge-size.ts'

const event = 'Encounter with God'

test.each([
  ['Asha', 'Rao', undefined, { first: 1, last: 1, small: 1 }],
  ['Lakshmi Narayanan', 'Rao', undefined, { first: 2, last: 2, small: 2 }],
  ['VENKATESH', 'KRISHNAMURTHY', undefined, { first: 2, last: 1, small: 1 }],
  ['Christopher', 'Rao', undefined, { first: 2, last: 1, small: 1 }],
  ['Asha', 'Venkatanarasimharajuvaripeta', undefined, { first: 1, last: 6, small: 1 }],
  ['சௌந்தரராஜன்', 'ராவ்', 'Chauntararajan Rav', { first: 4, last: 1, small: 1 }],
  ['x'.repeat(60), 'y'.repeat(60), undefined, { first: 6, last: 6, small: 6 }],
])('%s %s', (first, last, latin, sizes) => {
  expect(badgeSizes({ first, last, latin, event })).toEqual(sizes)
})

test('a longer name is never larger', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'M', ' ', 'ண', 'ക', 'का'), maxLength: 60 })
  fc.assert(
    fc.property(name, name, (first, more) => {
      const sizeOf = (text: string) =>
        badgeSizes({ first: text, last: 'Rao', latin: undefined, event }).first
      expect(sizeOf(first + more)).toBeGreaterThanOrEqual(sizeOf(first))
    }),
  )
})
