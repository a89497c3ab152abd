import * as v from 'valibot'
import type { Conferences } from '#domain/registration/conference.ts'
import { email, list, phone, text } from './words.ts'

const entry = v.strictObject({ time: text, what: text })

/** One General Information Letter: what those who come need to know. */
const letter = v.strictObject({
  /** What the letter is for: "Wholeness and Freedom Conference - Part II". */
  title: text,
  greeting: text,
  paragraphs: list(text),
  venue: v.strictObject({ name: text, address: text, gettingThere: list(text) }),
  bring: list(text),
  timetable: list(v.strictObject({ day: text, entries: list(entry) })),
  notes: list(text),
  contact: v.strictObject({ name: text, phone, email, hours: text }),
})

/** By the code of the event. */
export const lettersSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+$/, 'must be the code of an event')),
  letter,
  'must be a group of letters, each under the code of its event',
)

export type InformationLetter = v.InferOutput<typeof letter>

type Both = { conferences: Conferences; letters: Record<string, InformationLetter> }

/** The first event that promises a letter which is not written. */
export function missingLetter({ conferences, letters }: Both): string | undefined {
  return Object.values(conferences.programmes)
    .flatMap(({ events }) => events)
    .find(({ code, letter: promised }) => promised && !letters[code])?.code
}
