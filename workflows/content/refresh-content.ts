import { newestVersion } from '#database/content/content-versions.ts'
import type { Services } from '#workflows/services.ts'
import { readVersion } from './read-version.ts'

/**
 * Shows the newest version, if it isn't shown already. One with mistakes changes nothing: the office and
 * the log are told, once.
 */
export async function refreshContent({ db, live, log, count }: Services): Promise<void> {
  const number = await newestVersion(db)
  if (number <= live.version().number || number === live.trouble()?.number) return
  const loaded = await readVersion(db, number)
  if (!loaded.ok) {
    live.tell({ number, mistakes: loaded.mistakes })
    count('content.refused')
    const [first] = loaded.mistakes
    log.warn('content-refused', { version: number, file: first?.file, rule: first?.rule })
    return
  }
  // A later version may have been shown while this one was read.
  if (number <= live.version().number) return
  live.tell(undefined)
  const { content, samples, translation } = loaded
  live.replace({ number, content, samples, translation })
  count('content.shown')
  log.info('content-shown', { version: number })
}
