import * as v from 'valibot'
import { described } from './described.ts'
import { typedAs } from './typed-as.ts'
import { day, written } from './words.ts'

const uploaded = v.optional(
  described(day, {
    title: 'Day of upload',
    description: 'Search engines show a video only when they know its day.',
    example: '2026-01-18',
  }),
)

/** In `watch?v=…`, `youtu.be/…`, `embed/…` and `live/…`. */
const YOUTUBE_ID = /(?:[?&]v=|youtu\.be\/|\/(?:embed|live|shorts)\/)([\w-]{11})\b/

const youtubeId = described(
  v.pipe(
    written,
    v.regex(/^[\w-]{11}$/, 'must be the address of the video, or its 11 letters and digits'),
    typedAs({ understood: (typed) => YOUTUBE_ID.exec(typed)?.[1] }),
  ),
  {
    title: 'Video',
    description: 'Paste the address of the video at YouTube.',
    example: 'aaaaaaaaaaa',
  },
)

const vimeoId = described(
  v.pipe(
    written,
    v.regex(/^\d{6,12}$/, 'must be the address of the video, or its number'),
    typedAs({ understood: (typed) => /vimeo\.com\/(?:video\/)?(\d{6,12})/.exec(typed)?.[1] }),
  ),
  {
    title: 'Video',
    description: 'Paste the address of the video at Vimeo.',
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
    'must be a video at YouTube or Vimeo',
  ),
  { title: 'Video', description: 'A video at YouTube or Vimeo. It loads when a visitor plays it.' },
)

export type Video = v.InferOutput<typeof video>
