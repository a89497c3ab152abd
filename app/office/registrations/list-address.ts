import { isDay } from '#domain/days.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { readSearch } from '#domain/registration-search.ts'
import { STANDINGS } from '#domain/standing.ts'
import {
  REGISTRATION_SORTS,
  type RegistrationFilter,
  type RegistrationSort,
} from '#workflows/registration-lists/browse-registrations.ts'

/** The parameters of the list's address, as typed or chosen; empty where there is none. */
const LIST_FIELDS = [
  'search',
  'conference',
  'standing',
  'residential',
  'party',
  'arrival',
  'sort',
] as const

export type ListField = (typeof LIST_FIELDS)[number]

export type ListAddress = {
  fields: Record<ListField, string>
  filter: RegistrationFilter
  sort: RegistrationSort
  after: string | undefined
  before: string | undefined
  /** Labels of the parameters that could not be read and are not used. */
  ignored: string[]
}

/** Reads the address of the list. What can't be read is not used, and named. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const { read, ignored } = readerOf(query)
  const search = read('search', 'Search', (text) => (readSearch(text) ? text : undefined))
  const filter = {
    event: read('conference', 'Conference', readCode),
    standing: read('standing', 'Standing', (text) => oneOf(text, STANDINGS)),
    residential: read('residential', 'Type of registration', (text) =>
      oneOf(text, RESIDENTIAL_TYPES),
    ),
    party: read('party', 'Registering as', (text) => oneOf(text, PARTY_TYPES)),
    arrivalDay: read('arrival', 'Arrival day', (text) => (isDay(text) ? text : undefined)),
    search: search === undefined ? undefined : readSearch(search),
  }
  const sort = read('sort', 'Sort by', (text) => oneOf(text, REGISTRATION_SORTS))
  return {
    fields: fieldsOf({ ...filter, search, sort }),
    filter,
    sort: sort ?? 'newest',
    after: read('after', 'Page', readCode),
    before: read('before', 'Page', readCode),
    ignored,
  }
}

/** Reads parameters, and collects the labels of those that can't be read. */
function readerOf(query: URLSearchParams) {
  const ignored: string[] = []
  function read<Value extends string>(
    name: string,
    label: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined {
    const text = query.get(name)?.trim() ?? ''
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) ignored.push(label)
    return value
  }
  return { read, ignored }
}

type Values = Omit<RegistrationFilter, 'search'> & {
  search: string | undefined
  sort: string | undefined
}

function fieldsOf({ event, arrivalDay, ...same }: Values): Record<ListField, string> {
  const { search = '', standing = '', residential = '', party = '', sort = '' } = same
  const renamed = { conference: event ?? '', arrival: arrivalDay ?? '' }
  return { search, standing, residential, party, sort, ...renamed }
}

/** A code or an id. Anything else, such as a NUL, would be an error in PostgreSQL. */
function readCode(text: string): string | undefined {
  return /^[\w-]{1,60}$/.test(text) ? text : undefined
}

function oneOf<Word extends string>(text: string, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === text)
}

/** `?search=rao&standing=Paid`, or nothing. */
export function listQuery(
  fields: Partial<Record<ListField, string>>,
  page: { after?: string | undefined; before?: string | undefined } = {},
): string {
  const given = Object.entries({ ...fields, ...page }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
