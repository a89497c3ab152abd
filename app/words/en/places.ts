import type { Shortage } from '#domain/registration/places.ts'

/** "All residential places are taken." Said to the party itself, or to the office about it. */
export function shortageWords({ kind, left, wanted }: Shortage, party: 'you' | 'they'): string {
  const place = kind === 'residential' ? 'residential place' : 'place'
  if (left === 0) return `All ${place}s are taken.`
  const few = left === 1 ? `Only 1 ${place} is` : `Only ${left} ${place}s are`
  return `${few} left, and ${party} are ${wanted}.`
}
