import { findEarlierPayment } from '#database/payments/earlier-payments.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { wholeRupees } from '#domain/money.ts'
import { initials } from '#domain/payments/masking.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from './name-purpose.ts'
import type { PaymentResult } from './read-result.ts'

/** The result of a payment of an earlier system. It is final: nobody can be asked about it any more. */
export async function readEarlierResult(
  services: Services,
  txnid: string,
  language: Language = 'en',
): Promise<PaymentResult | undefined> {
  const { db, content, payments } = services
  const record = await findEarlierPayment(db, txnid)
  if (!record) return undefined
  const { isPaid, purpose, payer, amountMinor, paidAt, paidOn, ...told } =
    payments.earlier.describe(record)
  return {
    kind: isPaid ? 'success' : 'failure',
    outcome: isPaid ? 'received' : 'failed',
    txnid,
    date: paidAt ? momentIn(language, paidAt) : paidOn,
    purpose,
    towards: namePurpose(services, purpose, language),
    isGift: content.giving.funds.some(({ code }) => code === purpose),
    fund: '',
    payer: initials(payer),
    amount: rupeesIn(language, wholeRupees(amountMinor)),
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
