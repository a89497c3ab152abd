import { dayInIndia } from '#domain/days.ts'
import { publicSermons } from '#workflows/sermons/sermons.ts'
import type { Services } from '#workflows/services.ts'
import { sermonAddress } from './sermon-address.server.ts'

/** The sermons' pages for the sitemap. Undefined while no list of them was ever read. */
export async function sermonEntries(services: Services) {
  const sermons = await publicSermons(services)
  return sermons?.map(({ id, publishedAt }) => ({
    path: sermonAddress(id),
    day: publishedAt && dayInIndia(Date.parse(publishedAt)),
  }))
}
