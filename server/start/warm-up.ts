import { setImmediate } from 'node:timers/promises'
import type { SiteServices } from '#app/services.server.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'

/** Fills the caches of provider answers and of languages, so that the first visitor doesn't wait. */
export async function warmUp(services: SiteServices) {
  const { sermons, calendar, live, log } = services
  live.onReplace(() => {
    readLanguages(services).catch((error) => log.error('languages-not-read', error))
  })
  const languages = readLanguages(services)
  await Promise.all([sermons.read({ of: 'all', page: null }), calendar.read(), languages])
}

/** Each takes a moment, in which nobody is answered: others come in between. */
async function readLanguages({ contentIn }: SiteServices): Promise<void> {
  for (const language of TRANSLATED_LANGUAGES) {
    await setImmediate()
    contentIn(language)
  }
}
