import type { SermonListing } from '#integrations/sermons/port.ts'
import type { Services } from '#workflows/services.ts'
import { type ListedSermons, listedOf } from './listed-sermons.ts'
import { searchSermons } from './search-sermons.ts'

/** One page of sermons: all, by a preacher's tag, or by search words. */
export async function listSermons(
  services: Services,
  listing: SermonListing,
): Promise<ListedSermons> {
  if (listing.of === 'search') return searchSermons(services, listing)
  return listedOf(await services.sermons.read(listing))
}
