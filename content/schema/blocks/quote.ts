import * as v from 'valibot'
import { text } from '../words.ts'

/** Words of Scripture. */
export const quoteBlock = v.strictObject({
  kind: v.literal('quote'),
  text,
  /** Book, chapter, verse and translation: `Psalm 34:8 (NIV)`. */
  reference: text,
})
