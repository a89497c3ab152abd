import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { video } from '#content-model/schema/video.ts'
import { markdown, text } from '#content-model/schema/words.ts'

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
      description: 'Follows the word Play on its button.',
      example: 'our story',
    }),
    video,
    picture,
  }),
  { title: 'Video', description: 'One video with a picture until it is played.' },
)
