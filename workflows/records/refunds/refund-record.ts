import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { appendPaymentEvent } from '#database/records/payments/payment-events.ts'
import { lockPayment, type Payment } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private/private-pages.ts'
import { changeRefund, findRefund, storeRefund } from '#database/records/refunds/refunds.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import type { Paise } from '#domain/money.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import {
  afterRefundNews,
  afterRefundReply,
  type RefundState,
} from '#domain/payments/refund-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { RefundAnswer } from '#integrations/payments/port.ts'
import { type ChangeRequest, changeRecord } from '#workflows/records/change-record.ts'
import { payerAddress } from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'
import { paidOf, refundable } from './refundable.ts'

type Wanted = {
  amountMinor: Paise
  /** The office has to say why. The command line doesn't ask. */
  reason?: string
  /** Takes it from this payment only, also where another amount came than was asked for. */
  txnid?: string
}

/**
 * Refunds a registration or a gift through the provider, in full or in part. The refunds are stored with
 * reason and author before the provider is asked.
 */
export async function refundRecord(
  services: Services,
  { amountMinor, reason: typed, txnid, ...request }: ChangeRequest & Wanted,
) {
  const reason = typed?.trim()
  const changed = await changeRecord(services, request.kind, request, {
    needs: 'refund',
    action: 'refund',
    apply: async ({ tx, payments }) => {
      if (reason === '') return { ok: false as const, problem: 'no-reason' as const }
      const named = payments.filter((payment) => payment.txnid === txnid)
      const from = txnid === undefined ? paidOf(payments) : named
      const { notify } = request
      const refund = await openRefunds(tx, services, { payments: from, amountMinor, notify })
      if (!refund.ok) return refund
      const tokens = refund.opened.map(({ token }) => token)
      return { ...refund, details: { txnid, amountMinor, reason, tokens } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

export type OpenedRefund = {
  payment: Payment
  providerId: string
  token: string
  amountMinor: Paise
}

type Opening = {
  /** Oldest first, read under the locks that the caller holds. */
  payments: readonly Payment[]
  amountMinor: Paise
  /** Whether whoever paid is mailed what becomes of it. */
  notify?: boolean | undefined
  /** The mail about a change says already that it is on its way. */
  isAnnounced?: boolean
}

/**
 * Inside the transaction that has locked the payments: stores a refund over as many of them as it takes,
 * newest first, because a second payment is the likelier one to go back. It is sent after the
 * transaction: if the answer is lost, its token identifies it, so that nothing is refunded twice.
 */
export async function openRefunds(
  tx: Db,
  services: Services,
  { payments, amountMinor, notify = true, isAnnounced = false }: Opening,
) {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { ok: false, problem: 'bad-amount' } as const
  }
  const shares: Share[] = []
  let maxMinor = 0
  for (const payment of payments.toReversed()) {
    const rest = await refundable(tx, payment)
    const share = Math.min(rest, amountMinor - maxMinor)
    if (share > 0) shares.push({ payment, amountMinor: share })
    maxMinor += rest
  }
  if (amountMinor > maxMinor) {
    return { ok: false, problem: 'more-than-received', maxMinor } as const
  }
  const opened: OpenedRefund[] = []
  for (const share of shares) {
    const refund = await openRefund(tx, services, { ...share, notify })
    if (!isAnnounced) await mailRefund(tx, { ...refund, kind: 'refund-coming', at: services.now() })
    opened.push(refund)
  }
  return { ok: true, opened } as const
}

type Share = { payment: Payment; amountMinor: Paise }

async function openRefund(
  tx: Db,
  services: Services,
  { payment, amountMinor, notify }: Share & { notify: boolean },
): Promise<OpenedRefund> {
  const at = services.now()
  const token = newRefundToken(services)
  await storeRefund(tx, {
    token,
    payment_id: payment.id,
    amount_minor: amountMinor,
    state: 'asked',
    asked_at: at.toISOString(),
    changed_at: at.toISOString(),
    // Due at once: if this process dies now, the sweep asks about the refund.
    follow_at: at.toISOString(),
    is_quiet: notify ? 0 : 1,
  })
  await noteRefundEvent(tx, { payment, source: 'office', at, state: 'asked' })
  return { payment, providerId: payment.provider_id ?? '', token, amountMinor }
}

type RefundMail = {
  kind: 'refund-coming' | 'refund-refused'
  payment: Payment
  token: string
  at: Date
}

/** Tells whoever paid, unless the office chose otherwise. That it was given back is told with its payment. */
export async function mailRefund(tx: Db, { kind, payment, token, at }: RefundMail): Promise<void> {
  if ((await findRefund(tx, token)).is_quiet) return
  await queueMail(tx, {
    kind,
    name: token,
    about: { payment_id: payment.id },
    facts: { token },
    recipient: await payerAddress(tx, await recordOf(tx, payment)),
    at: at.toISOString(),
  })
}

/** A unique token of at most 23 characters, the provider's limit. */
function newRefundToken({ now, randomBelow }: Services): string {
  return `R${now().getTime()}${String(randomBelow(1_000_000)).padStart(6, '0')}`
}

export type SentRefund = {
  token: string
  /** After `no-answer` it is not known whether the provider accepted it: the sweep finds out. */
  answer: RefundAnswer | { accepted: 'no-answer'; reason: string }
}

/** Sends the requests for stored refunds, and stores the provider's answers. */
export async function sendRefunds(
  services: Services,
  opened: readonly OpenedRefund[],
): Promise<SentRefund[]> {
  const sent: SentRefund[] = []
  for (const refund of opened) sent.push(await sendRefund(services, refund))
  return sent
}

async function sendRefund(services: Services, refund: OpenedRefund): Promise<SentRefund> {
  const { payment, providerId, token, amountMinor } = refund
  const { txnid } = payment
  try {
    const answer = await services.payments.of(payment).refund({ providerId, token, amountMinor })
    const answered = { payment, token, answer, resent: false, source: 'office' } as const
    await services.db
      .transaction()
      .execute((tx) => noteRefundAnswer(tx, { ...answered, at: services.now() }))
    services.log.info('refund-asked', { txnid, amountMinor, token })
    return { token, answer }
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnid })
    return { token, answer: { accepted: 'no-answer', reason: error.message } }
  }
}

/** Appends a refund's change to the events of its payment. */
export async function noteRefundEvent(
  tx: Db,
  news: { payment: Payment; source: EvidenceSource; at: Date; state: RefundState },
): Promise<void> {
  const { payment, source, at, state } = news
  await appendPaymentEvent(tx, {
    payment_id: payment.id,
    source,
    evidence: `refund-${state}`,
    at: at.toISOString(),
    from_state: payment.state,
    to_state: payment.state,
  })
}

type RefundAnswered = {
  payment: Payment
  token: string
  answer: RefundAnswer
  /** Whether this was a repeated request. */
  resent: boolean
  source: EvidenceSource
  at: Date
}

/**
 * Stores the provider's answer to a refund request. It counts only while the refund is `asked`: a
 * listed state is later and more reliable. The answer `already` changes nothing, because the list
 * tells the refund's state.
 */
export async function noteRefundAnswer(tx: Db, answered: RefundAnswered): Promise<void> {
  const { payment, token, answer, resent, source, at } = answered
  if (answer.accepted === 'already') return
  const locked = await lockPayment(tx, payment.id)
  const refund = await findRefund(tx, token)
  if (refund.state !== 'asked') return
  const ageMs = at.getTime() - Date.parse(refund.asked_at)
  const heard = afterRefundReply({ accepted: answer.accepted, resent, ageMs })
  const state = afterRefundNews(refund.state, heard)
  await changeRefund(tx, token, {
    state,
    changed_at: at.toISOString(),
    ...(answer.accepted === true ? { request_id: answer.requestId } : { reason: answer.reason }),
    ...(state === 'refused' && { follow_at: null }),
  })
  if (state === refund.state) return
  await noteRefundEvent(tx, { payment: locked, source, at, state })
  if (state !== 'refused') return
  await mailRefund(tx, { kind: 'refund-refused', payment, token, at })
  if (payment.registration_id) await recomputeRegistration(tx, payment.registration_id)
}
