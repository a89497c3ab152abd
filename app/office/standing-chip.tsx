import type { Standing } from '#domain/registration/places.ts'

const TONES: Record<Standing, 'good' | 'open' | 'risk' | 'waiting' | 'over'> = {
  Paid: 'good',
  'Part paid': 'open',
  'Not paid': 'open',
  Overpaid: 'risk',
  Waiting: 'waiting',
  Cancelled: 'over',
  Expired: 'over',
  Refunded: 'over',
}

/** Where a registration or a gift stands, as a word in its colour. What is on its way back is not back yet. */
export function StandingChip({
  standing,
  coming,
}: {
  standing: Standing
  coming?: object | undefined
}) {
  if (standing === 'Refunded' && coming) return null
  return <span className={`chip chip-${TONES[standing]}`}>{standing}</span>
}
