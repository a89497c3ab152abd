import { isShipped } from './check-content.ts'
import { loadContent } from './load.ts'
import { describeMistake } from './mistake.ts'

/**
 * The content of this folder, for its own check and for benchmarks. Other tests use the fixture church in
 * `tests/church`. Throws with every mistake in it.
 */
export function shippedContent() {
  const loaded = loadContent(import.meta.dirname)
  if (!loaded.ok) throw new Error(loaded.mistakes.map(describeMistake).join('\n'))
  return { ...loaded, isShipped: isShipped(loaded.samples) }
}
