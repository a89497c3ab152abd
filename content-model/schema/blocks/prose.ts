import * as v from 'valibot'
import { field, group } from '#content-model/schema/field.ts'
import { body, heading } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { text } from '#content-model/schema/values.ts'

export const textBlock = group('Text', 'Paragraphs, with a picture beside them if you like.', {
  kind: v.literal('text'),
  heading: v.optional(text('Heading', 'Shown above the text. May be left out.', 'What to expect')),
  text: body,
  picture: v.optional(picture),
})

export const noticeBlock = group('Notice', 'Something a visitor must know before going on.', {
  kind: v.literal('notice'),
  about: field(
    v.picklist(
      ['requirement', 'confidentiality', 'note'],
      'must be one of: requirement, confidentiality, note',
    ),
    'About',
    'What the notice is about. It chooses the icon.',
    'requirement',
    {
      choices: {
        requirement: 'What is required',
        confidentiality: 'Confidentiality',
        note: 'A note',
      },
    },
  ),
  heading,
  text: body,
})

export const quoteBlock = group('Quote', 'Words of Scripture.', {
  kind: v.literal('quote'),
  text: text('Text', 'The words themselves.', 'Taste and see that the LORD is good.'),
  reference: text('Reference', 'Book, chapter, verse and translation.', 'Psalm 34:8 (NIV)'),
})
