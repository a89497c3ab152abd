import type { StoredAttendee } from '#database/records/registration/registrations.ts'
import { phoneKey, searchKey, searchWords } from '#domain/search/read-search.ts'
import { nameForms, phoneForms } from '#domain/search/word-forms.ts'

export type Person = Pick<StoredAttendee, 'first_name' | 'last_name' | 'email' | 'phone'>

/** Spaces stand around each word. Names have their other spellings, phone numbers are ten digits. */
export function wordsText(people: readonly Person[]): string {
  const words = people.flatMap(({ first_name, last_name, email, phone }) => [
    ...searchWords(`${first_name} ${last_name}`).flatMap(nameForms),
    searchKey(email),
    ...phoneForms(phoneKey(phone)),
  ])
  const found = [...new Set(words)].filter((word) => word !== '' && !/\s/.test(word))
  return found.length === 0 ? '' : ` ${found.join(' ')} `
}

export type Giver = { full_name: string; email: string; phone: string }

export function giftWords({ full_name, email, phone }: Giver): string {
  return wordsText([{ first_name: full_name, last_name: '', email, phone }])
}
