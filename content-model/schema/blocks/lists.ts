import * as v from 'valibot'
import { entries, group, list, typedAs } from '#content-model/schema/field.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { address, markdown, pageKey, text, written } from '#content-model/schema/values.ts'

export const topicsBlock = group('Topics', 'What is taught.', {
  kind: v.literal('topics'),
  heading,
  intro,
  topics: entries('Topics', 'In the order in which they are taught.', {
    title: text('Title', 'The topic.', 'Forgiveness'),
    about: v.optional(
      text('About', 'A sentence on it. May be left out.', 'How to let go of what others did.'),
    ),
  }),
})

export const stepsBlock = group('Steps', 'What happens, one thing after the other.', {
  kind: v.literal('steps'),
  heading,
  intro,
  steps: entries('Steps', 'One after the other, numbered by the site.', {
    title: text('Title', 'What to do, in a few words.', 'Fill in the form'),
    text: body,
  }),
})

export const linksBlock = group('Links', 'Where to go from here.', {
  kind: v.literal('links'),
  heading,
  links: entries('Links', 'One entry for each.', {
    label: text('Words', 'What the link says.', 'Register for a weekend'),
    to: address('Where it leads', 'A page of this site, or another address.', '/ewgregister'),
    about: v.optional(
      text('About', 'A sentence under the link. May be left out.', 'Two days in Bangalore.'),
    ),
  }),
})

const prices = group(
  'Prices of the form',
  'What each person pays, made from the prices that the forms charge. May be left out.',
  {
    of: list(
      'Programmes',
      'The conferences whose prices are listed.',
      v.pipe(pageKey, typedAs({ input: 'programme' })),
      'ewgregister',
    ),
    rule: markdown(
      'Rule',
      'What visitors read below the table.',
      'These are the prices you pay on the form.',
    ),
    review: v.optional(
      written(
        'To be reviewed',
        'What somebody still has to decide. Visitors do not see it. Empty it once it is done.',
        'To be confirmed by the church’s office.',
      ),
    ),
  },
)

export const costsBlock = group(
  'Costs',
  'A small table of prices, in words. What people pay is set with each conference.',
  {
    kind: v.literal('costs'),
    heading,
    rows: v.optional(
      entries(
        'Rows',
        'One row for each price. May be left out where the prices of a form are listed.',
        {
          label: text('For', 'For whom or for what.', 'Adults'),
          amount: text('Amount', 'The price as visitors read it.', 'Rs. 700'),
          note: v.optional(
            text('Note', 'A few small words under it. May be left out.', 'meals included'),
          ),
        },
      ),
    ),
    note: v.optional(
      markdown(
        'Note',
        'What visitors read below the table. May be left out.',
        'Children of 5 and under come free.',
      ),
    ),
    prices: v.optional(prices),
  },
)
