import { expect, test } from 'vitest'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { readTyped } from '../persons/typed-form.ts'
import { describeOffer, missingPlaces, withCount } from './typed-quote.ts'

const words = REGISTRATION_FORM.en
const full = { code: 'full', left: { people: 0, residential: 0 } }
const noBeds = { code: 'nobeds', left: { people: 9, residential: 1 } }
const open = { code: 'open', left: undefined }
const offers = [full, noBeds, open]

test.each([
  ['nothing chosen', {}, undefined],
  ['no limit', { productinfo: 'open' }, undefined],
  ['full, whatever else is chosen', { productinfo: 'full' }, 'All places are taken.'],
  ['room without a bed', { productinfo: 'nobeds', persons: [{}, {}] }, undefined],
  [
    'too few beds',
    { productinfo: 'nobeds', residential: 'Residential', persons: [{}, {}] },
    'Only 1 residential place is left for 2 people.',
  ],
  [
    'one bed for one',
    { productinfo: 'nobeds', residential: 'Residential', persons: [{}] },
    undefined,
  ],
])('%s', (_name, form, lacking) => {
  expect(missingPlaces(words, readTyped(form), offers)).toBe(lacking)
})

test('the list of dates marks full events', () => {
  const dates = 'Sep 13 to 14'
  expect(describeOffer(words, { dates, left: full.left })).toBe('Sep 13 to 14 (full)')
  expect(describeOffer(words, { dates, left: { people: 4, residential: 0 } })).toBe(
    'Sep 13 to 14 (no residential places)',
  )
  expect(describeOffer(words, { dates, left: undefined })).toBe(dates)
})

test('a newer count takes the place of the page’s own', () => {
  const counted = { code: 'open', left: { people: 0, residential: 0 } }
  expect(withCount(offers, counted)).toEqual([full, noBeds, counted])
  expect(withCount(offers, undefined)).toEqual(offers)
})
