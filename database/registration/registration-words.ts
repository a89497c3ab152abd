import { phoneKey, searchKey } from '#domain/search-key.ts'
import { searchWords } from '#domain/search-words.ts'
import type { StoredAttendee } from './registrations.ts'

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
