import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading, intro } from '#content-model/schema/fields.ts'
import { entries, text } from '#content-model/schema/words.ts'

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
