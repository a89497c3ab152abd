import type { Hold } from '../registration/places.ts'

/**
 * - `valid`: its holder may come in
 * - `unpaid`: the payment that it was issued for was taken back
 * - `cancelled`: the person or the whole registration was cancelled, or everything was refunded
 */
export type TicketState = 'valid' | 'unpaid' | 'cancelled'

export function ticketState({ hold, cancelled }: { hold: Hold; cancelled: boolean }): TicketState {
  if (cancelled) return 'cancelled'
  if (hold === 'confirmed') return 'valid'
  return hold === 'held' ? 'unpaid' : 'cancelled'
}
