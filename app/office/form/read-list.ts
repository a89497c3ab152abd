import type { Query } from '#app/office/engine/engine.tsx'
import { type ParametersOf, readFilter } from '#domain/list-parameters.ts'

export function readList<Values>(sent: Query, parameters: ParametersOf<Values>) {
  const read = readFilter(parameters, ({ address }) => address && sent[address])
  const readable = read.given.flatMap(({ parameter: { address }, text, isRead }) =>
    address && isRead ? [[address, text]] : [],
  )
  const place = (name: string) => PLACE.exec(sent[name] ?? '')?.[0]
  return {
    ...read,
    /** The readable part of the address, for links: "?search=rao&standing=Paid", or nothing. */
    query: readable.length === 0 ? '' : `?${new URLSearchParams(readable)}`,
    after: place('after'),
    before: place('before'),
  }
}

/** Anything else is the first page. */
const PLACE = /^[\w:.~-]{1,100}$/

/** Heads sort by what an index serves. The one of the times turns the list round. */
export function sortsOf(path: string, query: string) {
  const now = new URLSearchParams(query).get('sort') ?? 'newest'
  const by = (sort: string, order?: 'ascending' | 'descending') => {
    return { to: path + sortQuery(query, sort), order }
  }
  return {
    byName: by('name', now === 'name' ? 'ascending' : undefined),
    byTime:
      now === 'newest'
        ? by('oldest', 'descending')
        : by('newest', now === 'oldest' ? 'ascending' : undefined),
  }
}

/** The query of the same list in another order, from its beginning. The first order needs no word. */
function sortQuery(query: string, sort: string): string {
  const sorted = new URLSearchParams(query)
  if (sort === 'newest') sorted.delete('sort')
  else sorted.set('sort', sort)
  return sorted.size === 0 ? '' : `?${sorted}`
}

export function pageQuery(query: string, place: { after: string } | { before: string }): string {
  return `${query === '' ? '?' : `${query}&`}${new URLSearchParams(place)}`
}
