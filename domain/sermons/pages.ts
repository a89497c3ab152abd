export const SERMONS_PER_PAGE = 9

const MAX_LINKS = 3

/** An empty list has one page too. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / SERMONS_PER_PAGE))
}

/** One page of a list, as a query parameter asks for it. */
export function cutPage<Item>(
  { sermons, total = sermons.length }: { sermons: readonly Item[]; total?: number },
  asked: string | null,
) {
  const pages = pageCount(total)
  const page = pageNumber(asked, pages)
  const start = (page - 1) * SERMONS_PER_PAGE
  return { sermons: sermons.slice(start, start + SERMONS_PER_PAGE), page, pages, total }
}

/** At most three page numbers, centred on the current page. */
export function pageLinks(current: number, last: number): number[] {
  const length = Math.min(MAX_LINKS, last)
  const middle = current - Math.floor(MAX_LINKS / 2)
  const first = Math.min(Math.max(1, middle), last - length + 1)
  return Array.from({ length }, (_, place) => first + place)
}

/** Reads a page number from a query parameter and clamps it to the list. */
export function pageNumber(text: string | null, last: number): number {
  const trimmed = (text ?? '').trim()
  // "-5" is below the first page. Its digits alone would be page 5.
  if (trimmed.startsWith('-')) return 1
  return clamp(Number(trimmed.replace(/\D/g, '')), last)
}

/** Cleans the page input while somebody types: empty, or digits clamped to the list. */
export function typedPage(text: string, last: number): string {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : String(clamp(Number(digits), last))
}

function clamp(page: number, last: number): number {
  return Math.min(Math.max(1, page), last)
}
