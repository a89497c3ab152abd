import * as v from 'valibot'
import { described } from '../described.ts'
import { heading } from '../fields.ts'
import { list, markdown, text } from '../words.ts'

export const costsBlock = described(
  v.strictObject({
    kind: v.literal('costs'),
    heading,
    rows: described(
      list(
        v.strictObject({
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
      ),
      { title: 'Rows', description: 'One row for each price.' },
    ),
    note: v.optional(
      described(markdown, {
        title: 'Note',
        description: 'What visitors read below the table. May be left out.',
        example: 'Children of 5 and under come free.',
      }),
    ),
  }),
  {
    title: 'Costs',
    description:
      'A small table of prices. These are words only: what people pay is in `conferences.yaml`.',
  },
)
