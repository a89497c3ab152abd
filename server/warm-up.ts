import type { SiteServices } from '#app/services.server.ts'

/** Asks the providers before the first visitor does, so that nobody has to wait for them. */
export async function warmUp({ sermons, calendar }: Pick<SiteServices, 'sermons' | 'calendar'>) {
  await Promise.all([sermons.read({ of: 'all', page: null }), calendar.read()])
}
