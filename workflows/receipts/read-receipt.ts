import { payerName } from '#database/payments/payer-name.ts'
import { findPayment, findPaymentByToken, type Payment } from '#database/payments/payments.ts'
import { findReceipt, receiptsOf } from '#database/receipts/receipts.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import { providerDetails } from '#workflows/payments/provider-details.ts'
import type { Services } from '#workflows/services.ts'
import { nameSold } from '../payments/name-purpose.ts'
import { taxFacts } from './tax-facts.ts'

export type ReceiptPage = {
  church: { name: string; address: string; phone: string; email: string }
  facts: [string, string][]
  refunded: boolean
  /** The number of the receipt that was made void and has no successor. */
  voided: string | undefined
}

/**
 * A receipt to print. It shows who paid, so its address is a token that can't be guessed. The
 * transaction number, which others may know, works only in the payer's own browser.
 */
export async function readReceiptPage(
  services: Services,
  { name, isOwnNumber }: { name: string; isOwnNumber: boolean },
): Promise<ReceiptPage | undefined> {
  const byToken = await findPaymentByToken(services.db, name)
  const payment = byToken ?? (isOwnNumber ? await findPayment(services.db, name) : undefined)
  if (!payment || !wasReceived(payment.state)) return undefined
  const payer = await payerName(services.db, payment)
  return {
    church: churchOf(services),
    facts: await factsOf(services, { payment, payer }),
    refunded: payment.state === 'refunded',
    voided: await voidedNumber(services, payment),
  }
}

async function voidedNumber({ db }: Services, payment: Payment): Promise<string | undefined> {
  const last = (await receiptsOf(db, 'payment_id', [payment])).at(-1)
  return last?.voided_at ? receiptNumber(last) : undefined
}

async function factsOf(
  services: Services,
  { payment, payer }: { payment: Payment; payer: string },
): Promise<[string, string][]> {
  const { db } = services
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  const { method, bankReference } = providerDetails(services, payment)
  const received = payment.received_minor ?? payment.amount_minor
  const facts: [string, string][] = [
    ['Receipt number', receipt ? receiptNumber(receipt) : ''],
    ['Date', formatMoment(new Date(receipt?.issued_at ?? payment.changed_at))],
    ['Received from', payer],
    ...(await taxFacts(services, payment)),
    ['Amount', formatRupees(received)],
    ['In words', amountInWords(received)],
    ...(await returnedOf(db, payment)),
    ['Towards', await nameSold(services, payment)],
    ['Paid by', method],
    ['Transaction number', payment.txnid],
    ['Bank reference', bankReference],
    ['Payment provider’s number', payment.provider_id ?? ''],
  ]
  return facts.filter(([, value]) => value)
}

async function returnedOf(db: Services['db'], payment: Payment): Promise<[string, string][]> {
  const { doneMinor } = sumRefunds(await refundsOf(db, payment.id))
  const kept = (payment.received_minor ?? payment.amount_minor) - doneMinor
  if (doneMinor === 0) return []
  return [
    ['Given back', formatRupees(doneMinor)],
    ['Kept', formatRupees(kept)],
    ['Kept, in words', kept > 0 ? amountInWords(kept) : ''],
  ]
}

function churchOf({ content }: Services) {
  const { name, address, phone, email } = content.church
  const { street, locality, city, state, postalCode } = address
  return { name, phone, email, address: `${street}, ${locality}, ${city} ${postalCode}, ${state}` }
}
