import type { Hold } from '#domain/registration/places.ts'

export const HOLD_WORDS: Record<Hold, string> = {
  held: 'Places are held until it is paid.',
  confirmed: 'Places are confirmed.',
  released: 'Places were given back.',
  waiting: 'It went on the waiting list.',
  cancelled: 'It was cancelled, and its places are free.',
}

/** Who or what has moved a payment or places. */
export const SOURCE_WORDS = {
  visitor: 'Visitor',
  return: 'Payer’s browser',
  webhook: 'Payment provider',
  visit: 'Site',
  sweep: 'Site',
  office: 'Office',
  mail: 'Link in the mail',
}
