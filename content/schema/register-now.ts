import * as v from 'valibot'
import { address, list, text } from './words.ts'

/** Where the Register Now button of an event leads, by the exact title of the event. */
export const registerNowSchema = v.pipe(
  list(v.strictObject({ event: text, to: address })),
  v.check(
    (entries) => new Set(entries.map(({ event }) => event)).size === entries.length,
    'must not have the same event twice',
  ),
)

export type RegisterNow = v.InferOutput<typeof registerNowSchema>
