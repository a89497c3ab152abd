import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading } from '#content-model/schema/fields.ts'
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

export const noticeBlock = described(
  v.strictObject({
    kind: v.literal('notice'),
    about: described(
      v.picklist(
        ['requirement', 'confidentiality', 'note'],
        'must be one of: requirement, confidentiality, note',
      ),
      {
        title: 'About',
        description: 'What the notice is about. It chooses the icon.',
        example: 'requirement',
        choices: {
          requirement: 'What is required',
          confidentiality: 'Confidentiality',
          note: 'A note',
        },
      },
    ),
    heading,
    text: body,
  }),
  { title: 'Notice', description: 'Something a visitor must know before going on.' },
)

export const quoteBlock = described(
  v.strictObject({
    kind: v.literal('quote'),
    text: described(text, {
      title: 'Text',
      description: 'The words themselves.',
      example: 'Taste and see that the LORD is good.',
    }),
    reference: described(text, {
      title: 'Reference',
      description: 'Book, chapter, verse and translation.',
      example: 'Psalm 34:8 (NIV)',
    }),
  }),
  { title: 'Quote', description: 'Words of Scripture.' },
)
