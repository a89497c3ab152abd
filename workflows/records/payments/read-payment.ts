import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { hasOtherMoney } from '#database/records/money/account-sums.ts'
import { payerName } from '#database/records/payments/listed-payments.ts'
import {
  claimAsking,
  findEarlierPayment,
  findPayment,
  type Payment,
  providerFields,
} from '#database/records/payments/payments.ts'
import type { PrivateRecord } from '#database/records/private/private-pages.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { Language } from '#domain/language.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { wholeRupees } from '#domain/money.ts'
import { initials } from '#domain/payments/evidence.ts'
import {
  isSettled,
  outcomeOf,
  type PaymentOutcome,
  wasReceived,
} from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import type { RecordDetails } from '#integrations/payments/port.ts'
import { namePurpose, nameSold } from '#workflows/conferences/event-now.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import type { Services } from '#workflows/services.ts'
import { toCheckout } from './read-hand-off.ts'
import { readOrder, refusalOf } from './read-order.ts'
import { settlePayment } from './reports/settle-payment.ts'

/** Reads one payment. While money was not received the provider is asked too, at most every few seconds. */
async function readPayment(services: Services, txnid: string): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment || wasReceived(payment.state)) return payment
  const pauseMs = ASK_AGAIN_AFTER_MS[isSettled(payment.state) ? 'failed' : 'undecided']
  const mayAsk = await claimAsking(services.db, payment.id, { at: services.now(), pauseMs })
  if (mayAsk) await settlePayment(services, payment, { source: 'visit' })
  return findPayment(services.db, txnid)
}

/** A failure may still become a success, but rarely, so it is asked about less often. */
const ASK_AGAIN_AFTER_MS = { undecided: 4_000, failed: 60_000 }

export async function readStoredPayment(services: Services, txnid: string) {
  const payment = await readPayment(services, txnid)
  if (!payment) return undefined
  const { doneMinor } = sumRefunds(await refundsOf(services.db, payment.id))
  return {
    state: payment.state,
    ...toCheckout(payment),
    refundedMinor: doneMinor,
    fields: providerFields(payment),
  }
}

/** Shown beside the result of a payment, only in the payer's own browser. */
export async function readOwnPayment(
  services: Services,
  { record, txnid }: { record: PrivateRecord; txnid: string },
) {
  const order = await readOrder(services.db, services, record)
  const payment = order.attempts.find((attempt) => attempt.txnid === txnid)
  return {
    payer: payment ? await payerName(services.db, payment) : '',
    receipt: payment && wasReceived(payment.state) ? `/receipts/${payment.token}` : undefined,
    refusal: refusalOf(order),
  }
}

type AnsweredPayment = Pick<Payment, 'id' | 'provider' | 'provider_record'>

export function providerDetails({ payments }: Services, payment: AnsweredPayment): RecordDetails {
  return payments.of(payment).describe(providerFields(payment))
}

/** Of that, under the provider's own names, what is about the money and not about the payer. */
export function ledgerFieldsOf({ payments }: Services) {
  return (payment: AnsweredPayment) => payments.of(payment).ledgerFields(providerFields(payment))
}

export type PaymentResult = Awaited<ReturnType<typeof resultOf>> & {
  /** Whether it was imported from an earlier system: it has no private page. */
  isEarlier?: boolean
}

export async function readResult(
  services: Services,
  txnid: string,
  language: Language = 'en',
): Promise<PaymentResult | undefined> {
  const payment = await readPayment(services, txnid)
  return payment
    ? resultOf(services, payment, language)
    : readEarlierResult(services, txnid, language)
}

async function resultOf(services: Services, payment: Payment, language: Language) {
  const details = providerDetails(services, payment)
  const outcome = outcomeOf(payment)
  const refunds = await refundsOf(services.db, payment.id)
  const { doneMinor } = sumRefunds(refunds)
  const name = await payerName(services.db, payment)
  const { funds } = contentFor(services, language).giving
  const isGift = payment.gift_id !== null
  const sold = await nameSold(services, payment, language)
  return {
    kind: KINDS[outcome],
    outcome,
    txnid: payment.txnid,
    date: momentIn(language, new Date(payment.changed_at)),
    purpose: payment.purpose,
    payer: name.startsWith(FORGOTTEN) ? '' : initials(name),
    towards: isGift ? withCode(language, sold, payment.purpose) : sold,
    isGift,
    fund: funds.find(({ code }) => code === payment.purpose)?.about ?? '',
    amount: rupeesIn(language, wholeRupees(payment.amount_minor)),
    reason: details.reason,
    details: details.message,
    why: outcome === 'dropped' ? ('no-answer' as const) : details.why,
    references: referencesOf(payment, details),
    overpaid: payment.overpaid === 1 && (await hasOtherMoney(services.db, payment)),
    refunds: refunds
      .filter(({ state }) => state !== 'refused')
      .map(({ state, amount_minor, changed_at }) => ({
        isDone: state === 'done',
        amountMinor: amount_minor,
        at: changed_at,
      })),
    returned: {
      doneMinor,
      keptMinor: (payment.received_minor ?? payment.amount_minor) - doneMinor,
    },
  }
}

/** For a visitor who has only the number: the outcome, the amount and the bank's references. */
export function withoutPayer<Result extends PaymentResult>(result: Result): Result {
  const references = { ...result.references, method: '', chargedOnTopMinor: 0 }
  const why = result.kind === 'failure' ? {} : { reason: '', details: '' }
  return { ...result, ...why, references, overpaid: false }
}

const KINDS = {
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
} as const satisfies Record<PaymentOutcome, string>

function referencesOf(payment: Payment, details: RecordDetails) {
  const { bankReference, method, chargedOnTopMinor } = details
  const { received_minor: taken, amount_minor, provider_id } = payment
  return {
    /** Where it differs from what was asked for. */
    takenMinor: taken !== null && taken !== amount_minor ? taken : undefined,
    bankReference,
    providerId: provider_id ?? '',
    method,
    chargedOnTopMinor,
  }
}

/** The result of a payment of an earlier system. It is final: nobody can be asked about it any more. */
async function readEarlierResult(
  services: Services,
  txnid: string,
  language: Language,
): Promise<PaymentResult | undefined> {
  const { db, content, payments } = services
  const record = await findEarlierPayment(db, txnid)
  if (!record) return undefined
  const { isPaid, purpose, payer, amountMinor, paidAt, paidOn, ...told } =
    payments.earlier.describe(record)
  const isGift = content.giving.funds.some(({ code }) => code === purpose)
  const sold = namePurpose(services, purpose, language)
  return {
    kind: isPaid ? 'success' : 'failure',
    outcome: isPaid ? 'received' : 'failed',
    txnid,
    date: paidAt ? momentIn(language, paidAt) : paidOn,
    purpose,
    towards: isGift ? withCode(language, sold, purpose) : sold,
    isGift,
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

/** A fund with its code, because that is all that the provider's own page and mail say of it. */
function withCode(language: Language, label: string, code: string): string {
  return language === 'en' && label !== code ? `${label} (${code})` : label
}

export function readEarlierPayment({ db }: Services, txnid: string) {
  return findEarlierPayment(db, txnid)
}
