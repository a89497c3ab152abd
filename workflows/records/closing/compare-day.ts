import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { receivedOn } from '#database/records/payments/listed-payments.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { refundsDoneBetween } from '#database/records/refunds/refunds.ts'
import { addDays, startOfDay } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { PaidRecord } from '#integrations/payments/port.ts'
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

/** A day such as 2026-11-15, with its first moment and the first moment after it. */
type Day = { day: string; from: string; to: string }

/**
 * Compares what the provider received on a day with our records. What it knows and we don't is asked
 * about first.
 */
export async function compareDay(services: Services, day: Day) {
  try {
    const received = await services.payments.listPaid(day.day)
    const { recorded, unmatched } = await matchRecords(services, day.day, received)
    const returned = await refundsDoneBetween(services.db, day)
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

async function matchRecords(services: Services, day: string, received: PaidRecord[]) {
  const recorded: Payment[] = []
  const unmatched: { txnid: string; state: string }[] = []
  for (const { txnid, amountMinor } of received) {
    const payment = await settledPayment(services, txnid)
    if (!payment) {
      await noteUnknownPayment(services.db, { txnid, amountMinor, at: services.now() })
    }
    const matches = payment && wasReceived(payment.state) && payment.received_minor === amountMinor
    if (matches) recorded.push(payment)
    else unmatched.push({ txnid, state: payment?.state ?? 'unknown to us' })
  }
  const known = new Set(received.map(({ txnid }) => txnid))
  const ours = (await receivedOn(services.db, day)).filter(({ txnid }) => !known.has(txnid))
  recorded.push(...ours)
  unmatched.push(...ours.map(({ txnid }) => ({ txnid, state: 'unknown to the provider' })))
  return { recorded, unmatched }
}

async function settledPayment(services: Services, txnid: string): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment || wasReceived(payment.state)) return payment
  await settleBatch(services, [payment], 'office')
  return findPayment(services.db, txnid)
}

function amountsOf(amounts: readonly Paise[]): Amounts {
  return { sumMinor: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length }
}
