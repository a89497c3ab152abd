import type { Waiting } from '#workflows/places/read-queues.ts'

/** "Anita Rao", or "Anita Rao and 2 others". */
export function partyWords({
  payer,
  registration,
}: Pick<Waiting, 'payer' | 'registration'>): string {
  const name = payer ? `${payer.first_name} ${payer.last_name}`.trim() : 'Somebody without a name'
  const others = registration.places - 1
  if (others <= 0) return name
  return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`
}
