import * as v from 'valibot'
import { video } from '../video.ts'
import { list, markdown, text } from '../words.ts'

/** A carousel of videos in which people tell their story. */
export const testimoniesBlock = v.strictObject({
  kind: v.literal('testimonies'),
  heading: text,
  intro: v.optional(markdown),
  testimonies: list(
    v.strictObject({
      name: text,
      /** In a sentence, what the story is about. */
      about: text,
      video,
    }),
  ),
})
