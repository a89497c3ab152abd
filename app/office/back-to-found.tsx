import { createContext, useContext } from 'react'
import { MAX_QUERY_LETTERS } from '#domain/search/read-search.ts'

/** The parameter of an address that leads back to what Find has found: "12~lakshmi". */
export const FOUND = 'found'

/** Its value on this page, which every step of an action carries on. */
export const FoundContext = createContext('')

export function BackToFound() {
  const found = useContext(FoundContext)
  const [, count, typed] = FOUND_VALUE.exec(found) ?? []
  if (typed === undefined) return null
  const q = typed.slice(0, MAX_QUERY_LETTERS)
  return (
    <p className="back-to-found tall-links no-print">
      <a href={`/office/find?${new URLSearchParams({ q })}`}>
        {count ? `Back to the ${count} found` : 'Back to what was found'}
      </a>
    </p>
  )
}

const FOUND_VALUE = /^(\d{0,6})~(.+)$/s

export function foundQuery(q: string, count: number | undefined): string {
  return `?${new URLSearchParams({ [FOUND]: `${count ?? ''}~${q}` })}`
}

export function FoundField() {
  const found = useContext(FoundContext)
  return found && <input type="hidden" name={FOUND} value={found} />
}

export function useFound(): (address: string) => string {
  const found = useContext(FoundContext)
  return (address) => withFound(address, found)
}

export function withFound(address: string, found: string): string {
  if (!found) return address
  const [path = '', hash] = address.split('#')
  const sign = path.includes('?') ? '&' : '?'
  return `${path}${sign}${new URLSearchParams({ [FOUND]: found })}${hash ? `#${hash}` : ''}`
}
