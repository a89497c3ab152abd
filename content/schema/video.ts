import * as v from 'valibot'
import { day, text } from './words.ts'

/** Search engines show a video only when they are told since when there is one. */
const uploaded = v.optional(day)

/** A video at one of our two providers. The id is the part of its address that names it. */
export const video = v.variant(
  'provider',
  [
    v.strictObject({
      provider: v.literal('youtube'),
      id: v.pipe(
        text,
        v.regex(/^[\w-]{11}$/, 'must be the 11 letters after "watch?v=" in the address'),
      ),
      uploaded,
    }),
    v.strictObject({
      provider: v.literal('vimeo'),
      id: v.pipe(
        text,
        v.regex(/^\d{6,12}$/, 'must be the number in the address, between quotes: "000000001"'),
      ),
      uploaded,
    }),
  ],
  'must be youtube or vimeo',
)

export type Video = v.InferOutput<typeof video>
