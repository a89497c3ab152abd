import { namesOf } from './list-parameters.ts'
import type { StaffAction } from './staff.ts'

/**
 * Why something needs the office's attention, and what whoever sees it may do.
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
const NEEDS = {
  mismatch: 'seeMoney',
  'paid-twice': 'seeMoney',
  overpaid: 'seeMoney',
  'paid-late': 'seeRegistrations',
  'paid-after-cancelling': 'seeRegistrations',
  stuck: 'seeMoney',
  'unknown-payment': 'seeMoney',
  settlement: 'seeMoney',
  'refund-failed': 'seeMoney',
  undeliverable: 'by-record',
  'cancel-asked': 'seeRegistrations',
  'correction-asked': 'seeRegistrations',
  'erase-asked': 'by-record',
  'refund-owed': 'seeMoney',
  'same-family': 'seeRegistrations',
  'event-over': 'seeToday',
  'event-vanished': 'seeToday',
  content: 'seeToday',
  'content-refused': 'seeToday',
} as const satisfies Record<string, StaffAction | 'by-record'>

export type AttentionKind = keyof typeof NEEDS

export const ATTENTION_KINDS: readonly AttentionKind[] = namesOf(NEEDS)

/** After this a payment that the provider has not decided needs attention. */
export const STUCK_AFTER_MS = 24 * 60 * 60_000

/** Whoever may do this sees what needs attention for this reason. Of mails and erasures it depends on the record. */
export function attentionNeeds(kind: AttentionKind, { isGift }: { isGift: boolean }): StaffAction {
  const needs = NEEDS[kind]
  if (needs !== 'by-record') return needs
  return isGift ? 'seeMoney' : 'seeRegistrations'
}
