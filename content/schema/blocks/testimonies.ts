import * as v from 'valibot'
import { described } from '../described.ts'
import { heading, intro } from '../fields.ts'
import { picture } from '../picture.ts'
import { video } from '../video.ts'
import { list, text } from '../words.ts'

export const testimoniesBlock = described(
  v.strictObject({
    kind: v.literal('testimonies'),
    heading,
    intro,
    testimonies: described(
      list(
        v.strictObject({
          name: described(text, {
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
      ),
      { title: 'Testimonies', description: 'One video for each.' },
    ),
  }),
  { title: 'Testimonies', description: 'Videos in which people tell their story.' },
)
