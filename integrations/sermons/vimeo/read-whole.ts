import type { SermonList } from '../port.ts'
import type { ListPage } from './answer.ts'

const PAGES_AT_ONCE = 4

type Wanted = {
  readPage: (page: number) => Promise<ListPage>
  /** Further pages are left out: no list is endless. */
  mostPages: number
}

/** A list with all of its pages. The first tells how many there are, the others come a few at a time. */
export async function readWhole({ readPage, mostPages }: Wanted): Promise<SermonList> {
  const first = await readPage(1)
  const last = Math.min(pagesOf(first), mostPages)
  const pages = [first]
  for (let number = 2; number <= last; number += PAGES_AT_ONCE) {
    const count = Math.min(PAGES_AT_ONCE, last - number + 1)
    const numbers = Array.from({ length: count }, (_, place) => number + place)
    pages.push(...(await Promise.all(numbers.map(readPage))))
  }
  const sermons = pages.flatMap((page) => page.sermons)
  const skipped = pages.reduce((sum, page) => sum + page.skipped, 0)
  return { sermons, total: sermons.length, skipped }
}

/** By what the first page holds: a provider may put fewer on a page than it was asked for. */
function pagesOf({ total, listed }: ListPage): number {
  return listed === 0 ? 1 : Math.ceil(total / listed)
}
