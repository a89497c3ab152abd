import type { Services } from '#workflows/services.ts'

/** Asks the providers before the first visitor does, so that nobody has to wait for them. */
export async function warmUp({ sermons, calendar }: Pick<Services, 'sermons' | 'calendar'>) {
  await Promise.all([sermons.read({ of: 'all', page: null }), calendar.read()])
}
