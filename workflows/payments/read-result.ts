import { FORGOTTEN } from '#database/forget/forgotten.ts'
import { hasOtherMoney } from '#database/payments/other-money.ts'
import { payerName } from '#database/payments/payer-name.ts'
import type { Payment } from '#database/payments/payments.ts'
import { type Refund, refundsOf } from '#database/refunds/refunds.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees, toDecimalText, wholeRupees } from '#domain/money.ts'
import { initials } from '#domain/payments/masking.ts'
import { outcomeOf, type PaymentOutcome } from '#domain/payments/outcome.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import type { RecordDetails } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { nameSold } from './name-purpose.ts'
import { providerDetails } from './provider-details.ts'
import { readEarlierResult } from './read-earlier-result.ts'
import { readPayment } from './read-payment.ts'

/** The kind of result page. */
type ResultKind = 'success' | 'failure' | 'confirming' | 'not-started' | 'not-finished' | 'refunded'

type Fact = readonly [string, string]

export type PaymentResult = {
  kind: ResultKind
  outcome: PaymentOutcome
  txnid: string
  date: string
  /** The code of the event, or the fund. */
  purpose: string
  towards: string
  /** "A. R." */
  payer: string
  amount: string
  reason: string
  details: string
  /** The references that a bank needs to trace the payment. */
  references: Fact[]
  /** Another payment had already paid for the same gift or registration. */
  overpaid: boolean
  /** Whether it was imported from an earlier system: it has no private page. */
  isEarlier?: boolean
  /** One sentence for each refund; empty when there are none. */
  refunds: string[]
  /** The refunded and the kept amount; empty when nothing was refunded. */
  returned: Fact[]
}

/** The result of one payment. Of the payer it has the initials only. */
export async function readResult(
  services: Services,
  txnid: string,
): Promise<PaymentResult | undefined> {
  const payment = await readPayment(services, txnid)
  if (!payment) return readEarlierResult(services, txnid)
  const details = providerDetails(services, payment)
  const outcome = outcomeOf(payment)
  const refunds = await refundsOf(services.db, payment.id)
  return {
    kind: KINDS[outcome],
    outcome,
    txnid: payment.txnid,
    date: formatMoment(new Date(payment.changed_at)),
    purpose: payment.purpose,
    payer: await initialsOf(services, payment),
    towards: await nameSold(services, payment),
    amount: formatRupees(wholeRupees(payment.amount_minor)),
    reason: details.reason,
    details: details.message,
    references: referencesOf(payment, details),
    overpaid: payment.overpaid === 1 && (await hasOtherMoney(services.db, payment)),
    refunds: refunds.map(describeRefund).filter(Boolean),
    returned: returnedOf(payment, refunds),
  }
}

/** For a visitor who has only the number: the outcome, the amount and the bank's references. */
export function withoutPayer(result: PaymentResult): PaymentResult {
  const references = result.references.filter(([label]) => FOR_BANKS.has(label))
  const why = result.kind === 'failure' ? {} : { reason: '', details: '' }
  return { ...result, ...why, references, overpaid: false }
}

const FOR_BANKS = new Set(['Amount taken', 'Bank reference', 'Payment provider’s number'])

async function initialsOf({ db }: Services, payment: Payment): Promise<string> {
  const name = await payerName(db, payment)
  return name.startsWith(FORGOTTEN) ? '' : initials(name)
}

const KINDS: Record<PaymentOutcome, ResultKind> = {
  'not-started': 'not-started',
  begun: 'not-finished',
  unheard: 'confirming',
  'at-the-bank': 'confirming',
  taken: 'confirming',
  held: 'confirming',
  mismatched: 'confirming',
  failed: 'failure',
  dropped: 'failure',
  received: 'success',
  refunded: 'refunded',
}

function referencesOf(payment: Payment, details: RecordDetails): Fact[] {
  const { bankReference, method, chargedOnTopMinor } = details
  const { received_minor: taken, amount_minor } = payment
  return [
    ['Amount taken', taken !== null && taken !== amount_minor ? formatRupees(taken) : ''],
    ['Bank reference', bankReference],
    ['Payment provider’s number', payment.provider_id ?? ''],
    ['Paid by', method],
    [
      'Charged by the bank on top',
      chargedOnTopMinor > 0 ? `Rs. ${toDecimalText(chargedOnTopMinor)}` : '',
    ],
  ]
}

function returnedOf(payment: Payment, refunds: readonly Refund[]): Fact[] {
  const { doneMinor } = sumRefunds(refunds)
  if (doneMinor === 0) return []
  const kept = (payment.received_minor ?? payment.amount_minor) - doneMinor
  return [
    ['Given back', formatRupees(doneMinor)],
    ['Of this we have kept', kept > 0 ? formatRupees(kept) : ''],
  ]
}

function describeRefund({ state, amount_minor, changed_at }: Refund): string {
  const amount = formatRupees(amount_minor)
  const at = formatMoment(new Date(changed_at))
  if (state === 'done') return `${amount} was given back on ${at}.`
  return state === 'refused' ? '' : `${amount} is on its way back to you (since ${at}).`
}
