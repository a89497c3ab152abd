import * as v from 'valibot'
import { picture } from '../picture.ts'
import { markdown, text } from '../words.ts'

export const textBlock = v.strictObject({
  kind: v.literal('text'),
  heading: v.optional(text),
  text: markdown,
  picture: v.optional(picture),
})

/** Something a visitor must know before going on. */
export const noticeBlock = v.strictObject({
  kind: v.literal('notice'),
  about: v.picklist(
    ['requirement', 'confidentiality', 'note'],
    'must be one of: requirement, confidentiality, note',
  ),
  heading: text,
  text: markdown,
})

/** Words of Scripture. */
export const quoteBlock = v.strictObject({
  kind: v.literal('quote'),
  text,
  /** Book, chapter, verse and translation: `Psalm 34:8 (NIV)`. */
  reference: text,
})
