import * as v from 'valibot'
import { fieldMaker, group } from '#content-model/schema/field.ts'
import { yesOrNo } from '#content-model/schema/values.ts'
import { rupees } from '#domain/money.ts'

const wholeRupees = fieldMaker(
  v.pipe(
    v.number('must be a number of rupees'),
    v.integer('must be whole rupees'),
    v.minValue(0, 'must be 0 or more'),
  ),
)

const table = group('Price', 'In whole rupees, for one person. Children of 5 and under are free.', {
  residential: wholeRupees('With a bed', 'For one person of 12 or over who stays overnight.', 2100),
  nonResidential: wholeRupees(
    'Without a bed',
    'For one person of 12 or over who comes for the day.',
    700,
  ),
  residentialChild: wholeRupees(
    'Child with a bed',
    'For one child of 6 to 11 who stays overnight.',
    1470,
  ),
  nonResidentialChild: wholeRupees(
    'Child without a bed',
    'For one child of 6 to 11 who comes for the day.',
    470,
  ),
  part: wholeRupees('Part payment', 'What everyone older than 5 pays to reserve a place.', 300),
  fullPaymentAtVenue: v.optional(
    yesOrNo('Full payment at the venue', 'Those who choose full payment pay nothing online.'),
    false,
  ),
})

export const conferencePrice = v.pipe(
  table,
  v.forward(
    v.check(
      ({ part, fullPaymentAtVenue: _, ...prices }) => part <= Math.min(...Object.values(prices)),
      'must not be more than the lowest of the prices',
    ),
    ['part'],
  ),
  v.transform((prices) => ({
    residential: rupees(prices.residential),
    nonResidential: rupees(prices.nonResidential),
    residentialChild: rupees(prices.residentialChild),
    nonResidentialChild: rupees(prices.nonResidentialChild),
    part: rupees(prices.part),
    fullPaymentAtVenue: prices.fullPaymentAtVenue,
  })),
)
