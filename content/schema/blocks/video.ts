import * as v from 'valibot'
import { picture } from '../picture.ts'
import { video } from '../video.ts'
import { markdown, text } from '../words.ts'

export const videoBlock = v.strictObject({
  kind: v.literal('video'),
  heading: text,
  text: v.optional(markdown),
  /** The name of the video, said by its play button. */
  title: text,
  video,
  picture,
})
