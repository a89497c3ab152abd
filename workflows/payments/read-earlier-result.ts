import { findEarlierPayment } from '#database/payments/earlier-payments.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees, wholeRupees } from '#domain/money.ts'
import { initials } from '#domain/payments/masking.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from './name-purpose.ts'
import type { PaymentResult } from './read-result.ts'

/** The result of a payment of an earlier system. It is final: nobody can be asked about it any more. */
export async function readEarlierResult(
  { db, content, payments }: Services,
  txnid: string,
): Promise<PaymentResult | undefined> {
  const record = await findEarlierPayment(db, txnid)
  if (!record) return undefined
  const { isPaid, purpose, payer, amountMinor, paidAt, paidOn, ...told } =
    payments.earlier.describe(record)
  return {
    kind: isPaid ? 'success' : 'failure',
    outcome: isPaid ? 'received' : 'failed',
    txnid,
    date: paidAt ? formatMoment(paidAt) : paidOn,
    purpose,
    towards: namePurpose(content, purpose),
    isGift: content.giving.funds.some(({ code }) => code === purpose),
    fund: '',
    payer: initials(payer),
    amount: formatRupees(wholeRupees(amountMinor)),
    reason: told.reason,
    details: told.message,
    why: told.why,
    references: {
      takenMinor: undefined,
      bankReference: told.bankReference,
      providerId: told.providerId,
      method: '',
      chargedOnTopMinor: 0,
    },
    overpaid: false,
    isEarlier: true,
    refunds: [],
    returned: { doneMinor: 0, keptMinor: 0 },
  }
}
