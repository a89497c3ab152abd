import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { text } from '#content-model/schema/words.ts'

export const textBlock = described(
  v.strictObject({
    kind: v.literal('text'),
    heading: v.optional(
      described(text, {
        title: 'Heading',
        description: 'Shown above the text. May be left out.',
        example: 'What to expect',
      }),
    ),
    text: body,
    picture: v.optional(picture),
  }),
  { title: 'Text', description: 'Paragraphs, with a picture beside them if you like.' },
)
