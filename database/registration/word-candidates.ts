import type { Db } from '#database/engine/open.ts'
import type { SearchTerm } from '#domain/registration-search.ts'

export type Candidates = { term: SearchTerm; event: string | undefined }

/** Registrations with a word, as often as they have one. */
export function candidates(db: Db, { term: { text, whole }, event }: Candidates) {
  const words = db.selectFrom('registration_word').select('registration_id')
  const ranged = whole
    ? words.where('word', '=', text)
    : words.where('word', '>=', text).where('word', '<', `${text}${LAST_LETTER}`)
  return event === undefined ? ranged : ranged.where('event_code', '=', event)
}

/** No word goes on with it, and it sorts behind every letter. */
const LAST_LETTER = '\u{10FFFF}'
