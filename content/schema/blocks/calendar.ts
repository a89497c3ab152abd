import * as v from 'valibot'
import { markdown, text } from '../words.ts'

/** The whole calendar, loaded when someone asks for it. */
export const calendarBlock = v.strictObject({
  kind: v.literal('calendar'),
  heading: text,
  text: markdown,
})
