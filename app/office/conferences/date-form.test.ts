import { expect, test } from 'vitest'
import { NEW_DATE } from '#tests/support/site/church.ts'
import { DATE_MESSAGES, partMessage } from '#words/office/date-forms.ts'
import { readDateForm } from './date-form.ts'

const TYPED = {
  first: '2027-02-21',
  last: '2027-02-26',
  venue: 'Ooty',
  places: '120',
  residential: '3500',
  nonResidential: '2000',
  residentialChild: '1000',
  nonResidentialChild: '1000',
  part: '1000',
  cancelDays: '',
  cancelPercent: '',
  open: 'yes',
}

function read(change: Record<string, string>, kind: 'new' | 'own' | 'undated' = 'new') {
  return readDateForm({ ...TYPED, ...change }, { kind, today: '2026-11-17' })
}

test('a date is read with its days, places and prices in paise', () => {
  const date = { ...NEW_DATE, dayNotes: false }
  expect(read({})).toEqual({ ok: true, date })
})

test.each(['6000', '6,000', 'Rs. 6,000', 'Rs 6000', '₹6,000', '6000.00', '₹6000/-', ' 6000 '])(
  '%s are six thousand rupees',
  (residential) => {
    expect(read({ residential })).toMatchObject({ date: { price: { residential: 600_000 } } })
  },
)

test.each([
  [{ first: '' }, { first: DATE_MESSAGES.first }],
  [{ first: '31/2/2027' }, { first: DATE_MESSAGES.first }],
  [{ last: 'soon' }, { last: DATE_MESSAGES.last }],
  [{ last: '2027-02-20' }, { last: DATE_MESSAGES.order }],
  [{ last: '2028-02-26' }, { last: DATE_MESSAGES.long }],
  [{ first: '2026-11-16', last: '' }, { first: DATE_MESSAGES.passed }],
  [{ venue: '' }, { venue: DATE_MESSAGES.venue }],
  [{ places: 'many' }, { places: DATE_MESSAGES.places }],
  [{ places: '0' }, { places: DATE_MESSAGES.places }],
  [{ residential: '3500.50' }, { residential: DATE_MESSAGES.paise }],
  [{ residential: '' }, { residential: DATE_MESSAGES.price }],
  [{ residential: '-5' }, { residential: DATE_MESSAGES.price }],
  [{ part: '1200' }, { part: 'Please enter at most Rs. 1,000, the lowest of the prices.' }],
  [{ nonResidentialChild: '0' }, { part: partMessage(0) }],
])('%o is answered beside its field', (change, errors) => {
  expect(read(change)).toEqual({ ok: false, errors })
})

test('everything that is wrong is said at once, in the order of the form', () => {
  const wrong = read({ part: 'x', first: '', venue: '' })
  expect(wrong.ok ? [] : Object.keys(wrong.errors)).toEqual(['first', 'venue', 'part'])
})

test('one day needs no last day, no limit no places, and a day may be written as people do', () => {
  expect(read({ first: '21/2/2027', last: '', places: '' })).toMatchObject({
    date: { days: { first: '2027-02-21', last: '2027-02-21' }, places: undefined },
  })
})

test('a date that never had days needs none, and one that is over may be corrected', () => {
  expect(read({ first: '', last: '' }, 'undated')).toMatchObject({ date: { days: undefined } })
  expect(read({ first: '2023-02-21', last: '2023-02-22' }, 'own')).toMatchObject({ ok: true })
})

test('a date is open only if the box is ticked', () => {
  expect(read({ open: '' })).toMatchObject({ date: { open: false } })
})

test('what is not offered has the prices of the other, whatever stands in its fields', () => {
  const beds = { noBeds: 'yes', residential: 'none', residentialChild: '' }
  expect(read(beds)).toMatchObject({
    date: { price: { notOffered: 'Residential', residential: 200_000, residentialChild: 100_000 } },
  })
  const none = read({ noBeds: 'yes', bedsOnly: 'yes' })
  expect(none.ok ? [] : Object.keys(none.errors)).toEqual(['residential'])
})

test.each([
  [
    { cancelDays: '14 days', cancelPercent: '80 %' },
    { untilDays: 14, refundPercent: 80 },
  ],
  [{ cancelDays: '', cancelPercent: '' }, undefined],
])('a rule for cancelling is read from %o', (typed, cancel) => {
  expect(read(typed)).toMatchObject({ ok: true, date: { cancel } })
})

test.each([
  [{ cancelDays: '14', cancelPercent: '' }, ['cancelPercent']],
  [{ cancelDays: 'soon', cancelPercent: '101' }, ['cancelDays', 'cancelPercent']],
])('half a rule, or none that can be kept, is refused: %o', (typed, wrong) => {
  const refused = read(typed)
  expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual(wrong)
})
