import { CONTACT_FIELDS, type PersonFieldName } from './person-fields.ts'

/** A person as typed so far. */
type Typed = { readonly [Name in PersonFieldName]?: string | undefined }

export type SharedContacts = Record<(typeof CONTACT_FIELDS)[number]['name'], string>

/** The contact details of the first person, which the others have too until somebody changes theirs. */
export function contactsOf(person: Typed | undefined): SharedContacts {
  return {
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    city: person?.city ?? '',
  }
}

/**
 * Whether somebody's contact detail still follows the first person's: it is what that one had `before`.
 * One that was emptied by hand is not, and stays empty.
 */
export function followers(
  persons: readonly Typed[],
  before: SharedContacts,
): { index: number; name: keyof SharedContacts; value: string }[] {
  const now = contactsOf(persons[0])
  const changed = CONTACT_FIELDS.filter(({ name }) => now[name] !== before[name])
  return persons
    .slice(1)
    .flatMap((person, place) =>
      changed
        .filter(({ name }) => (person[name] ?? '') === before[name])
        .map(({ name }) => ({ index: place + 1, name, value: now[name] })),
    )
}

/** Whether a person has nothing of their own: empty, or what the first one has. */
export function isBlank(person: Typed, first?: Typed | undefined): boolean {
  const others = first === undefined || person === first ? {} : contactsOf(first)
  const shared = new Map(Object.entries(others))
  return Object.entries(person).every(
    ([name, value]) => !value?.trim() || value === shared.get(name),
  )
}
