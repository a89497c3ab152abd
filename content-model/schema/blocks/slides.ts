import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { entries, text } from '#content-model/schema/words.ts'

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
