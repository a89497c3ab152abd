import { refreshContent } from '#workflows/content/store-next-version.ts'
import type { Services } from '#workflows/services.ts'
import type { Jobs } from './jobs.ts'

/** Well below the five seconds within which every server shows what was published. */
const EVERY_MS = 2_000

/** Each server asks by itself, unlike a job, which one server does for all. */
export function watchContent(services: Services): Jobs {
  let isStopped = false
  let current: Promise<void> = Promise.resolve()
  let timer = setTimeout(turn, EVERY_MS).unref()

  function turn(): void {
    current = refreshContent(services)
      .catch((error) => services.log.error('content-not-asked', error))
      .finally(() => {
        if (!isStopped) timer = setTimeout(turn, EVERY_MS).unref()
      })
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}
