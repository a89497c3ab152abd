import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { rupees } from '#domain/money.ts'

const wholeRupees = v.pipe(
  v.number('must be a number of rupees'),
  v.integer('must be whole rupees'),
  v.minValue(0, 'must be 0 or more'),
)

const table = described(
  v.strictObject({
    residential: described(wholeRupees, {
      title: 'With a bed',
      description: 'For one person of 12 or over who stays overnight.',
      example: 2100,
    }),
    nonResidential: described(wholeRupees, {
      title: 'Without a bed',
      description: 'For one person of 12 or over who comes for the day.',
      example: 700,
    }),
    residentialChild: described(wholeRupees, {
      title: 'Child with a bed',
      description: 'For one child of 6 to 11 who stays overnight.',
      example: 1470,
    }),
    nonResidentialChild: described(wholeRupees, {
      title: 'Child without a bed',
      description: 'For one child of 6 to 11 who comes for the day.',
      example: 470,
    }),
    part: described(wholeRupees, {
      title: 'Part payment',
      description: 'What everyone older than 5 pays to reserve a place.',
      example: 300,
    }),
    fullPaymentAtVenue: v.optional(
      described(v.boolean('must be yes or no'), {
        title: 'Full payment at the venue',
        description: 'Those who choose full payment pay nothing online.',
      }),
      false,
    ),
  }),
  {
    title: 'Price',
    description: 'In whole rupees, for one person. Children of 5 and under are free.',
  },
)

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
