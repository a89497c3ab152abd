import { loadContent } from './load.ts'
import { missingFacts } from './missing-facts.ts'
import type { Sample } from './mistake.ts'
import type { LoadedContent } from './read-content.ts'

/**
 * The one check of a content folder: `npm run check:content` prints it, and `npm test` runs it on `content/`.
 * As long as the church's name is a sample, the pages must also say what `facts.ts` promises. A church
 * that has put in its own name decides for itself what its pages say.
 */
export function checkContent(directory: string): LoadedContent {
  const loaded = loadContent(directory)
  if (!loaded.ok || !isShipped(loaded.samples)) return loaded
  const mistakes = missingFacts(loaded.content)
  return mistakes.length > 0 ? { ok: false, mistakes } : loaded
}

/** Whether this is still the content that ships, and no church's own. */
export function isShipped(samples: readonly Sample[]): boolean {
  return samples.some(({ file, place }) => file === 'church.yaml' && place === 'name')
}
