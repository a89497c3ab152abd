import type { Db } from '#database/open.ts'
import { type Payment, paymentsForRegistration } from '#database/payments.ts'
import type { Paise } from '#domain/money.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import {
  type OpenedRefund,
  openRefund,
  refundable,
  sendRefund,
} from '#workflows/payments/refund-payment.ts'
import type { Services } from '#workflows/services.ts'
import { changeByOffice, type OfficeRequest } from './change-by-office.ts'

type Refunding = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now' | 'randomBelow'>

/** What the provider said: `unclear` is followed up under the same token, so that nothing goes back twice. */
export type RefundAnswers = 'accepted' | 'refused' | 'unclear'

/**
 * Refunds a registration through the provider, in full or in part, over as many payments as it takes.
 * The refunds are stored with reason and author before the provider is asked.
 */
export async function refundRegistration(
  services: Refunding,
  { amountMinor, reason, ...request }: OfficeRequest & { amountMinor: Paise; reason: string },
) {
  const changed = await changeByOffice(services, request, {
    needs: 'refund',
    action: 'Refund',
    apply: async ({ tx, payments }) => {
      const shares = await spreadRefund(tx, payments, amountMinor)
      if (!shares.ok) return shares
      if (reason.trim() === '') return { ok: false as const, problem: 'no-reason' as const }
      const opened = await openRefunds(tx, services, shares.shares)
      const tokens = opened.map(({ token }) => token)
      return { ok: true as const, opened, details: { amountMinor, reason: reason.trim(), tokens } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, answer: await sendRefunds(services, changed.opened) }
}

/** How much of a registration's money the provider can still give back. */
export async function refundableFor(db: Db, registrationId: string): Promise<Paise> {
  const payments = await paymentsForRegistration(db, registrationId)
  const spread = await spreadRefund(db, payments, Number.MAX_SAFE_INTEGER)
  return spread.ok ? 0 : spread.mostMinor
}

type Share = { payment: Payment; amountMinor: Paise }

/** Newest payments first, because a second payment is the likelier one to go back. */
async function spreadRefund(db: Db, payments: readonly Payment[], amountMinor: Paise) {
  const shares: Share[] = []
  let mostMinor = 0
  for (const payment of payments.toReversed()) {
    if (payment.state !== 'paid') continue
    const rest = await refundable(db, payment)
    const share = Math.min(rest, amountMinor - mostMinor)
    if (share > 0) shares.push({ payment, amountMinor: share })
    mostMinor += Math.max(rest, 0)
  }
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { ok: false, problem: 'bad-amount', mostMinor } as const
  }
  if (amountMinor > mostMinor) {
    return { ok: false, problem: 'more-than-received', mostMinor } as const
  }
  return { ok: true, shares } as const
}

async function openRefunds(
  tx: Db,
  services: Refunding,
  shares: readonly Share[],
): Promise<OpenedRefund[]> {
  const opened: OpenedRefund[] = []
  for (const share of shares) {
    const refund = await openRefund(tx, services, share)
    if (!refund.ok) throw new Error(`A refund of ${share.payment.txnid} could not be opened`)
    opened.push(refund)
  }
  return opened
}

/** A lost connection leaves a refund unclear: it is stored, and the sweep finds out. */
export async function sendRefunds(
  services: Refunding,
  opened: readonly OpenedRefund[],
): Promise<RefundAnswers> {
  const answers: RefundAnswers[] = []
  for (const refund of opened) answers.push(await sendOne(services, refund))
  return answers.find((answer) => answer !== 'accepted') ?? 'accepted'
}

async function sendOne(services: Refunding, refund: OpenedRefund): Promise<RefundAnswers> {
  try {
    const { accepted } = await sendRefund(services, refund)
    if (accepted === false) return 'refused'
    return accepted === 'unclear' ? 'unclear' : 'accepted'
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    services.count('refund.provider-unreachable')
    services.log.error('provider-unreachable', error, { txnid: refund.payment.txnid })
    return 'unclear'
  }
}
