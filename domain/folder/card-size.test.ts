import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badgeSizes, stickerSize } from './card-size.ts'

const event = 'Encounter with God'

test.each([
  ['Asha', 'Rao', undefined, { first: 26, last: 15, small: 8 }],
  ['Lakshmi Narayanan', 'Rao', undefined, { first: 22, last: 14, small: 8 }],
  ['VENKATESH', 'KRISHNAMURTHY', undefined, { first: 22, last: 15, small: 8 }],
  ['Christopher', 'Rao', undefined, { first: 22, last: 15, small: 8 }],
  ['Asha', 'Venkatanarasimharajuvaripeta', undefined, { first: 26, last: 8.5, small: 8 }],
  ['சௌந்தரராஜன்', 'ராவ்', 'Chauntararajan Rav', { first: 15, last: 15, small: 8 }],
  ['x'.repeat(60), 'y'.repeat(60), undefined, { first: 10, last: 8.5, small: 6.5 }],
])('%s %s', (first, last, latin, sizes) => {
  expect(badgeSizes({ first, last, latin, event })).toEqual(sizes)
})

test('a longer name is never larger', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'M', ' ', 'ண', 'ക', 'का'), maxLength: 60 })
  fc.assert(
    fc.property(name, name, (first, more) => {
      const sizeOf = (text: string) =>
        badgeSizes({ first: text, last: 'Rao', latin: undefined, event }).first
      expect(sizeOf(first + more)).toBeLessThanOrEqual(sizeOf(first))
    }),
  )
})

const LONG = 'Venkatanarasimharajuvaripeta Satyanarayana Subrahmanyeswara'

test.each([
  ['a short name is large', 'Asha Rao', 15],
  ['a long one is smaller', `${LONG} ${LONG}`, 11],
  ['and so are several', Array(4).fill(`${LONG} Rao`).join(', '), 7],
  ['nothing is smaller than the smallest', 'ண'.repeat(2_000), 5.5],
])('%s', (_, name, size) => {
  const small = ['For Asha Rao', 'Please show this slip when you fetch your child.']
  expect(stickerSize({ name, small }).name).toBe(size)
})
