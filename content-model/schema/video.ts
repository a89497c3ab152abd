import * as v from 'valibot'
import { described } from './described.ts'
import { day, text } from './words.ts'

const uploaded = v.optional(
  described(day, {
    title: 'Day of upload',
    description: 'May be left out. Search engines show a video only when they know its day.',
    example: '2026-01-18',
  }),
)

const youtubeId = described(
  v.pipe(text, v.regex(/^[\w-]{11}$/, 'must be the 11 letters after "watch?v=" in the address')),
  {
    title: 'Video',
    description: 'The 11 letters after `watch?v=` in the video’s address, between quotes.',
    example: 'aaaaaaaaaaa',
  },
)

const vimeoId = described(
  v.pipe(
    text,
    v.regex(/^\d{6,12}$/, 'must be the number in the address, between quotes: "000000001"'),
  ),
  {
    title: 'Video',
    description: 'The number in the video’s address, between quotes.',
    example: '000000001',
  },
)

export const video = described(
  v.variant(
    'provider',
    [
      v.strictObject({ provider: v.literal('youtube'), id: youtubeId, uploaded }),
      v.strictObject({ provider: v.literal('vimeo'), id: vimeoId, uploaded }),
    ],
    'must be youtube or vimeo',
  ),
  { title: 'Video', description: 'A video at YouTube or Vimeo. It loads when a visitor plays it.' },
)

export type Video = v.InferOutput<typeof video>
