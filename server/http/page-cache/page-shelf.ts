import type { StoredPage } from './stored-page.ts'

export type PageShelf = {
  get(address: string): StoredPage | undefined
  put(address: string, page: StoredPage): void
  remove(address: string): void
  bytes(): number
}

/** Room for so many bytes. What has not been asked for the longest makes place. */
export function createPageShelf(mostBytes: number): PageShelf {
  const places = new Map<string, { page: StoredPage; used: number }>()
  let bytes = 0
  let uses = 0

  function remove(address: string): void {
    bytes -= places.get(address)?.page.bytes ?? 0
    places.delete(address)
  }

  /** Looked for only when there is no room, so that taking a page costs next to nothing. */
  function leastRecent(): string {
    let found = { address: '', used: Number.POSITIVE_INFINITY }
    for (const [address, { used }] of places) if (used < found.used) found = { address, used }
    return found.address
  }

  return {
    get(address) {
      const place = places.get(address)
      if (place === undefined) return undefined
      place.used = ++uses
      return place.page
    },
    put(address, page) {
      remove(address)
      if (page.bytes > mostBytes) return
      places.set(address, { page, used: ++uses })
      bytes += page.bytes
      while (bytes > mostBytes) remove(leastRecent())
    },
    remove,
    bytes: () => bytes,
  }
}
