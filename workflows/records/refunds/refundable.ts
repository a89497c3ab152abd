import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import type { PlaceEvent } from '#database/records/places/places.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { Registration, StoredAttendee } from '#database/records/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { countsAsReturned, proposeRefund } from '#domain/payments/refund-state.ts'
import { proposedShare, receivedForOne } from '#domain/registration/cancel-rule.ts'
import type { QuoteLine } from '#domain/registration/price.ts'
import { readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

/** How much of a payment the provider can still give back. */
export async function refundable(db: Db, payment: Payment): Promise<Paise> {
  if (!payment.provider_id || payment.received_minor === null) return 0
  const refunds = await refundsOf(db, payment.id)
  const rest = refunds
    .filter(({ state }) => countsAsReturned(state))
    .reduce((sum, { amount_minor }) => sum - amount_minor, payment.received_minor)
  return Math.max(rest, 0)
}

/** How much of all that was paid the provider can still give back. */
export async function maxRefundable(db: Db, payments: readonly Payment[]): Promise<Paise> {
  let maxMinor = 0
  for (const payment of paidOf(payments)) maxMinor += await refundable(db, payment)
  return maxMinor
}

/** The payments that a refund is taken from where none is named. */
export function paidOf(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ state }) => state === 'paid')
}

/**
 * With which amounts a refund opens, for all and for one person, whose part of the price is a line. Never more
 * than the provider can give back.
 */
export async function readRefundProposals(
  services: Services,
  registration: Registration,
  people: readonly StoredAttendee[],
  lines: readonly QuoteLine[],
  placeEvents: readonly PlaceEvent[],
  refundableMinor: Paise,
) {
  const { db, now } = services
  const { id, full_minor: fullMinor, fee_minor: feeMinor, hold } = registration
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, 'registration_id', id)
  const isCancelled = hold === 'cancelled'
  const { rule } = await readVisitorRules(db, services, registration)
  const end = isCancelled && placeEvents.findLast(({ to_hold }) => to_hold === 'cancelled')
  // The rule looks at when it was cancelled, not at when the money goes back.
  const ruled = { rule, at: end ? new Date(end.at) : now() }
  const account = { askedMinor: fullMinor - reducedMinor, feeMinor, receivedMinor, returnedMinor }
  const proposal = proposeRefund({ ...account, isCancelled }, ruled)
  const paidMinor = receivedMinor - returnedMinor
  const shares = lines.flatMap(({ amount, balance }, index): [number, Paise][] => {
    const priced = { beforeMinor: fullMinor, afterMinor: fullMinor - amount - balance }
    const own = receivedForOne({ ...priced, feeMinor, paidMinor })
    const shareMinor = Math.min(proposedShare(own, ruled), refundableMinor)
    return own > 0 ? [[people[index]?.position ?? 0, shareMinor]] : []
  })
  return {
    ...proposal,
    amountMinor: Math.min(proposal.amountMinor, refundableMinor),
    ...ruled,
    /** What was received and neither went back nor is on its way. */
    paidMinor,
    /** For each person who costs something, by position; empty where nobody's part of the price is known. */
    forPerson: new Map(shares),
  }
}
