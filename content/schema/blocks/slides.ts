import * as v from 'valibot'
import { picture } from '../picture.ts'
import { list, text } from '../words.ts'

/** A carousel of pictures with words on them. */
export const slidesBlock = v.strictObject({
  kind: v.literal('slides'),
  heading: text,
  slides: list(v.strictObject({ title: text, text, picture })),
})
