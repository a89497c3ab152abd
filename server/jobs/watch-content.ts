import { refreshContent } from '#workflows/content/store-next-version.ts'
import type { Services } from '#workflows/services.ts'
import { type Jobs, repeat } from './repeat.ts'

/** Well below the five seconds within which every server shows what was published. */
const EVERY_MS = 2_000

/** Each server asks by itself, unlike a job, which one server does for all. */
export function watchContent(services: Services): Jobs {
  const ask = () =>
    refreshContent(services).catch((error) => services.log.error('content-not-asked', error))
  return repeat(ask, { everyMs: EVERY_MS })
}
