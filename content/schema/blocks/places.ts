import * as v from 'valibot'
import { picture } from '../picture.ts'
import { list, markdown, text } from '../words.ts'

/** Rooms and corners of the campus. */
export const placesBlock = v.strictObject({
  kind: v.literal('places'),
  heading: text,
  intro: v.optional(markdown),
  places: list(v.strictObject({ name: text, text: markdown, picture })),
})
