import { sumAccount } from '#database/records/money/account-sums.ts'
import type { PlaceEvent } from '#database/records/places/places.ts'
import type { Registration, StoredAttendee } from '#database/records/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { proposeRefund } from '#domain/payments/refund-state.ts'
import { proposedShare, receivedForOne } from '#domain/registration/cancel-rule.ts'
import type { QuoteLine } from '#domain/registration/price.ts'
import { readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

type Wanted = {
  registration: Registration
  people: readonly StoredAttendee[]
  /** Each person's part of the price. */
  lines: readonly QuoteLine[]
  placeEvents: readonly PlaceEvent[]
  refundableMinor: Paise
}

/** With which amounts a refund opens, for all and for one person. Never more than the provider can give back. */
export async function readRefundProposals(
  services: Services,
  { registration, people, lines, placeEvents, refundableMinor }: Wanted,
) {
  const { db, now } = services
  const { id, full_minor: fullMinor, fee_minor: feeMinor, hold } = registration
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, id)
  const isCancelled = hold === 'cancelled'
  const { rule } = await readVisitorRules(db, services, registration)
  // When the rule is looked at: now, or when it was cancelled.
  const ruled = { rule, at: isCancelled ? cancelledAt(placeEvents, now()) : now() }
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

/** The rule looks at when it was cancelled, not at when the money goes back. */
function cancelledAt(moves: readonly PlaceEvent[], now: Date): Date {
  const move = moves.findLast(({ to_hold }) => to_hold === 'cancelled')
  return move ? new Date(move.at) : now
}
