export const PARTY_TYPES = ['Individual', 'Married Couple', 'Family', 'Group'] as const

/** The form's "Registering as". */
export type PartyType = (typeof PARTY_TYPES)[number]

type PartySize = { min: number; max: number }

const SIZES: Record<PartyType, PartySize> = {
  Individual: { min: 1, max: 1 },
  'Married Couple': { min: 2, max: 2 },
  Family: { min: 2, max: 5 },
  Group: { min: 2, max: 5 },
}

export const LARGEST_PARTY = Math.max(...Object.values(SIZES).map(({ max }) => max))

export function partySize(type: PartyType): PartySize {
  return SIZES[type]
}

export function isPartyType(value: unknown): value is PartyType {
  return PARTY_TYPES.some((type) => type === value)
}

export function fitsParty(type: PartyType, count: number): boolean {
  const { min, max } = SIZES[type]
  return count >= min && count <= max
}

/** A fifth person can be added to a family or a group, a sixth can't. */
export function canAdd(type: PartyType, count: number): boolean {
  return count < SIZES[type].max
}

/** Nobody can be removed below the type's minimum size. */
export function canRemove(type: PartyType, index: number): boolean {
  const { min, max } = SIZES[type]
  return index >= min && index < max
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
  const { min, max } = SIZES[type]
  const everybody = [...dropWhileBlank(persons, { isBlank, dropped }), ...dropped]
  const first = everybody.slice(0, max)
  const missing = Math.max(min - first.length, 0)
  return {
    persons: [...first, ...Array.from({ length: missing }, blank)],
    dropped: everybody.slice(max).filter((person) => !isBlank(person)),
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
