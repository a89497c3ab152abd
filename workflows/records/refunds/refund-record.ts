import type { Db } from '#database/engine/open.ts'
import { changeRows, rowOf } from '#database/engine/rows.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import {
  appendPaymentEvent,
  lockPayment,
  type Payment,
} from '#database/records/payments/payments.ts'
import type { PlaceEvent } from '#database/records/places/places.ts'
import { refundsOf, storeRefund } from '#database/records/refunds/refunds.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import type { Registration, StoredAttendee } from '#database/records/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import {
  afterRefundNews,
  afterRefundReply,
  countsAsReturned,
  proposeRefund,
  type RefundState,
} from '#domain/payments/refund-state.ts'
import { proposedShare, receivedForOne } from '#domain/registration/cancel-rule.ts'
import type { QuoteLine } from '#domain/registration/price.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'
import { refuse } from '#workflows/actor.ts'
import { type ChangeRequest, changeRecord } from '#workflows/records/change-record.ts'
import { mailPayer } from '#workflows/records/registration/notify-people.ts'
import { readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

/**
 * With a `txnid` it is taken from this payment only, also where another amount came than was asked for. The
 * office has to say why; the command line doesn't ask.
 */
export async function refundRecord(
  services: Services,
  request: ChangeRequest & { amountMinor: Paise; reason?: string; txnid?: string },
) {
  const { amountMinor, txnid } = request
  const reason = request.reason?.trim()
  const changed = await changeRecord(services, request.kind, request, {
    needs: 'refund',
    action: 'refund',
    apply: async ({ tx, payments }) => {
      if (reason === '') return refuse('no-reason')
      const named = payments.filter((payment) => payment.txnid === txnid)
      const from = txnid === undefined ? paidOf(payments) : named
      const refund = await openRefunds(tx, services, from, amountMinor, request)
      if (!refund.ok) return refund
      const tokens = refund.opened.map(({ token }) => token)
      return { ...refund, details: { txnid, amountMinor, reason, tokens } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

export type OpenedRefund = { payment: Payment; token: string; amountMinor: Paise }

/**
 * Inside the transaction that has locked the payments, which are given oldest first: stores a refund over as
 * many of them as it takes, newest first, because a second payment is the likelier one to go back. It is sent
 * after the transaction: if the answer is lost, its token identifies it, so that nothing is refunded twice.
 * Whoever paid is mailed that it is on its way, unless the office chose otherwise or the mail about the change
 * says so already.
 */
export async function openRefunds(
  tx: Db,
  services: Services,
  payments: readonly Payment[],
  amountMinor: Paise,
  how: { notify?: boolean | undefined; isAnnounced?: boolean } = {},
) {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return refuse('bad-amount')
  const shares: { payment: Payment; shareMinor: Paise }[] = []
  let maxMinor = 0
  for (const payment of payments.toReversed()) {
    const rest = await refundable(tx, payment)
    const shareMinor = Math.min(rest, amountMinor - maxMinor)
    if (shareMinor > 0) shares.push({ payment, shareMinor })
    maxMinor += rest
  }
  if (amountMinor > maxMinor) {
    return { ok: false, problem: 'more-than-received', maxMinor } as const
  }
  const opened: OpenedRefund[] = []
  for (const { payment, shareMinor } of shares) {
    const at = services.now()
    const moment = at.toISOString()
    // At most 23 characters, the provider's limit.
    const token = `R${at.getTime()}${String(services.randomBelow(1_000_000)).padStart(6, '0')}`
    await storeRefund(tx, {
      token,
      payment_id: payment.id,
      amount_minor: shareMinor,
      state: 'asked',
      asked_at: moment,
      changed_at: moment,
      // Due at once: if this process dies now, the sweep asks about the refund.
      follow_at: moment,
      is_quiet: how.notify === false ? 1 : 0,
    })
    await noteRefundEvent(tx, payment, 'office', 'asked', at)
    if (!how.isAnnounced) await mailRefund(tx, 'refund-coming', payment, token, at)
    opened.push({ payment, token, amountMinor: shareMinor })
  }
  return { ok: true, opened } as const
}

/** Tells whoever paid, unless the office chose otherwise. That it was given back is told with its payment. */
export async function mailRefund(
  tx: Db,
  kind: 'refund-coming' | 'refund-refused',
  payment: Payment,
  token: string,
  at: Date,
): Promise<void> {
  if ((await rowOf(tx, 'refund', { token })).is_quiet) return
  await mailPayer(tx, payment, { kind, name: token, facts: { token }, at })
}

export async function sendRefunds(services: Services, opened: readonly OpenedRefund[]) {
  const sent: Awaited<ReturnType<typeof sendRefund>>[] = []
  for (const refund of opened) sent.push(await sendRefund(services, refund, 'office'))
  return sent
}

/**
 * After `no-answer` it is not known whether the provider accepted it: the sweep finds out, and sends the same
 * request once more where it never arrived.
 */
export async function sendRefund(
  services: Services,
  { payment, token, amountMinor }: OpenedRefund,
  source: EvidenceSource,
  { resent = false } = {},
): Promise<{ token: string; answer: RefundAnswer | { accepted: 'no-answer'; reason: string } }> {
  const { txnid, provider_id } = payment
  const request = { providerId: provider_id ?? '', token, amountMinor }
  try {
    const answer = await services.payments.of(payment).refund(request)
    const how = { source, resent, at: services.now() }
    await services.db.transaction().execute((tx) => noteAnswer(tx, payment, token, answer, how))
    services.log.info('refund-asked', { txnid, amountMinor, token })
    return { token, answer }
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnid })
    return { token, answer: { accepted: 'no-answer', reason: error.message } }
  }
}

/**
 * Stores the provider's answer to a refund request. It counts only while the refund is `asked`: a
 * listed state is later and more reliable. The answer `already` changes nothing, because the list
 * tells the refund's state.
 */
async function noteAnswer(
  tx: Db,
  payment: Payment,
  token: string,
  answer: RefundAnswer,
  { source, resent, at }: { source: EvidenceSource; resent: boolean; at: Date },
): Promise<void> {
  if (answer.accepted === 'already') return
  const locked = await lockPayment(tx, payment.id)
  const refund = await rowOf(tx, 'refund', { token })
  if (refund.state !== 'asked') return
  const ageMs = at.getTime() - Date.parse(refund.asked_at)
  const heard = afterRefundReply({ accepted: answer.accepted, resent, ageMs })
  const state = afterRefundNews(refund.state, heard)
  const change = {
    state,
    changed_at: at.toISOString(),
    ...(answer.accepted === true ? { request_id: answer.requestId } : { reason: answer.reason }),
    ...(state === 'refused' && { follow_at: null }),
  }
  await changeRows(tx, 'refund', { token }, change)
  if (state === refund.state) return
  await noteRefundEvent(tx, locked, source, state, at)
  if (state !== 'refused') return
  await mailRefund(tx, 'refund-refused', payment, token, at)
  if (payment.registration_id) await recomputeRegistration(tx, payment.registration_id)
}

export async function noteRefundEvent(
  tx: Db,
  { id, state: payment }: Payment,
  source: EvidenceSource,
  state: RefundState,
  at: Date,
): Promise<void> {
  await appendPaymentEvent(tx, {
    payment_id: id,
    source,
    evidence: `refund-${state}`,
    at: at.toISOString(),
    from_state: payment,
    to_state: payment,
  })
}

export async function refundable(db: Db, payment: Payment): Promise<Paise> {
  if (!payment.provider_id || payment.received_minor === null) return 0
  const refunds = await refundsOf(db, payment.id)
  const rest = refunds
    .filter(({ state }) => countsAsReturned(state))
    .reduce((sum, { amount_minor }) => sum - amount_minor, payment.received_minor)
  return Math.max(rest, 0)
}

export async function maxRefundable(db: Db, payments: readonly Payment[]): Promise<Paise> {
  let maxMinor = 0
  for (const payment of paidOf(payments)) maxMinor += await refundable(db, payment)
  return maxMinor
}

export function paidOf(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ state }) => state === 'paid')
}

/** For all and for one person, whose part of the price is a line. Never more than the provider can give back. */
export async function readRefundProposals(
  services: Services,
  registration: Registration,
  about: {
    people: readonly StoredAttendee[]
    lines: readonly QuoteLine[]
    moves: readonly PlaceEvent[]
    refundableMinor: Paise
  },
) {
  const { people, lines, moves, refundableMinor } = about
  const { db, now } = services
  const { full_minor: fullMinor, fee_minor: feeMinor, hold } = registration
  const money = await readMoney(db, registration)
  const { receivedMinor, returnedMinor, reducedMinor, paidMinor } = money
  const isCancelled = hold === 'cancelled'
  const { rule } = await readVisitorRules(services, registration)
  const end = isCancelled && moves.findLast(({ to_hold }) => to_hold === 'cancelled')
  // The rule looks at when it was cancelled, not at when the money goes back.
  const ruled = { rule, at: end ? new Date(end.at) : now() }
  const account = { askedMinor: fullMinor - reducedMinor, feeMinor, receivedMinor, returnedMinor }
  const proposal = proposeRefund({ ...account, isCancelled }, ruled)
  const shares = lines.flatMap(({ amount, balance }, index): [number, Paise][] => {
    const priced = { beforeMinor: fullMinor, afterMinor: fullMinor - amount - balance }
    const own = receivedForOne({ ...priced, feeMinor, paidMinor })
    const shareMinor = Math.min(proposedShare(own, ruled), refundableMinor)
    return own > 0 ? [[people[index]?.position ?? 0, shareMinor]] : []
  })
  return {
    ...proposal,
    amountMinor: Math.min(proposal.amountMinor, refundableMinor),
    /** Also of what came by hand. */
    wholeMinor: proposal.amountMinor,
    ...ruled,
    /** What was received and neither went back nor is on its way. */
    paidMinor,
    /** For each person who costs something, by position; empty where nobody's part of the price is known. */
    forPerson: new Map(shares),
  }
}
