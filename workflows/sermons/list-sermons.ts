import type { SermonListing } from '#integrations/sermons/port.ts'
import { type ListedSermons, listedOf } from './listed-sermons.ts'
import { searchSermons } from './search-sermons.ts'
import type { SermonServices } from './sermon-services.ts'

/** One page of sermons: all, by a preacher's tag, or by search words. */
export async function listSermons(
  services: SermonServices,
  listing: SermonListing,
): Promise<ListedSermons> {
  if (listing.of === 'search') return searchSermons(services, listing)
  return listedOf(await services.sermons.read(listing))
}
