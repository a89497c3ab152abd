import type { Reader } from '#app/services.server.ts'
import { newestSermon } from '#workflows/sermons/sermons.ts'
import type { Services } from '#workflows/services.ts'
import { showSermon } from './show-sermon.server.ts'

/** Undefined while no sermon is known. The page then leaves the section out. */
export async function readNewestSermon(services: Services, reader: Reader) {
  const sermon = await newestSermon(services)
  return sermon && showSermon(sermon, { reader })
}
