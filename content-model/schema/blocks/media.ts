import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { video } from '#content-model/schema/video.ts'
import { entries, markdown, text, written } from '#content-model/schema/words.ts'

export const slidesBlock = described(
  v.strictObject({
    kind: v.literal('slides'),
    heading,
    slides: described(
      entries({
        title: described(text, {
          title: 'Title',
          description: 'The large words on the picture.',
          example: 'Worship',
        }),
        text: described(text, {
          title: 'Text',
          description: 'A sentence on the picture.',
          example: 'We begin every day with songs.',
        }),
        picture,
      }),
      { title: 'Slides', description: 'One picture after the other.' },
    ),
  }),
  { title: 'Slides', description: 'Pictures with words on them, one at a time.' },
)

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
