export const SERMONS_PER_PAGE = 9

const MOST_LINKS = 3

/** There is always a first page, also of nothing. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / SERMONS_PER_PAGE))
}

/** At most three pages to go to, moving along with the one that is shown. */
export function pageLinks(current: number, last: number): number[] {
  const length = Math.min(MOST_LINKS, last)
  const middle = current - Math.floor(MOST_LINKS / 2)
  const first = Math.min(Math.max(1, middle), last - length + 1)
  return Array.from({ length }, (_, place) => first + place)
}

/** The page that an address or a form asks for: its digits, and never outside of the list. */
export function readPage(text: string | null, last: number): number {
  const trimmed = (text ?? '').trim()
  // A number below the first page; without its sign it would be another page.
  if (trimmed.startsWith('-')) return 1
  return clamp(Number(trimmed.replace(/\D/g, '')), last)
}

/** What the page input may hold while somebody is typing: digits within range, or nothing yet. */
export function typedPage(text: string, last: number): string {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : String(clamp(Number(digits), last))
}

function clamp(page: number, last: number): number {
  return Math.min(Math.max(1, page), last)
}
