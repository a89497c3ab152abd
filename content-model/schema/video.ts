import * as v from 'valibot'
import { field } from './field.ts'
import { day, matching } from './values.ts'

const uploaded = day.optional`Day of upload: Search engines show a video only when they know its
  day.
  e.g. 2026-01-18`

/** In `watch?v=…`, `youtu.be/…`, `embed/…` and `live/…`. */
const YOUTUBE_ID = /(?:[?&]v=|youtu\.be\/|\/(?:embed|live|shorts)\/)([\w-]{11})\b/

const youtubeId = matching(
  /^[\w-]{11}$/,
  'must be the address of the video, or its 11 letters and digits',
  { understood: (typed) => YOUTUBE_ID.exec(typed)?.[1] },
)`Video: Paste the address of the video at YouTube. e.g. aaaaaaaaaaa`

const vimeoId = matching(/^\d{6,12}$/, 'must be the address of the video, or its number', {
  understood: (typed) => /vimeo\.com\/(?:video\/)?(\d{6,12})/.exec(typed)?.[1],
})`Video: Paste the address of the video at Vimeo. e.g. 000000001`

export const video = field(
  v.variant(
    'provider',
    [
      v.strictObject({ provider: v.literal('youtube'), id: youtubeId, uploaded }),
      v.strictObject({ provider: v.literal('vimeo'), id: vimeoId, uploaded }),
    ],
    'must be a video at YouTube or Vimeo',
  ),
)`Video: A video at YouTube or Vimeo. It loads when a visitor plays it.`

export type Video = v.InferOutput<typeof video>
