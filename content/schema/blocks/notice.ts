import * as v from 'valibot'
import { markdown, text } from '../words.ts'

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
