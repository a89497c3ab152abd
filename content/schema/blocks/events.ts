import * as v from 'valibot'
import { count, list, text } from '../words.ts'

/** Coming dates out of the calendar. Their Register Now buttons are in register-now.yaml. */
export const eventsBlock = v.strictObject({
  kind: v.literal('events'),
  heading: text,
  /** Exactly as they are titled in the calendar, letter by letter. */
  titles: list(text),
  /** How many to show at most; all of them when left out. */
  limit: v.optional(count),
  /** What to say while there are none. */
  none: text,
})
