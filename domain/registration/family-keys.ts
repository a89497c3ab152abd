import { mailboxOf } from '../mail/mailbox.ts'
import { phoneKey, searchKey, searchWords } from '../search/read-search.ts'
import { foldName } from '../search/word-forms.ts'

export type FamilyPerson = { first_name: string; last_name: string; email: string; phone: string }

/** What speaks for one family: a mobile or an address alone, and only two full names together. */
type FamilyKey = { key: string; weight: number }

/** So much in common is perhaps the same family. */
export const SAME_FAMILY = 2

/** Of so many registrations with one key only the nearest ones are compared: one mobile may be on thousands. */
export const COMPARED_PER_KEY = 10

export type SharedKey = { registration_id: string; number: number; weight: number }

/** The nearest of these that is perhaps the same family: each is shown beside one other, not beside all. */
export function nearestAlike(shared: readonly SharedKey[]): string | undefined {
  const weights = new Map<string, { number: number; weight: number }>()
  for (const { registration_id, number, weight } of shared) {
    const before = weights.get(registration_id)?.weight ?? 0
    weights.set(registration_id, { number, weight: before + weight })
  }
  const alike = [...weights].filter(([, { weight }]) => weight >= SAME_FAMILY)
  return alike.sort(([, one], [, other]) => other.number - one.number)[0]?.[0]
}

/** By what a family is recognised that registers twice for one date. */
export function familyKeys(people: readonly FamilyPerson[]): FamilyKey[] {
  const weights = new Map<string, number>()
  for (const { first_name, last_name, email, phone } of people) {
    const mobile = phoneKey(phone)
    if (mobile.length === MOBILE_DIGITS) weights.set(`mobile ${mobile}`, SAME_FAMILY)
    if (email.trim() !== '') weights.set(`email ${mailboxOf(email)}`, SAME_FAMILY)
    const words = searchWords(`${first_name} ${last_name}`).map(foldName).sort()
    if (words.length > 1) weights.set(`name ${words.join(' ')}`, 1)
  }
  return [...weights].map(([key, weight]) => ({ key, weight }))
}

const MOBILE_DIGITS = 10

type Named = { first: string; last: string }

/** Of these people, those who are among the others by their full name, whatever the order. */
export function alsoAmong<Person extends Named>(
  people: readonly Person[],
  others: readonly Named[],
): Person[] {
  const known = new Set(others.map(nameKey))
  return people.filter((person) => known.has(nameKey(person)))
}

function nameKey({ first, last }: Named): string {
  return searchKey(`${first.trim()} ${last.trim()}`).replace(/\s+/g, ' ')
}
