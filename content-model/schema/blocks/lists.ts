import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { typedAs } from '#content-model/schema/typed-as.ts'
import {
  address,
  entries,
  list,
  markdown,
  pageKey,
  text,
  written,
} from '#content-model/schema/words.ts'

export const topicsBlock = described(
  v.strictObject({
    kind: v.literal('topics'),
    heading,
    intro,
    topics: described(
      entries({
        title: described(text, {
          title: 'Title',
          description: 'The topic.',
          example: 'Forgiveness',
        }),
        about: v.optional(
          described(text, {
            title: 'About',
            description: 'A sentence on it. May be left out.',
            example: 'How to let go of what others did.',
          }),
        ),
      }),
      { title: 'Topics', description: 'In the order in which they are taught.' },
    ),
  }),
  { title: 'Topics', description: 'What is taught.' },
)

export const stepsBlock = described(
  v.strictObject({
    kind: v.literal('steps'),
    heading,
    intro,
    steps: described(
      entries({
        title: described(text, {
          title: 'Title',
          description: 'What to do, in a few words.',
          example: 'Fill in the form',
        }),
        text: body,
      }),
      { title: 'Steps', description: 'One after the other, numbered by the site.' },
    ),
  }),
  { title: 'Steps', description: 'What happens, one thing after the other.' },
)

export const linksBlock = described(
  v.strictObject({
    kind: v.literal('links'),
    heading,
    links: described(
      entries({
        label: described(text, {
          title: 'Words',
          description: 'What the link says.',
          example: 'Register for a weekend',
        }),
        to: described(address, {
          title: 'Where it leads',
          description: 'A page of this site, or another address.',
          example: '/ewgregister',
        }),
        about: v.optional(
          described(text, {
            title: 'About',
            description: 'A sentence under the link. May be left out.',
            example: 'Two days in Bangalore.',
          }),
        ),
      }),
      { title: 'Links', description: 'One entry for each.' },
    ),
  }),
  { title: 'Links', description: 'Where to go from here.' },
)

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
