import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { entries, text } from '#content-model/schema/words.ts'

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
