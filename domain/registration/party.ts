export const PARTY_TYPES = ['Individual', 'Married Couple', 'Family', 'Group'] as const

/** "Registering as": who comes together under one registration. */
export type PartyType = (typeof PARTY_TYPES)[number]

export type PartySize = { least: number; most: number }

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

/** "Adding is disabled once the count passes 4": the fifth person can be added, a sixth can't. */
export function canAdd(type: PartyType, count: number): boolean {
  return count < SIZES[type].most
}

/** The first two of a family or a group stay, and so does everyone of a party of fixed size. */
export function canRemove(type: PartyType, index: number): boolean {
  const { least, most } = SIZES[type]
  return index >= least && index < most
}

/** A changed type keeps what was typed for those who remain and adds blanks for those who miss. */
export function resizeParty<Person>({ type, persons, blank }: Resize<Person>): Person[] {
  const { least, most } = SIZES[type]
  const kept = persons.slice(0, most)
  const missing = Math.max(least - kept.length, 0)
  return [...kept, ...Array.from({ length: missing }, blank)]
}

type Resize<Person> = { type: PartyType; persons: readonly Person[]; blank: () => Person }
