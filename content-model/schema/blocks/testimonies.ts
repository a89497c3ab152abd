import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { video } from '#content-model/schema/video.ts'
import { entries, text, written } from '#content-model/schema/words.ts'

export const testimoniesBlock = described(
  v.strictObject({
    kind: v.literal('testimonies'),
    heading,
    intro,
    testimonies: described(
      entries({
        name: described(written, {
          title: 'Name',
          description: 'Who tells the story.',
          example: 'Asha',
        }),
        about: described(text, {
          title: 'About',
          description: 'In a sentence, what the story is about.',
          example: 'How she learnt to forgive.',
        }),
        video,
        picture,
      }),
      { title: 'Testimonies', description: 'One video for each.' },
    ),
  }),
  { title: 'Testimonies', description: 'Videos in which people tell their story.' },
)
