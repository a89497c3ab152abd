import { mailboxOf } from '../mail/mailbox.ts'
import { phoneKey, searchKey, searchWords } from '../search/read-search.ts'
import { foldName } from '../search/word-forms.ts'

type FamilyPerson = { first_name: string; last_name: string; email: string; phone: string }

const SAME_FAMILY = 2

/** Of so many registrations with one key only the nearest ones are compared: one mobile may be on thousands. */
const COMPARED_PER_KEY = 10

/** Takes registrations in the order in which they came. Each is shown beside the nearest earlier one, not beside all. */
export function pairFamilies<Family extends { people: readonly FamilyPerson[] }>(
  families: readonly Family[],
): { earlier: Family; later: Family }[] {
  const seen = new Map<string, number[]>()
  return families.flatMap((later, index) => {
    const weights = new Map<number, number>()
    for (const { key, weight } of familyKeys(later.people)) {
      const others = seen.get(key) ?? []
      for (const other of others) weights.set(other, (weights.get(other) ?? 0) + weight)
      seen.set(key, [...others, index].slice(-COMPARED_PER_KEY))
    }
    const alike = [...weights].filter(([, weight]) => weight >= SAME_FAMILY)
    const earlier = families[Math.max(...alike.map(([other]) => other))]
    return earlier ? [{ earlier, later }] : []
  })
}

/** A mobile or an address speaks for one family alone, and only two full names together. */
export function familyKeys(people: readonly FamilyPerson[]) {
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

type PersonName = Pick<FamilyPerson, 'first_name' | 'last_name'>

/** Of these people, those who are among the others by their full name, whatever the order. */
export function alsoAmong<Person extends PersonName>(
  people: readonly Person[],
  others: readonly PersonName[],
): Person[] {
  const known = new Set(others.map(nameKey))
  return people.filter((person) => known.has(nameKey(person)))
}

function nameKey({ first_name, last_name }: PersonName): string {
  return searchKey(`${first_name.trim()} ${last_name.trim()}`).replace(/\s+/g, ' ')
}
