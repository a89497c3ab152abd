import * as v from 'valibot'
import { described } from '../described.ts'
import { heading } from '../fields.ts'
import { picture } from '../picture.ts'
import { video } from '../video.ts'
import { markdown, text } from '../words.ts'

export const videoBlock = described(
  v.strictObject({
    kind: v.literal('video'),
    heading,
    text: v.optional(
      described(markdown, {
        title: 'Text',
        description: 'A few sentences above the video. May be left out.',
        example: 'How our church began, in four minutes.',
      }),
    ),
    title: described(text, {
      title: 'Name of the video',
      description: 'Follows the word "Play" on its button.',
      example: 'our story',
    }),
    video,
    picture,
  }),
  { title: 'Video', description: 'One video with a picture until it is played.' },
)
