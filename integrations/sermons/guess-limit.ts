import type { Sermon } from '#domain/sermons/sermon.ts'

type GuessLimit = {
  /** Sermons that the provider has named itself: asking for them again is no guess. */
  remember(sermons: readonly Pick<Sermon, 'id'>[]): void
  /** Whether the provider may be asked for this number now. */
  allows(id: string): boolean
}

const MAX_GUESSES = 60
const WITHIN_MS = 10 * 60_000
const MAX_REMEMBERED = 5_000

/**
 * Anybody can invent sermon numbers. This limits how many of them the provider is asked about, for all
 * visitors together: a limit for each visitor would not stop many of them.
 */
export function createGuessLimit(now: () => Date): GuessLimit {
  const named = new Set<string>()
  const guessedAt = new Map<string, number>()

  function forgetOld(time: number): void {
    for (const [id, at] of guessedAt) {
      // True also when the clock was set back: a time in the future must not lock anybody out.
      if (Math.abs(time - at) >= WITHIN_MS) guessedAt.delete(id)
    }
  }

  return {
    remember(sermons) {
      for (const { id } of sermons) if (named.size < MAX_REMEMBERED) named.add(id)
    },
    allows(id) {
      const time = now().getTime()
      forgetOld(time)
      if (named.has(id) || guessedAt.has(id)) return true
      if (guessedAt.size >= MAX_GUESSES) return false
      guessedAt.set(id, time)
      return true
    },
  }
}
