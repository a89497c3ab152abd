import type { Db } from '#database/engine/open.ts'
import { phoneKey, searchKey } from '#domain/search-key.ts'
import { searchWords } from '#domain/search-words.ts'
import type { Registration, StoredAttendee } from './registrations.ts'

type Person = Pick<StoredAttendee, 'first_name' | 'last_name' | 'email' | 'phone'>

/**
 * As stored in the registration's `words`: every word by which it is found, between spaces. Names word
 * by word, e-mail addresses whole, phone numbers as ten digits.
 */
export function wordsText(people: readonly Person[]): string {
  const words = people.flatMap(({ first_name, last_name, email, phone }) => [
    ...searchWords(`${first_name} ${last_name}`),
    searchKey(email),
    phoneKey(phone),
  ])
  const found = [...new Set(words)].filter((word) => word !== '' && !/\s/.test(word))
  return found.length === 0 ? '' : ` ${found.join(' ')} `
}

type Indexed = Pick<Registration, 'id' | 'event_code' | 'words' | 'sort_name'>

/** Inside the transaction of a change: replaces what the search knows of the registration. */
export async function reindexWords(
  tx: Db,
  before: Indexed | undefined,
  after: Indexed,
): Promise<void> {
  if (before && KEPT.every((name) => before[name] === after[name])) return
  for (const { word, event_code, registration_id } of before ? rowsOf(before) : []) {
    await tx
      .deleteFrom('registration_word')
      .where('word', '=', word)
      .where('event_code', '=', event_code)
      .where('registration_id', '=', registration_id)
      .execute()
  }
  const rows = rowsOf(after)
  if (rows.length > 0) await tx.insertInto('registration_word').values(rows).execute()
}

const KEPT = ['words', 'event_code', 'sort_name'] as const

function rowsOf({ id, event_code, words, sort_name }: Indexed) {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ word, event_code, registration_id: id, sort_name }))
}
