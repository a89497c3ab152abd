import { pageCount, pageNumber, SERMONS_PER_PAGE } from '#domain/sermons/pages.ts'
import type { Reading } from '../reading.ts'
import type { SermonList, SermonListPage } from './port.ts'

type Paged = {
  /** The number in the address. */
  page: string | null
  waitMs: number
  /** Reads one page of the provider's, and waits no longer than `leftMs`. */
  readNumber: (number: number, leftMs: number) => Promise<Reading<SermonList>>
}

/**
 * One page of a list that the provider gives page by page. The first page tells how many there are; only
 * then is it known which page is meant.
 */
export async function readListPage(paged: Paged): Promise<Reading<SermonListPage>> {
  const started = performance.now()
  const first = await paged.readNumber(1, paged.waitMs)
  if (!first.ok) return first
  const { total } = first.value
  const pages = pageCount(total)
  const page = pageNumber(paged.page, pages)
  const leftMs = Math.max(0, paged.waitMs - (performance.now() - started))
  const reading = page === 1 ? first : await paged.readNumber(page, leftMs)
  if (!reading.ok) return reading
  return { ...reading, value: { sermons: reading.value.sermons, page, pages, total } }
}

/** One page of a list that was read whole. */
export function cutListPage({ sermons, total }: SermonList, asked: string | null): SermonListPage {
  const pages = pageCount(total)
  const page = pageNumber(asked, pages)
  const start = (page - 1) * SERMONS_PER_PAGE
  return { sermons: sermons.slice(start, start + SERMONS_PER_PAGE), page, pages, total }
}
