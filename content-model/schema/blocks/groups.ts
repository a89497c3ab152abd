import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading, intro } from '#content-model/schema/fields.ts'
import { entries, text } from '#content-model/schema/words.ts'

export const groupsBlock = described(
  v.strictObject({
    kind: v.literal('groups'),
    heading,
    intro,
    groups: described(
      entries({
        name: described(text, {
          title: 'Name',
          description: 'What the class is called.',
          example: 'Little Lambs',
        }),
        ages: described(text, {
          title: 'Ages',
          description: 'For which ages.',
          example: '3 to 5 years',
        }),
        times: described(text, {
          title: 'Times',
          description: 'When the class meets.',
          example: 'Sundays, 8:30 AM and 11:00 AM',
        }),
        about: described(text, {
          title: 'About',
          description: 'What the class does, in a sentence.',
          example: 'Songs, stories and play.',
        }),
      }),
      { title: 'Groups', description: 'The youngest first.' },
    ),
  }),
  { title: 'Groups', description: 'Age groups, each with its own class times.' },
)
