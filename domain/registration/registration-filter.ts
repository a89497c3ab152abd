import { DAY, type FilterOf, oneOf, PAID, PERIOD } from '#domain/list-parameters.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { STANDINGS } from '#domain/standing.ts'
import { PARTY_TYPES } from './party.ts'
import { RESIDENTIAL_TYPES } from './price.ts'

export const REGISTRATION_SORTS = ['newest', 'oldest', 'name'] as const

/** The parameters of every list of registrations: the page, its exports and prints, the command line. */
export const REGISTRATION_PARAMETERS = {
  search: { address: 'search', option: 'search', takes: 'WORDS', read: readSearch },
  event: { address: 'conference', option: 'event', takes: 'CODE', read: readCode },
  standing: {
    address: 'standing',
    option: 'standing',
    takes: 'STANDING',
    ...oneOf(STANDINGS),
  },
  residential: { address: 'residential', ...oneOf(RESIDENTIAL_TYPES) },
  party: { address: 'party', ...oneOf(PARTY_TYPES) },
  arrivalDay: { address: 'arrival', ...DAY },
  ...PAID,
  ...PERIOD,
  sort: { address: 'sort', ...oneOf(REGISTRATION_SORTS) },
}

export type RegistrationFilter = FilterOf<typeof REGISTRATION_PARAMETERS>

export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

function readCode(text: string): string | undefined {
  return /^[\w-]{1,60}$/.test(text) ? text : undefined
}
