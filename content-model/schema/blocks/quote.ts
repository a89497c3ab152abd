import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { text } from '#content-model/schema/words.ts'

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
