import type { RegistrationSearch } from '#domain/registration-search.ts'
import type { Standing } from '#domain/standing.ts'

/** What selects registrations in the office's list. Without values it selects all of them. */
export type RegistrationFilter = {
  event?: string | undefined
  standing?: Standing | undefined
  residential?: string | undefined
  party?: string | undefined
  /** A day such as 2026-11-15. */
  arrivalDay?: string | undefined
  search?: RegistrationSearch | undefined
}

export const REGISTRATION_SORTS = ['newest', 'oldest', 'name'] as const

export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

/** Up to how many registrations are handled one by one, before another way is quicker. */
export type ListLimits = {
  /** Sorted after they were selected. */
  sorted: number
  /** Found by the search and added up. */
  matches: number
  /** Having the only word of a search. */
  candidates: number
  /**
   * How many words are read from their index, where they are side by side, in the time in which one
   * registration is looked at.
   */
  wordsPerLook: number
}

/** Each takes a few milliseconds to a few ten. Measured on both engines (docs/performance.md). */
export const LIST_LIMITS: ListLimits = {
  sorted: 5_000,
  matches: 5_000,
  candidates: 10_000,
  wordsPerLook: 12,
}
