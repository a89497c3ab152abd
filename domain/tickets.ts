import type { Who } from './registration/places.ts'

/** Crockford's base 32: digits and letters without i, l, o and u, so that a code can be read out. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

const LENGTH = 20

/** Each random byte gives five bits, so that a code has 100. */
export function ticketCode(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new Error(`A ticket code needs ${LENGTH} random bytes`)
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

export const TICKET_CODE_BYTES = LENGTH

export function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Reads letters that look like digits as these. Undefined when it can't be a code. */
export function readTicketCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
  return CODE.test(code) ? code : undefined
}

const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/**
 * - `valid`: its holder may come in
 * - `unpaid`: its holder has not paid yet, or the payment was taken back
 * - `cancelled`: the person or the whole registration was cancelled, or everything was refunded
 */
export type TicketState = 'valid' | 'unpaid' | 'cancelled'

export function ticketState({ who, cancelled }: { who: Who; cancelled: boolean }): TicketState {
  if (cancelled) return 'cancelled'
  if (who === 'coming') return 'valid'
  return who === 'offered' ? 'unpaid' : 'cancelled'
}
