import type { StaffAction } from './staff.ts'

/**
 * Why something needs the office's attention.
 *
 * - `mismatch`: another amount was taken than we asked for
 * - `paid-twice`: other money had already paid for the same thing, or more came than was due
 * - `overpaid`: more was received for a registration than it costs
 * - `paid-late`: paid after the places had been given to others
 * - `paid-after-cancelling`: money that arrived for a cancelled registration
 * - `stuck`: the provider has not decided for more than a day
 * - `unknown-payment`: the provider received it, and we don't know it
 * - `settlement`: a settlement file that was kept does not match our records
 * - `undeliverable`: a mail that can't be delivered
 * - `refund-failed`: the provider refused to give money back
 * - `cancel-asked`, `correction-asked`: somebody asked for it on the private page
 * - `erase-asked`: somebody asked to be erased
 * - `refund-owed`: money to be given back that the provider can't give back by itself
 * - `same-family`: perhaps the same family is registered twice for one date
 * - `event-over`: people can still register, although it is over
 * - `event-vanished`: people are registered for a date that the calendar no longer has
 * - `content`: something in the content is probably not meant
 * - `content-refused`: new content has mistakes, and the last good one is shown
 */
export const ATTENTION_KINDS = [
  'mismatch',
  'paid-twice',
  'overpaid',
  'paid-late',
  'paid-after-cancelling',
  'stuck',
  'unknown-payment',
  'settlement',
  'refund-failed',
  'undeliverable',
  'cancel-asked',
  'correction-asked',
  'erase-asked',
  'refund-owed',
  'same-family',
  'event-over',
  'event-vanished',
  'content',
  'content-refused',
] as const

export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** After this a payment that the provider has not decided needs attention. */
export const STUCK_AFTER_MS = 24 * 60 * 60_000

/** Whoever may do this sees what needs attention for this reason. Of mails it depends on the mail. */
export function attentionNeeds(kind: AttentionKind, { isGift }: { isGift: boolean }): StaffAction {
  switch (kind) {
    case 'paid-late':
    case 'paid-after-cancelling':
    case 'cancel-asked':
    case 'correction-asked':
    case 'same-family':
      return 'seeRegistrations'
    case 'undeliverable':
    case 'erase-asked':
      return isGift ? 'seeMoney' : 'seeRegistrations'
    case 'event-over':
    case 'event-vanished':
    case 'content':
    case 'content-refused':
      return 'seeToday'
    case 'mismatch':
    case 'paid-twice':
    case 'overpaid':
    case 'stuck':
    case 'unknown-payment':
    case 'settlement':
    case 'refund-failed':
    case 'refund-owed':
      return 'seeMoney'
    default:
      return kind satisfies never
  }
}
