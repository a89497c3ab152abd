import type { Shortage } from '#domain/registration/places.ts'

/** "Only 3 places left for 5 people." */
export function overCapacityWords({ kind, left, wanted }: Shortage): string {
  const place = kind === 'residential' ? 'residential place' : 'place'
  if (left === 0) return `All ${place}s are taken.`
  return `Only ${left} ${place}${left === 1 ? '' : 's'} left for ${wanted} people.`
}
