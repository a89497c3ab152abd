import { findSermons } from '#domain/sermons/find-sermons.ts'
import { pageCount, pageNumber, SERMONS_PER_PAGE } from '#domain/sermons/pages.ts'
import type { Sermon } from '#domain/sermons/sermon.ts'
import type { Services } from '#workflows/services.ts'
import { type ListedSermons, listedOf } from './listed-sermons.ts'

type Search = { words: string; page: string | null }

/**
 * Sermons found by words in titles, descriptions, topics and the names of preachers, which only we know.
 * The provider's best come first, then everything else that holds the words.
 */
export async function searchSermons(
  services: Services,
  { words, page }: Search,
): Promise<ListedSermons> {
  const { sermons, content } = services
  const listing = { of: 'search', words } as const
  const [best, all] = await Promise.all([
    sermons.read({ ...listing, page: null }),
    sermons.readAll(),
  ])
  // Without the whole list, the provider's own search is what there is.
  if (!all.ok) return listedOf(await sermons.read({ ...listing, page }))
  const ours = findSermons(all.value, { words, named: content.preachers.named })
  // That nothing was found can only be said when the provider was asked.
  if (!best.ok && ours.length === 0) return listedOf(best)
  const found = best.ok ? withoutRepeats([...best.value.sermons, ...ours]) : ours
  return { ok: true, late: !best.ok || best.late || all.late, ...cutPage(found, page) }
}

function withoutRepeats(sermons: readonly Sermon[]): Sermon[] {
  return [...new Map(sermons.map((sermon) => [sermon.id, sermon])).values()]
}

function cutPage(found: readonly Sermon[], asked: string | null) {
  const pages = pageCount(found.length)
  const page = pageNumber(asked, pages)
  const start = (page - 1) * SERMONS_PER_PAGE
  const sermons = found.slice(start, start + SERMONS_PER_PAGE)
  return { sermons, page, pages, total: found.length }
}
