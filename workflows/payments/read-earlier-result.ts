import { type EarlierRecord, findEarlierPayment } from '#database/payments/earlier-payments.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees, wholeRupees } from '#domain/money.ts'
import { earlierAmount, earlierMoment } from '#domain/payments/earlier-record.ts'
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
  const isPaid = record.status?.toLowerCase() === 'success'
  const moment = earlierMoment(record)
  const purpose = record.productinfo ?? ''
  const { bankReference } = payments.describe(record)
  return {
    kind: isPaid ? 'success' : 'failure',
    outcome: isPaid ? 'received' : 'failed',
    txnid,
    date: moment ? formatMoment(moment) : (record.addedon ?? ''),
    purpose,
    towards: namePurpose(content, purpose),
    payer: initials(nameOf(record)),
    amount: formatRupees(wholeRupees(earlierAmount(record) ?? 0)),
    reason: record.unmappedstatus ?? '',
    details: record.error_Message ?? '',
    references: {
      takenMinor: undefined,
      bankReference: bankReference || (record.bank_ref_num ?? ''),
      providerId: record.mihpayid ?? '',
      method: '',
      chargedOnTopMinor: 0,
    },
    overpaid: false,
    isEarlier: true,
    refunds: [],
    returned: { doneMinor: 0, keptMinor: 0 },
  }
}

function nameOf({ firstname = '', lastname = '' }: EarlierRecord): string {
  return `${firstname} ${lastname}`.trim()
}
