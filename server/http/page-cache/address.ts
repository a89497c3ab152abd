/**
 * The query parameters that change a page, from its `No-Vary-Search` header: none, or those in `except`
 * (httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html). Undefined without the header:
 * all of them do.
 */
export type Parameters = ReadonlySet<string> | undefined

export function readParameters(headers: Headers): Parameters {
  const header = headers.get('No-Vary-Search')
  if (!header?.startsWith('params')) return undefined
  const named = /^params\s*,\s*except=\(([^)]*)\)$/.exec(header)?.[1]
  if (named === undefined) return header === 'params' ? NONE : undefined
  return new Set([...named.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name))
}

const NONE: ReadonlySet<string> = new Set()

/** The canonical address: without the parameters that don't matter, the others sorted. */
export function spellAddress(address: string, parameters: Parameters): string {
  const { path, query } = splitAddress(address)
  if (query === '' || parameters === undefined) return query === '' ? path : address
  const known = [...new URLSearchParams(query)].filter(([name]) => parameters.has(name))
  if (known.length === 0) return path
  known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${path}?${new URLSearchParams(known)}`
}

export function splitAddress(address: string): { path: string; query: string } {
  const mark = address.indexOf('?')
  if (mark < 0) return { path: address, query: '' }
  return { path: address.slice(0, mark), query: address.slice(mark + 1) }
}
