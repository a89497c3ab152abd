import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading } from '#content-model/schema/fields.ts'
import { entries, markdown, text } from '#content-model/schema/words.ts'

export const beliefsBlock = described(
  v.strictObject({
    kind: v.literal('beliefs'),
    heading,
    beliefs: described(
      entries({
        title: described(text, {
          title: 'Title',
          description: 'What this belief is about.',
          example: 'The Bible',
        }),
        statement: described(markdown, {
          title: 'Statement',
          description: 'What we believe, in a few sentences.',
          example: 'We believe that the Bible is the word of God.',
        }),
        scripture: described(text, {
          title: 'Scripture',
          description: 'Where the Bible says it.',
          example: '2 Timothy 3:16',
        }),
      }),
      { title: 'Beliefs', description: 'One entry for each, numbered by the site.' },
    ),
  }),
  { title: 'Beliefs', description: 'What we believe, each statement with its place in Scripture.' },
)
