import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading } from '#content-model/schema/fields.ts'
import { typedAs } from '#content-model/schema/typed-as.ts'
import { entries, list, markdown, pageKey, text, written } from '#content-model/schema/words.ts'

const prices = described(
  v.strictObject({
    of: described(list(v.pipe(pageKey, typedAs({ input: 'programme' }))), {
      title: 'Programmes',
      description: 'The conferences whose prices are listed.',
      example: 'ewgregister',
    }),
    rule: described(markdown, {
      title: 'Rule',
      description: 'What visitors read below the table.',
      example: 'These are the prices you pay on the form.',
    }),
    review: v.optional(
      described(written, {
        title: 'To be reviewed',
        description:
          'What somebody still has to decide. Visitors do not see it. Empty it once it is done.',
        example: 'To be confirmed by the church’s office.',
      }),
    ),
  }),
  {
    title: 'Prices of the form',
    description:
      'What each person pays, made from the prices that the forms charge. May be left out.',
  },
)

export const costsBlock = described(
  v.strictObject({
    kind: v.literal('costs'),
    heading,
    rows: v.optional(
      described(
        entries({
          label: described(text, {
            title: 'For',
            description: 'For whom or for what.',
            example: 'Adults',
          }),
          amount: described(text, {
            title: 'Amount',
            description: 'The price as visitors read it.',
            example: 'Rs. 700',
          }),
          note: v.optional(
            described(text, {
              title: 'Note',
              description: 'A few small words under it. May be left out.',
              example: 'meals included',
            }),
          ),
        }),
        {
          title: 'Rows',
          description:
            'One row for each price. May be left out where the prices of a form are listed.',
        },
      ),
    ),
    note: v.optional(
      described(markdown, {
        title: 'Note',
        description: 'What visitors read below the table. May be left out.',
        example: 'Children of 5 and under come free.',
      }),
    ),
    prices: v.optional(prices),
  }),
  {
    title: 'Costs',
    description: 'A small table of prices, in words. What people pay is set with each conference.',
  },
)
