import { findRows } from '#database/engine/rows.ts'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { refundsDoneBetween } from '#database/records/refunds/refunds.ts'
import { addDays, startOfDay } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { settleBatch } from '#workflows/records/payments/reports/sweep-payments.ts'
import type { Services } from '#workflows/services.ts'

export type Amounts = { sumMinor: Paise; count: number }

export type DayComparison = Awaited<ReturnType<typeof compareDay>>

/** What a comparison says in one word. */
export function verdictOf(compared: DayComparison): 'agrees' | 'differs' | 'not-compared' {
  if (!compared.ok) return 'not-compared'
  const { received, recorded, unmatched } = compared
  const agrees = received.sumMinor === recorded.sumMinor && unmatched.length === 0
  return agrees ? 'agrees' : 'differs'
}

/** The whole day in India. */
export function compareWholeDay(services: Services, day: string): Promise<DayComparison> {
  return compareDay(services, {
    day,
    from: new Date(startOfDay(day)).toISOString(),
    to: new Date(startOfDay(addDays(day, 1))).toISOString(),
  })
}

/**
 * Compares what the provider received on a day with our records. What it knows and we don't is asked
 * about first. The day is one such as 2026-11-15, with its first moment and the first moment after it.
 */
export async function compareDay(
  services: Services,
  { day, from, to }: { day: string; from: string; to: string },
) {
  const { db, now } = services
  try {
    const received = await services.payments.listPaid(day)
    const recorded: Payment[] = []
    const unmatched: { txnid: string; state: string }[] = []
    for (const { txnid, amountMinor } of received) {
      const known = await findPayment(db, txnid)
      const isOpen = known !== undefined && !wasReceived(known.state)
      if (isOpen) await settleBatch(services, [known], 'office')
      const payment = isOpen ? await findPayment(db, txnid) : known
      if (!payment) await noteUnknownPayment(db, { txnid, amountMinor, at: now() })
      const isSame = payment?.received_minor === amountMinor
      if (payment && isSame && wasReceived(payment.state)) recorded.push(payment)
      else unmatched.push({ txnid, state: payment?.state ?? 'unknown to us' })
    }
    // The provider's day, in India's time: a payment around midnight is on the same day in both lists.
    const ofDay = { state: ['paid' as const, 'refunded' as const], received_on: day }
    const theirs = new Set(received.map(({ txnid }) => txnid))
    const ours = (await findRows(db, 'payment', ofDay)).filter(({ txnid }) => !theirs.has(txnid))
    recorded.push(...ours)
    unmatched.push(...ours.map(({ txnid }) => ({ txnid, state: 'unknown to the provider' })))
    const returned = await refundsDoneBetween(db, { from, to })
    return {
      ok: true as const,
      /** According to the provider. */
      received: amountsOf(received.map(({ amountMinor }) => amountMinor)),
      /** According to our records. */
      recorded: amountsOf(recorded.map(({ received_minor }) => received_minor ?? 0)),
      returned: amountsOf(returned.map(({ amount_minor }) => amount_minor)),
      /** What only one side has, or both with different amounts. `state` is how we have it. */
      unmatched,
    }
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return { ok: false, problem: 'provider-unreachable', reason: error.message } as const
  }
}

function amountsOf(amounts: readonly Paise[]): Amounts {
  return { sumMinor: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length }
}
