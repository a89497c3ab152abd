import type { Shortage } from '#domain/registration/places.ts'

/** "Only 3 places left for 5 people." to the office; the party itself is told "and you are 5". */
export function shortageWords({ kind, left, wanted }: Shortage, party: 'you' | 'they'): string {
  const place = kind === 'residential' ? 'residential place' : 'place'
  if (left === 0) return `All ${place}s are taken.`
  if (party === 'they')
    return `Only ${left} ${place}${left === 1 ? '' : 's'} left for ${wanted} people.`
  const few = left === 1 ? `Only 1 ${place} is` : `Only ${left} ${place}s are`
  return `${few} left, and you are ${wanted}.`
}
