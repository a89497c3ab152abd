import { CONTACT_FIELDS } from '#domain/registration/person-fields.ts'
import { followers, type SharedContacts } from '#domain/registration/shared-contacts.ts'
import { personsIn } from './dropped-persons.ts'

/** The hidden field with what the first person had when the page was made, for browsers without a script. */
export function sharedName(name: keyof SharedContacts): string {
  return `shared.${name}`
}

/** The contact details that the others were given when the page was made. */
export function readShared(sent: FormData): SharedContacts {
  const shared = { email: '', phone: '', city: '' }
  for (const { name } of CONTACT_FIELDS) {
    const value = sent.get(sharedName(name))
    if (typeof value === 'string') shared[name] = value
  }
  return shared
}

/** Gives what the first person has now to those who have changed nothing. */
export function shareContacts(typed: unknown, before: SharedContacts): SharedField[] {
  return followers(personsIn(typed), before).map(({ index, name, value }) => ({
    name: `persons[${index}].${name}`,
    value,
  }))
}

type SharedField = { name: string; value: string }
