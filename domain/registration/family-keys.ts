import { phoneKey } from '#domain/search/search-key.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { foldName } from '../search/fold-name.ts'

export type FamilyPerson = { first_name: string; last_name: string; email: string; phone: string }

/** What speaks for one family: a mobile or an address alone, and only two full names together. */
export type FamilyKey = { key: string; weight: number }

/** So much in common is perhaps the same family. */
export const SAME_FAMILY = 2

/** Of so many registrations with one key only the nearest ones are compared: one mobile may be on thousands. */
export const COMPARED_PER_KEY = 10

/** Another registration that has a key in common. */
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
