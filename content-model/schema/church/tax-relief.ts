import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { day, written } from '#content-model/schema/words.ts'
import { readPan } from '#domain/giving/pan.ts'

/** The church's approval under section 80G of India's Income-tax Act. */
export const taxRelief = described(
  v.strictObject({
    pan: described(
      v.pipe(
        written,
        v.check((pan) => readPan(pan) === pan, 'must be a PAN, for example AAATC1234A'),
      ),
      {
        title: 'PAN of the church',
        description: 'Stands on receipts of gifts.',
        example: 'AAATC1234A',
      },
    ),
    registration: described(written, {
      title: 'Registration number',
      description: 'The unique registration number under section 80G, as in the order.',
      example: 'AAATC1234AF20214',
    }),
    from: described(day, {
      title: 'From',
      description: 'The date of the registration.',
      example: '2021-09-24',
    }),
    until: v.optional(
      described(day, {
        title: 'Until',
        description: 'The last day on which it is valid.',
        example: '2027-03-31',
      }),
    ),
  }),
  {
    title: 'Tax relief',
    description:
      'The registration under section 80G. With it the giving form offers a field for the giver’s PAN, receipts carry what the tax office asks for, and the office can export the year’s list. Leave it out if there is none.',
  },
)
