import * as v from 'valibot'
import { list, markdown, text } from '../words.ts'

/** Courses that run for a number of weeks. */
export const coursesBlock = v.strictObject({
  kind: v.literal('courses'),
  heading: text,
  intro: v.optional(markdown),
  courses: list(
    v.strictObject({
      name: text,
      /** How long it takes: `12 weeks`. */
      length: text,
      /** Whom it is for, in a sentence. */
      audience: text,
      text: markdown,
      topics: list(text),
    }),
  ),
})
