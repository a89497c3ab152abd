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

/** Where a registration or a gift stands, as a word in its colour. */
export function StandingChip({ standing }: { standing: Standing }) {
  return <span className={`chip chip-${TONES[standing]}`}>{standing}</span>
}
