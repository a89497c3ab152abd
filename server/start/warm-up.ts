import type { SiteServices } from '#app/services.server.ts'

/** Fills the caches of provider answers at start, so that the first visitor doesn't wait. */
export async function warmUp({ sermons, calendar }: SiteServices) {
  await Promise.all([sermons.read({ of: 'all', page: null }), calendar.read()])
}
