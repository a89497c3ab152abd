import { mailboxOf } from '../mail/mailbox.ts'
import { PERSON_FIELDS, type PersonFieldName } from './person-fields.ts'

/** One changed field: whose, which, and what it was and is. `person` is somebody who is added or taken off. */
export type FieldChange = {
  whose: string
  /** The position of that person; absent for the whole party, and for somebody who is not stored yet. */
  position?: number | undefined
  field: 'conference' | 'party' | 'residential' | 'arrival' | 'person' | PersonFieldName
  from: string
  to: string
}

/** Whether a price or a place depends on it. Everything else is a name, an address or the arrival. */
export function isChoice({ field }: FieldChange): boolean {
  return CHOICES.has(field)
}

const CHOICES: ReadonlySet<FieldChange['field']> = new Set([
  ...(['conference', 'party', 'residential', 'person'] as const),
  ...PERSON_FIELDS.filter((field) => 'isPriced' in field).map(({ name }) => name),
])

type Person = { position?: number | undefined; email: string }

type Change = { whose: string; field: string; position?: number | undefined }

/** What concerns everybody who comes. */
const SHARED: ReadonlySet<string> = new Set(['conference', 'residential', 'arrival'])

/**
 * What whoever reads mail at this address is told of: the payer, who is the first of the people, of
 * everything, others of what is theirs or concerns all. Their own new address is told by a mail of its own.
 */
export function changesFor<Told extends Change>(
  changes: readonly Told[],
  { people, email }: { people: readonly Person[]; email: string },
): Told[] {
  const isHere = (person: Person) => mailboxOf(person.email) === mailboxOf(email)
  const isPayer = people.slice(0, 1).some(isHere)
  const positions = people.filter(isHere).map(({ position }) => position)
  return changes.filter(({ whose, field, position }) => {
    const isOwn = whose !== '' && positions.includes(position)
    return isOwn ? field !== 'email' : isPayer || SHARED.has(field)
  })
}

/** The addresses of those who are told of these changes, each mailbox once. */
export function whomToTell(changes: readonly Change[], people: readonly Person[]): string[] {
  const mailboxes = people.map(({ email }) => mailboxOf(email))
  return people
    .filter(({ email }, index) => email !== '' && mailboxes.indexOf(mailboxOf(email)) === index)
    .map(({ email }) => email)
    .filter((email) => changesFor(changes, { people, email }).length > 0)
}
