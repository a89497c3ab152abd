import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading } from '#content-model/schema/fields.ts'
import { entries, text } from '#content-model/schema/words.ts'

export const timelineBlock = described(
  v.strictObject({
    kind: v.literal('timeline'),
    heading,
    moments: described(
      entries({
        when: described(text, {
          title: 'When',
          description: 'The year, or the time.',
          example: '1998',
        }),
        title: described(text, {
          title: 'Title',
          description: 'What happened, in a few words.',
          example: 'The first service',
        }),
        text: body,
      }),
      { title: 'Moments', description: 'The oldest first.' },
    ),
  }),
  { title: 'Timeline', description: 'How things came about.' },
)
