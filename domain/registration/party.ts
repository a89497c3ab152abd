export const PARTY_TYPES = ['Individual', 'Married Couple', 'Family', 'Group'] as const

/** The form's "Registering as". */
export type PartyType = (typeof PARTY_TYPES)[number]

type PartySize = { least: number; most: number }

const SIZES: Record<PartyType, PartySize> = {
  Individual: { least: 1, most: 1 },
  'Married Couple': { least: 2, most: 2 },
  Family: { least: 2, most: 5 },
  Group: { least: 2, most: 5 },
}

export const LARGEST_PARTY = Math.max(...Object.values(SIZES).map(({ most }) => most))

export function partySize(type: PartyType): PartySize {
  return SIZES[type]
}

export function isPartyType(value: unknown): value is PartyType {
  return PARTY_TYPES.some((type) => type === value)
}

export function fitsParty(type: PartyType, count: number): boolean {
  const { least, most } = SIZES[type]
  return count >= least && count <= most
}

/** A fifth person can be added to a family or a group, a sixth can't. */
export function canAdd(type: PartyType, count: number): boolean {
  return count < SIZES[type].most
}

/** Nobody can be removed below the type's minimum size. */
export function canRemove(type: PartyType, index: number): boolean {
  const { least, most } = SIZES[type]
  return index >= least && index < most
}

type Regroup<Person> = {
  type: PartyType
  persons: readonly Person[]
  /** Persons that an earlier type had no room for. */
  dropped?: readonly Person[]
  blank: () => Person
  isBlank?: (person: Person) => boolean
}

/**
 * The persons after a change of type. A surplus is dropped, and comes back when a later type has room;
 * blanks are added up to the minimum.
 */
export function regroupParty<Person>(regroup: Regroup<Person>): {
  persons: Person[]
  dropped: Person[]
} {
  const { type, persons, dropped = [], blank, isBlank = () => false } = regroup
  const { least, most } = SIZES[type]
  const everybody = [...dropWhileBlank(persons, { isBlank, dropped }), ...dropped]
  const kept = everybody.slice(0, most)
  const missing = Math.max(least - kept.length, 0)
  return {
    persons: [...kept, ...Array.from({ length: missing }, blank)],
    dropped: everybody.slice(most).filter((person) => !isBlank(person)),
  }
}

type Waiting<Person> = { isBlank: (person: Person) => boolean; dropped: readonly Person[] }

/** Blank persons at the end make room for those who come back. */
function dropWhileBlank<Person>(
  persons: readonly Person[],
  { isBlank, dropped }: Waiting<Person>,
): readonly Person[] {
  if (dropped.length === 0) return persons
  return persons.slice(0, persons.findLastIndex((person) => !isBlank(person)) + 1)
}
