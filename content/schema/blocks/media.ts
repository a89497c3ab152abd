import * as v from 'valibot'
import { picture } from '../picture.ts'
import { video } from '../video.ts'
import { list, markdown, text } from '../words.ts'

/** A carousel of pictures with words on them. */
export const slidesBlock = v.strictObject({
  kind: v.literal('slides'),
  heading: text,
  slides: list(v.strictObject({ title: text, text, picture })),
})

export const videoBlock = v.strictObject({
  kind: v.literal('video'),
  heading: text,
  text: v.optional(markdown),
  /** The name of the video, said by its play button. */
  title: text,
  video,
  picture,
})

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
