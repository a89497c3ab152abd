import type { StoredPage } from './stored-page.ts'

export type PageShelf = {
  get(address: string): StoredPage | undefined
  put(address: string, page: StoredPage): void
  remove(address: string): void
  bytes(): number
}

/** Room for so many bytes. What has not been asked for the longest makes place. */
export function createPageShelf(mostBytes: number): PageShelf {
  // A Map remembers the order in which its entries were put: the first is the oldest.
  const pages = new Map<string, StoredPage>()
  let bytes = 0

  function remove(address: string): void {
    bytes -= pages.get(address)?.bytes ?? 0
    pages.delete(address)
  }

  return {
    get(address) {
      const page = pages.get(address)
      if (page) {
        pages.delete(address)
        pages.set(address, page)
      }
      return page
    },
    put(address, page) {
      remove(address)
      if (page.bytes > mostBytes) return
      pages.set(address, page)
      bytes += page.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break
        remove(oldest)
      }
    },
    remove,
    bytes: () => bytes,
  }
}
